import { onRecentKept, recentKey, tellKept } from './recentKey.ts'
import { parseRecent, type RecentSearch, withRecent } from './RecentSearch.ts'

let seen: { readonly text: string | null; readonly searches: readonly RecentSearch[] } | undefined

/** Browsers that keep nothing for a site throw instead of answering. */
function stored(): string | null {
  try {
    return localStorage.getItem(recentKey)
  } catch {
    return null
  }
}

/** The searches made on this device, the latest first. */
export function recentSearches(): readonly RecentSearch[] {
  const text = stored()
  if (seen?.text !== text) seen = { text, searches: parseRecent(text) }
  return seen?.searches ?? []
}

function keep(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(recentKey)
    else localStorage.setItem(recentKey, JSON.stringify(searches))
  } catch {
    // A full or forbidden store keeps what it has.
  }
  tellKept()
}

export const keepSearch = (made: RecentSearch): void => keep(withRecent(recentSearches(), made))
export const forgetSearch = (address: string): void =>
  keep(recentSearches().filter((search) => search.address !== address))
export const forgetAllSearches = (): void => keep([])

/** Subscribes to changes here and in other windows; for `useSyncExternalStore`. */
export function onRecentChange(listener: () => void): () => void {
  const leave = onRecentKept(listener)
  addEventListener('storage', listener)
  return () => {
    leave()
    removeEventListener('storage', listener)
  }
}
