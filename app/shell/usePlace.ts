import type { Place } from './route.tsx'
import { useAddress } from './useAddress.ts'

/** The visitor's place: language, path without it, query, flags. */
export const usePlace = (): Place => useAddress().place
