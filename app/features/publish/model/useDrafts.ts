import { useSWRConfig } from 'swr'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { stepPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { run } from '#app/transport/call.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { draftKeys, isOfDrafts } from '#app/transport/drafts/draftKeys.ts'

/** Begins and deletes drafts, and tells their home from others. A failure is told. */
export function useDrafts() {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return {
    start: async () => {
      const { reply, failure } = await withSession(
        t,
        () => run(drafts.create({}, language)),
        'publish.session',
      )
      if (failure) return tellFailure(act(failure, atOnce), t)
      await mutate(isOfDrafts)
      navigate(localPath(language, stepPath(reply.id, 'offer')))
    },
    anotherHome: async (id: number) => {
      const { failure } = await withSession(t, () => run(drafts.anotherHome(id, language)), 'publish.session')
      await mutate(draftKeys.check(id, language))
      if (failure) return tellFailure(failure, t)
      announce(t('publish.sameHome.done'))
    },
    remove: async (id: number) => {
      const { failure } = await withSession(t, () => run(drafts.remove(id, language)), 'publish.session')
      if (failure) await tellFailure(failure, t)
      await mutate(isOfDrafts)
    },
  }
}

/** No key is sent: each press is another change. */
const atOnce = { KeyReused: () => undefined }
