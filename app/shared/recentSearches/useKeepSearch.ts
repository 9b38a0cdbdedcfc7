import { useEffect } from 'react'
import type { RecentSearch } from './RecentSearch.ts'
import { expectedSearch, searchHasCome } from './expectSearch.ts'

/**
 * Stores the search on screen, if it is the one that the visitor requested. `canonical` writes an address of
 * a list as `href` is written, so that the two can be compared.
 */
export function useKeepSearch(
  shown: Omit<RecentSearch, 'at'> | undefined,
  href: string,
  canonical: (address: string) => string,
): void {
  useEffect(() => {
    const expected = expectedSearch()
    if (!shown || expected === undefined || canonical(expected) !== href) return
    searchHasCome()
    const made = { ...shown, at: Date.now() }
    // Not worth a message: the list is there.
    void import('./recentStore.ts').then(({ keepSearch }) => keepSearch(made)).catch(() => undefined)
  })
}
