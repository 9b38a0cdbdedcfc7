import { useEffect, useSyncExternalStore } from 'react'
import { deviceIds } from '#app/shared/storage/deviceIds.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** As many as are worth knowing: older ones are forgotten. */
const MOST = 500

/** Listings that were opened on this device. They never leave it. */
const seen = deviceIds(storedKeys.seenListings, MOST)

/** Notes that a listing is looked at. */
export function useNoteSeen(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) seen.add(id)
  }, [id])
}

/** The listings that were opened on this device; none on the server. */
export const useSeenListings = (): ReadonlySet<number> =>
  useSyncExternalStore(seen.subscribe, seen.current, seen.none)
