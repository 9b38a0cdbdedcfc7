import { Effect } from 'effect'
import { constants } from '#domain/constants.ts'

/** Waits for the browser to come online, at most a minute; the request is then sent either way (section 4). */
export const untilOnline: Effect.Effect<void> = Effect.callback((resume) => {
  // Node's navigator does not know; only a browser that says no is offline.
  if (globalThis.navigator?.onLine !== false) return resume(Effect.void)
  const go = () => {
    stop()
    resume(Effect.void)
  }
  const timer = setTimeout(go, constants.offline.waitMs)
  const stop = () => {
    clearTimeout(timer)
    globalThis.removeEventListener('online', go)
  }
  globalThis.addEventListener('online', go)
  return Effect.sync(stop)
})
