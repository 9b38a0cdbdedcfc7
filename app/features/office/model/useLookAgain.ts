import { useEffect } from 'react'
import type { FeedRunSummary } from '#domain/api/agencies/Feeds.ts'

/** Between two looks at a feed that is being read, ms. */
const LOOK_MS = 3000

/** Whether a run goes on. */
export const isOpenRun = ({ state }: Pick<FeedRunSummary, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** Asks again while something goes on; `shown` is the last answer. */
export function useLookAgain(isOpen: boolean, refresh: () => void, shown: unknown): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(refresh, LOOK_MS)
    return () => clearTimeout(timer)
  }, [isOpen, refresh, shown])
}
