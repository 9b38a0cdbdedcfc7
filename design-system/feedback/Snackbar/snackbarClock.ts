interface Run {
  left: number
  readonly onEnd: () => void
  startedAt?: number
  timer?: ReturnType<typeof setTimeout>
}

/** Why time is paused. Several reasons may hold at once; it resumes when the last has ended. */
export type Hold = 'pointer' | 'focus' | 'hidden'

const runs = new Set<Run>()
const holds = new Set<Hold>()

/** Counts down and calls `onEnd`. Returns the function that stops it and returns the remaining time. */
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

/** Pauses or resumes the time of all messages, including later ones. */
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
