import { constants } from '#domain/constants.ts'

/**
 * Waits until the browser is online, at most a minute; the request is then sent either way (section 4).
 * Rejects with the signal's reason on abort.
 */
export async function untilOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  // Node's navigator has no `onLine`; only an explicit false means offline.
  if (globalThis.navigator?.onLine !== false) return
  const over = new AbortController()
  const options = { once: true, signal: over.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, constants.offline.waitMs)
      globalThis.addEventListener('online', () => resolve(), options)
      signal?.addEventListener('abort', () => reject(signal.reason as Error), options)
    })
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
