/** What a browser keeps to open without a line. */

/** The worker that keeps it, for all pages. */
export const offlineWorkerPath = '/offline-worker.js'

/** How the names of its caches begin. */
export const offlineCaches = 'estia.offline'

export const offlineLimits = {
  /** Files of the build. */
  files: 400,
  /** Groups of saved homes. */
  groups: 10,
  /** Photographs, one of each saved home, some 30 kB each. */
  photos: 200,
  /** Changes that wait for a line. */
  changes: 200,
  /** Saved homes that were not read from the server for longer are removed. */
  keptMs: 30 * 24 * 3_600_000,
  /** Saved homes are read again on other pages after this time. */
  freshMs: 3_600_000,
} as const

/** What a page tells the worker: the account that it shows, and what to keep for it. */
export interface OfflineMessage {
  /** `uuid` of the account, `none` for nobody. */
  readonly account: string
  /** Nothing is kept without it. */
  readonly keep?: {
    /** Addresses of pages. */
    readonly pages: readonly string[]
    /** Addresses of replies: the list of groups first, then the default group. */
    readonly replies: readonly string[]
    /** Files that the page loaded. */
    readonly files: readonly string[]
    /** The page shows the saved homes: they are kept at once, however fresh the last copy is. */
    readonly isHere: boolean
  }
}
