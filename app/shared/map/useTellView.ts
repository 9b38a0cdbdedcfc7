import { useEffect, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { Camera } from '#domain/map/mercator.ts'

/** Quiet enough for a map that is moved step by step, milliseconds. */
const SETTLE = 700

/**
 * Says what a map shows once somebody moved it; what it shows first stands beside it. `asked`: where they want it to
 * look.
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
