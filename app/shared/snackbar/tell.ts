import type { SnackbarMessage } from '#design-system/feedback/Snackbar/snackbarQueue.ts'

const listeners = new Set<() => void>()
let isWanted = false

/** Shows a message over the page. What it is made of is fetched with the first. */
export async function tell(message: SnackbarMessage): Promise<void> {
  isWanted = true
  for (const listener of listeners) listener()
  const { showSnackbar } = await import('#design-system/feedback/Snackbar/snackbarQueue.ts')
  showSnackbar(message)
}

/** Whether anything was told yet; for `useSyncExternalStore`. */
export const isTold = (): boolean => isWanted

export function onTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
