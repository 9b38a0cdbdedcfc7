import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** The key under which this device stores its searches. They are not sent anywhere. */
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

/** Notifies listeners that a search was stored, or that all were removed. */
export function tellKept(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to changes in this window; for `useSyncExternalStore`. */
export function onRecentKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
