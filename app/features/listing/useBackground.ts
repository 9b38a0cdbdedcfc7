import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

/** Facts beyond the ad, from the new call about a home; none while its flag is off: the page has the ad alone then. */
export function useBackground(id: number) {
  const language = useLanguage()
  const { newListingDetailApi } = useFlags()
  return useApi(newListingDetailApi ? apiKey.background(id, language) : null)
}
