import type { SearchCounts } from '#domain/api/Search.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

/** How many each option would find in the search at an address; null asks for nothing. The last answer stays meanwhile. */
export function useCounts(href: string | null): SearchCounts | undefined {
  const language = useLanguage()
  const address = href === null ? undefined : new URL(href, 'https://estia.invalid')
  const key = address ? apiKey.counts(address.pathname, address.searchParams, language) : null
  return useApi(key, { keepsPrevious: true }).data
}
