import { announce } from '#design-system/feedback/announce/announce.ts'
import type { SnackbarMessage } from '#design-system/feedback/Snackbar/snackbarQueue.ts'

const listeners = new Set<() => void>()
let isWanted = false

/**
 * Shows a snackbar. Its code is loaded with the first one; if that fails, the message is announced, and shown
 * once the browser is online.
 */
export async function tell(message: SnackbarMessage): Promise<void> {
  isWanted = true
  for (const listener of listeners) listener()
  try {
    await show(message)
  } catch {
    announce(message.text)
    // It was announced already: a second failure adds nothing.
    addEventListener('online', () => void show(message).catch(() => undefined), { once: true })
  }
}

async function show(message: SnackbarMessage): Promise<void> {
  const { showSnackbar } = await import('#design-system/feedback/Snackbar/snackbarQueue.ts')
  showSnackbar(message)
}

/** Whether there was a message yet; for `useSyncExternalStore`. */
export const isTold = (): boolean => isWanted

export function onTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
