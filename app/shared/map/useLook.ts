import { useEffect, useRef } from 'react'
import type { Camera } from '#domain/map/mercator.ts'
import { painted } from '#design-system/foundations/painted.ts'
import { useNavigate } from '#app/shell/navigation.ts'

/** The map's camera, and the only way to move it: through the address, which holds it. */
export interface Look {
  readonly camera: Camera
  /** The requested camera, which may be a frame ahead of the shown one: steps are counted from it. */
  readonly newest: () => Camera
  /** Looks elsewhere; without a camera, at what is searched for. */
  readonly look: (next: Camera | undefined) => void
}

export interface Looking {
  /** The camera in the address. */
  readonly asked: Camera | undefined
  /** The camera for an address without one. */
  readonly found: Camera
  /** The same address, looking elsewhere. */
  readonly hrefOf: (camera: Camera | undefined) => string
}

/** What an address looks at, and how to have it look elsewhere. */
export function useLook({ asked, found, hrefOf }: Looking): Look {
  const navigate = useNavigate()
  const camera = asked ?? found
  const ahead = useRef<Camera>(undefined)
  const latest = useRef(0)
  useEffect(() => {
    ahead.current = undefined
  }, [camera])
  const look = (next: Camera | undefined) => {
    ahead.current = next
    const turn = ++latest.current
    // The page around the map is rendered again, which shows the pressed state first.
    void painted().then(() => {
      if (turn === latest.current) navigate(hrefOf(next), { replace: true, keepsPlace: true })
    })
  }
  return { camera, newest: () => ahead.current ?? camera, look }
}
