let waiting: (() => void) | undefined

/**
 * Does something once the picture that answers a press or a key has been painted; of several that wait, the newest
 * alone. A page that is not in sight paints nothing and does not wait.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work()
  const isFirst = waiting === undefined
  waiting = work
  if (isFirst) requestAnimationFrame(() => setTimeout(finish))
}

function finish(): void {
  const work = waiting
  waiting = undefined
  work?.()
}
