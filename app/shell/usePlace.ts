import type { Place } from './route.tsx'
import { useAddress } from './useAddress.ts'

/**
 * The visitor's place: language, path without it, query, flags. It is no context: one that changes with the
 * address would hydrate every part of the page that is still plain HTML (`app/shared/dormant`).
 */
export const usePlace = (): Place => useAddress().place
