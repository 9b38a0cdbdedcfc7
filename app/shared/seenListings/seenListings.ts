import { useEffect, useSyncExternalStore } from 'react'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** Listings that were opened on this device, the latest last. They never leave it. */
const key = storedKeys.seenListings

/** As many as are worth knowing: older ones are forgotten. */
const MOST = 500

const none: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
let seen: ReadonlySet<number> | undefined

function read(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : [])
  } catch {
    // Written by another program, or storage is unavailable.
    return none
  }
}

const current = (): ReadonlySet<number> => (seen ??= read())

function note(id: number): void {
  const known = current()
  if ([...known].at(-1) === id) return
  seen = new Set([...[...known].filter((one) => one !== id), id].slice(-MOST))
  try {
    localStorage.setItem(key, JSON.stringify([...seen]))
  } catch {
    // It is known until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const forget = (event: StorageEvent) => {
    // No key is named where everything was removed at once.
    if (event.key !== key && event.key !== null) return
    seen = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', forget)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', forget)
  }
}

/** Notes that a listing is looked at. */
export function useNoteSeen(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) note(id)
  }, [id])
}

/** The listings that were opened on this device; none on the server. */
export const useSeenListings = (): ReadonlySet<number> => useSyncExternalStore(subscribe, current, () => none)
