import { useSWRConfig } from 'swr'
import type { MyHome } from '#domain/api/valuation/MyHomes.ts'
import { stepPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { myHomePath } from '#domain/valuation/valuationPaths.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { run } from '#app/transport/call.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { myHomes } from '#app/transport/myHomes.ts'

/** No key is sent: each press is another change. */
const atOnce = { KeyReused: () => undefined }

/** Keeps homes, deletes them, makes drafts of them, and asks agencies. A failure is told. */
export function useMyHomes() {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const session = 'myHomes.session'
  const refresh = () => mutate(apiKey.myHomes(language))
  return {
    keep: async (facts: string) => {
      const { failure } = await withSession(t, () => run(myHomes.keep(facts, language)), session)
      if (failure) return tellFailure(failure, t)
      await refresh()
      navigate(localPath(language, myHomePath))
    },
    remove: async (id: number) => {
      const { failure } = await withSession(t, () => run(myHomes.remove(id, language)), session)
      if (failure) await tellFailure(failure, t)
      else await tell({ text: t('myHomes.removed') })
      await refresh()
    },
    /** Resolves to whether they were asked. */
    ask: async (id: number, agencies: readonly string[], text: string) => {
      const { failure } = await withSession(t, () => run(myHomes.ask(id, agencies, text, language)), session)
      if (failure) await tellFailure(failure, t)
      await refresh()
      return failure === undefined
    },
    draft: async ({ draft }: Pick<MyHome, 'draft'>) => {
      const made = await withSession(t, () => run(drafts.create({}, language)), session)
      if (made.failure) return tellFailure(act(made.failure, atOnce), t)
      const { failure } = await run(drafts.save(made.reply.id, draft, language))
      if (failure) await tellFailure(failure, t)
      navigate(localPath(language, stepPath(made.reply.id, 'offer')))
    },
  }
}
