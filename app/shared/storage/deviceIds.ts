import type { StoredKey } from './storedKeys.ts'

/** A list of listings that this device keeps, the latest last. */
export interface DeviceIds {
  readonly current: () => ReadonlySet<number>
  readonly none: () => ReadonlySet<number>
  /** Adds one, or makes it the latest. */
  readonly add: (id: number) => void
  readonly remove: (id: number) => void
  /** Subscribes to changes, also those of other windows; for `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
}

const none: ReadonlySet<number> = new Set()

/** A list in the browser's storage under a key. It keeps the latest `most`. */
export function deviceIds(key: StoredKey, most: number): DeviceIds {
  const listeners = new Set<() => void>()
  let ids: ReadonlySet<number> | undefined

  const read = (): ReadonlySet<number> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return new Set(Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : [])
    } catch {
      // Written by another program, or storage is unavailable.
      return none
    }
  }
  const current = () => (ids ??= read())
  const write = (next: ReadonlySet<number>) => {
    ids = next
    try {
      localStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // It is known until the page is left.
    }
    for (const listener of listeners) listener()
  }
  const without = (id: number) => [...current()].filter((one) => one !== id)
  return {
    current,
    none: () => none,
    add: (id) => {
      if ([...current()].at(-1) !== id) write(new Set([...without(id), id].slice(-most)))
    },
    remove: (id) => {
      if (current().has(id)) write(new Set(without(id)))
    },
    subscribe: (listener) => {
      const forget = (event: StorageEvent) => {
        // No key is named where everything was removed at once.
        if (event.key !== key && event.key !== null) return
        ids = undefined
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', forget)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', forget)
      }
    },
  }
}
