import { useTexts } from '#app/i18n/TextsContext.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { share, sharedAddress } from './shareListing.ts'

/** Shares a listing, and says what the device does not show itself. */
export function useShare(): (id: number, title: string) => Promise<void> {
  const { t, language } = useTexts()
  return async (id, title) => {
    const how = await share(title, sharedAddress(id, language))
    if (how === 'copied') void tell({ tone: 'success', text: t('listing.share.copied') })
    if (how === 'failed') void tell({ tone: 'error', text: t('listing.share.failed'), isOnlyHere: true })
  }
}
