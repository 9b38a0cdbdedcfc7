import { useSWRConfig } from 'swr'
import { localPath } from '#domain/search/searchPath.ts'
import type { PaidTier } from '#domain/visibility/offers.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { run } from '#app/transport/call.ts'
import { visibility } from '#app/transport/drafts/drafts.ts'
import { visibilityKey } from '#app/transport/drafts/draftKeys.ts'

/** Orders visibility of an ad, and withdraws from an order. A failure is told. */
export function useVisibility(id: number) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return {
    /** Goes to the page on which the order is paid. */
    buy: async (tier: PaidTier, beginsAtOnce: boolean): Promise<void> => {
      const { reply, failure } = await withSession(
        t,
        () => run(visibility.buy(id, { tier, beginsAtOnce }, language)),
        'publish.session',
      )
      if (failure) return tellFailure(act(failure, { KeyReused: () => undefined }), t)
      location.assign(reply.url)
    },
    withdraw: async (order: string): Promise<void> => {
      const { failure } = await withSession(
        t,
        () => run(visibility.withdraw(id, order, language)),
        'publish.session',
      )
      await mutate(visibilityKey(id, language))
      if (failure) return tellFailure(failure, t)
      navigate(localPath(language, visibilityPath(id)))
    },
  }
}
