import { useEffect, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { Camera } from '#domain/map/mercator.ts'

/** Quiet enough for a map that is moved step by step, milliseconds. */
const SETTLE = 700

/**
 * Announces the view after the user moved the map; the first view has its text beside it. `asked`: the
 * requested camera.
 */
export function useTellView(description: string, asked: Camera | undefined): void {
  const where = asked && Object.values(asked).join(' ')
  const last = useRef(where)
  useEffect(() => {
    if (last.current === where) return
    last.current = where
    announce(description, { topic: 'map', settle: SETTLE })
  }, [description, where])
}
