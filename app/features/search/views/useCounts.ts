import type { SearchCounts } from '#domain/api/Search.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { useApi } from '#app/transport/useApi.ts'

/**
 * How many results each option would give in the search at an address; null fetches nothing. The last reply
 * stays until the next.
 */
export function useCounts(href: string | null): SearchCounts | undefined {
  const language = useLanguage()
  const address = href === null ? undefined : new URL(href, 'https://estia.invalid')
  const key = address ? searchKeys.counts(address.pathname, address.searchParams, language) : null
  return useApi(key, { keepsPrevious: true }).data
}
