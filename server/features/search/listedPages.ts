import { LRUCache } from 'lru-cache'
import type { ListingCounts } from '#server/content/statistics/ListingCounts.ts'

/** Pages of results whose ads are remembered: more than there are replies in the cache. */
const REMEMBERED = 5000

interface Listed {
  readonly ids: readonly number[]
  /** The place of the first of them. */
  readonly first: number
}

/**
 * Which ads a reply shows, by its address, so that a reply that is sent again from the cache is counted too. `request.url`
 * of the router and of the fast path are the same.
 */
export function listedPages(counts: Pick<ListingCounts['Service'], 'shown'>) {
  const pages = new LRUCache<string, Listed>({ max: REMEMBERED })
  return {
    keep: (url: string, ids: readonly number[], { page, perPage }: { page: number; perPage: number }): void =>
      void pages.set(url, { ids, first: (page - 1) * perPage + 1 }),
    count: (url: string, userAgent: string | undefined): void => {
      const listed = pages.get(url)
      if (listed) counts.shown(listed.ids, listed.first, userAgent)
    },
  }
}
