interface Run {
  left: number
  readonly onEnd: () => void
  startedAt?: number
  timer?: ReturnType<typeof setTimeout>
}

/** Why time may stand still. Several reasons may hold at once; it goes on when the last has gone. */
export type Hold = 'pointer' | 'focus' | 'hidden'

const runs = new Set<Run>()
const holds = new Set<Hold>()

/** Counts down and calls `onEnd`. Returns what stops it and tells the time that was left. */
export function startClock(left: number, onEnd: () => void): () => number {
  const run: Run = { left, onEnd }
  runs.add(run)
  if (holds.size === 0) go(run)
  return () => {
    pause(run)
    runs.delete(run)
    return run.left
  }
}

/** Stops or frees the time of all messages, those that come later too. */
export function holdClock(why: Hold, isHeld: boolean): void {
  const wasHeld = holds.size > 0
  if (isHeld) holds.add(why)
  else holds.delete(why)
  const isHeldNow = holds.size > 0
  if (isHeldNow !== wasHeld) runs.forEach(isHeldNow ? pause : go)
}

function go(run: Run): void {
  run.startedAt = Date.now()
  run.timer = setTimeout(run.onEnd, run.left)
}

function pause(run: Run): void {
  clearTimeout(run.timer)
  if (run.startedAt !== undefined) run.left -= Date.now() - run.startedAt
  delete run.startedAt
}
