import { useEffect, useRef } from 'react'
import type { Camera } from '#domain/map/mercator.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { afterPaint } from './afterPaint.ts'

/** Where the map looks, and the one way to look elsewhere: through the address, which holds it. */
export interface Look {
  readonly camera: Camera
  /** The camera that was last asked for, which may be a picture ahead of what is shown: steps are counted from it. */
  readonly newest: () => Camera
  /** Looks elsewhere; without a camera, at what is searched for. */
  readonly look: (next: Camera | undefined) => void
}

/** `found`: where the reply looks, when the address says nothing. */
export function useLook(state: SearchState, found: Camera): Look {
  const navigate = useNavigate()
  const camera = state.camera ?? found
  const ahead = useRef<Camera>(undefined)
  useEffect(() => {
    ahead.current = undefined
  }, [camera])
  const look = (next: Camera | undefined) => {
    ahead.current = next
    // The page around the map is made anew: what was pressed shows it before.
    afterPaint(() => navigate(searchHref(state, { camera: next }), { replace: true, keepsPlace: true }))
  }
  return { camera, newest: () => ahead.current ?? camera, look }
}
