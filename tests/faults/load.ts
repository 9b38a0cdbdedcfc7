/** What came of a request. Times in ms. */
export interface Asked {
  /** By the clock of `performance.now()`. */
  readonly begun: number
  readonly took: number
  /** Undefined where there was no answer. */
  readonly status: number | undefined
  /** Told to come again: there were too many. */
  readonly refused: boolean
  /** No answer, or one that nobody should get. */
  readonly failed: boolean
}

/** Asks for a path over a connection that is kept, and reads all of the answer. */
export async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  const begun = performance.now()
  const reply = await fetch(address, { headers }).catch(() => undefined)
  const isWhole = await reply?.arrayBuffer().then(
    () => true,
    () => false,
  )
  const refused = reply?.status === 503 && reply.headers.has('retry-after')
  const failed = reply === undefined || isWhole !== true || (reply.status >= 500 && !refused)
  return { begun, took: performance.now() - begun, status: reply?.status, refused, failed }
}

/** Asks at an even pace, whatever is answered. A path is given for each number, counted from 0. */
export function load(origin: string, pathOf: (number: number) => string, aSecond: number) {
  const pending: Promise<Asked>[] = []
  const begun = performance.now()
  // A timer of one process comes late now and then: what was due meanwhile is asked at once.
  const timer = setInterval(
    () => {
      const due = ((performance.now() - begun) / 1000) * aSecond
      while (pending.length < due) pending.push(ask(origin + pathOf(pending.length)))
    },
    Math.max(5, 1000 / aSecond),
  )
  return () => {
    clearInterval(timer)
    return Promise.all(pending)
  }
}

/** The paths in turn. */
export const inTurn = (paths: readonly string[]) => (number: number) => paths[number % paths.length] ?? '/'
