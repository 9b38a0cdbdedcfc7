import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** Where this device keeps the searches made on it. They are sent nowhere. */
export const recentKey = storedKeys.recentSearches

/** Whether anything is kept: the code that reads it is loaded only then. */
export function hasRecent(): boolean {
  try {
    return localStorage.getItem(recentKey) !== null
  } catch {
    return false
  }
}

const listeners = new Set<() => void>()

/** Tells whoever waits for the first search that something was kept, or all of it forgotten. */
export function tellKept(): void {
  for (const listener of listeners) listener()
}

/** Hears of what is kept in this window; for `useSyncExternalStore`. */
export function onRecentKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
