import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { waits } from '#tokens/scale/waits.ts'

export interface SnackbarMessage {
  text: string
  /** @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** One thing to do about it: undo. */
  action?: { label: string; onPress: () => void }
  /** The message is shown nowhere else on the page; it then stays until closed. @default false */
  isOnlyHere?: boolean
}

/** How long a message stays that takes nothing with it: the visitor's choice. In milliseconds, `never` without end. */
export const snackbarDurations = { '5s': waits.snackbarMs, '30s': 30_000, never: undefined } as const

export type SnackbarDuration = keyof typeof snackbarDurations

/** More would bury the page; the others wait, and their time with them. */
const mostAtOnce = 3

export const snackbarQueue = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: mostAtOnce })

/**
 * Shows a message and returns the function that removes it. Errors, messages with an action and those that
 * are shown nowhere else stay until closed, so that no information is lost to a timeout; the others close
 * themselves.
 */
export function showSnackbar(message: SnackbarMessage): () => void {
  const key = snackbarQueue.add(message)
  return () => snackbarQueue.close(key)
}

/** How long a message is shown; undefined for one that stays. */
export function timeFor(message: SnackbarMessage, duration: SnackbarDuration): number | undefined {
  const stays = message.tone === 'error' || message.action !== undefined || message.isOnlyHere === true
  return stays ? undefined : snackbarDurations[duration]
}
