import { useSyncExternalStore } from 'react'
import { savedLimits } from '#domain/saved/limits.ts'
import { deviceIds } from '#app/shared/storage/deviceIds.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** Homes that a visitor without an account saved on this device, while the flag allows it. */
export const savedHere = deviceIds(storedKeys.savedHere, savedLimits.here)

/** Those homes; none on the server. */
export const useSavedHere = (): ReadonlySet<number> =>
  useSyncExternalStore(savedHere.subscribe, savedHere.current, savedHere.none)
