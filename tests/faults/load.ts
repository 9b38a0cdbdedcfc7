/** Asks at an even pace, over connections that are kept. Tells of each request when it began and whether it failed. */
export function load(origin: string, paths: readonly string[], aSecond: number) {
  const pending: Promise<{ readonly begun: number; readonly failed: boolean }>[] = []
  const ask = async (path: string) => {
    const begun = performance.now()
    const failed = await fetch(origin + path).then(
      async (reply) =>
        (await reply.arrayBuffer().then(
          () => false,
          () => true,
        )) || reply.status >= 500,
      () => true,
    )
    return { begun, failed }
  }
  const timer = setInterval(() => {
    pending.push(ask(paths[pending.length % paths.length] ?? '/'))
  }, 1000 / aSecond)
  return () => {
    clearInterval(timer)
    return Promise.all(pending)
  }
}
