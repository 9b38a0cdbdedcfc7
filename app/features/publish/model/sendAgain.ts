/** Seconds until a file whose connection was cut is sent again; after the last it waits for its user. */
const pauses = [2, 4, 8, 16, 32] as const

/** Resolves after so many seconds, sooner when the device is online again, at once when the upload is dropped. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })

/**
 * Sends until it is answered: a cut connection is no answer. What arrived whole before the line was cut is known to the
 * server by its bytes, and is not stored twice. Returns the last outcome.
 */
export async function sendAgain<Outcome>(
  send: () => Promise<Outcome>,
  isCut: (outcome: Outcome) => boolean,
  signal: AbortSignal,
  wait = pause,
): Promise<Outcome> {
  for (const seconds of pauses) {
    const outcome = await send()
    if (!isCut(outcome) || signal.aborted) return outcome
    await wait(seconds, signal)
  }
  return send()
}
