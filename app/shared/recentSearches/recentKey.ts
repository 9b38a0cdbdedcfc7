/** Where this device keeps the searches made on it. They are sent nowhere. */
export const recentKey = 'estia.recentSearches'

/** Whether anything is kept: the code that reads it is loaded only then. */
export function hasRecent(): boolean {
  try {
    return localStorage.getItem(recentKey) !== null
  } catch {
    return false
  }
}
