import { useSWRConfig } from 'swr'
import type { ListingActionName } from '#domain/listing/listingActions.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { actOnAd } from '#app/transport/drafts/drafts.ts'
import { ownAdsKey } from '#app/transport/drafts/draftKeys.ts'

/** Changes the status of one's own ad, and shows the list as it is then. A failure is told. */
export function useAdAction() {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  return async (id: number, name: ListingActionName): Promise<void> => {
    const { failure } = await withSession(t, () => run(actOnAd(id, name, language)), 'publish.session')
    await mutate(ownAdsKey(language))
    // No key is sent: each press is another change.
    if (failure) await tellFailure(act(failure, { KeyReused: () => undefined }), t)
  }
}
