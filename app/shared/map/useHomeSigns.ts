import { useMemo } from 'react'
import { useSaved } from '#app/shared/savedListings/useSaved.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useSeenListings } from '#app/shared/seenListings/seenListings.ts'
import type { HomeSigns } from './homeMark.ts'

/** What this visitor has done with homes, as it changes: on this device, and what their account knows of others. */
export function useHomeSigns(): HomeSigns {
  const here = useSeenListings()
  const { user } = useUser()
  const elsewhere = user?.lastAds
  const saved = useSaved()
  const seen = useMemo(
    () => (elsewhere === undefined || elsewhere.length === 0 ? here : new Set([...elsewhere, ...here])),
    [here, elsewhere],
  )
  return useMemo(() => ({ seen, saved }), [seen, saved])
}
