/** Runs work at most `count` at a time, in the order asked. */
export function lanes(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const enter = (): Promise<void> | undefined => {
    if (running < count) return void running++
    return new Promise((resolve) => waiting.push(resolve))
  }
  // A lane that is left goes straight to the next in line, so `running` does not change.
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
