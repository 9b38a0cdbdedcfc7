import { useState } from 'react'
import type { PhotoTour } from '../PhotoTour/PhotoTour.tsx'

interface Shown {
  readonly Tour?: typeof PhotoTour
  readonly at: number
  readonly isMissing?: boolean
}

const closed: Shown = { at: 0 }

/** The tour of photographs: its code is loaded by the first press, and again by the next one if that failed. */
export function useTour() {
  const [{ Tour, at, isMissing = false }, setShown] = useState<Shown>(closed)
  const open = (index: number) =>
    void import('../PhotoTour/PhotoTour.tsx').then(
      ({ PhotoTour: Tour }) => setShown({ Tour, at: index }),
      () => setShown({ at: index, isMissing: true }),
    )
  return { Tour, at, isMissing, open, close: () => setShown(closed) }
}
