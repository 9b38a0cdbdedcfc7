import { useEffect, useRef } from 'react'
import type { Camera } from '#domain/map/mercator.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { afterPaint } from './afterPaint.ts'

/** Where the map looks, and the one way to look elsewhere: through the address, which holds it. */
export interface Look {
  readonly camera: Camera
  /** The camera that was last asked for, which may be a picture ahead of what is shown: steps are counted from it. */
  readonly newest: () => Camera
  /** Looks elsewhere; without a camera, at what is searched for. */
  readonly look: (next: Camera | undefined) => void
}

export interface Looking {
  /** What the address says. */
  readonly asked: Camera | undefined
  /** Where to look when the address says nothing. */
  readonly found: Camera
  /** The same address, looking elsewhere. */
  readonly hrefOf: (camera: Camera | undefined) => string
}

/** What an address looks at, and how to have it look elsewhere. */
export function useLook({ asked, found, hrefOf }: Looking): Look {
  const navigate = useNavigate()
  const camera = asked ?? found
  const ahead = useRef<Camera>(undefined)
  useEffect(() => {
    ahead.current = undefined
  }, [camera])
  const look = (next: Camera | undefined) => {
    ahead.current = next
    // The page around the map is made anew: what was pressed shows it before.
    afterPaint(() => navigate(hrefOf(next), { replace: true, keepsPlace: true }))
  }
  return { camera, newest: () => ahead.current ?? camera, look }
}
