import type { Place } from './route.tsx'
import { useAddress } from './useAddress.ts'

/**
 * Where the visitor is: language, path without it, query, flags. No context tells it: one that changes with the
 * address would wake every part of the page that still sleeps (`app/shared/dormant`).
 */
export const usePlace = (): Place => useAddress().place
