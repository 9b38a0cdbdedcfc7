import { useMemo } from 'react'
import { useSaved } from '#app/shared/savedListings/useSaved.ts'
import { useSeenListings } from '#app/shared/seenListings/seenListings.ts'
import type { HomeSigns } from './homeMark.ts'

/** What this visitor has done with homes, as it changes. */
export function useHomeSigns(): HomeSigns {
  const seen = useSeenListings()
  const saved = useSaved()
  return useMemo(() => ({ seen, saved }), [seen, saved])
}
