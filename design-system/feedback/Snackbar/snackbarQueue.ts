import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { waits } from '#tokens/scale/waits.ts'

export interface SnackbarMessage {
  text: string
  /** @default 'info' */
  tone?: 'info' | 'success' | 'error'
  /** One thing to do about it: undo. */
  action?: { label: string; onPress: () => void }
  /** The page shows nowhere else what the message says; it then stays until closed. @default false */
  isOnlyHere?: boolean
}

/** How long a message stays that takes nothing with it: the visitor's choice. In milliseconds, `never` without end. */
export const snackbarDurations = { '5s': waits.snackbarMs, '30s': 30_000, never: undefined } as const

export type SnackbarDuration = keyof typeof snackbarDurations

/** More would bury the page; the others wait, and their time with them. */
const mostAtOnce = 3

export const snackbarQueue = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: mostAtOnce })

/**
 * Shows a message and returns what takes it away. Errors, messages with an action and those that stand nowhere else
 * stay until closed, since nobody may lose anything to a clock; the others leave by themselves.
 */
export function showSnackbar(message: SnackbarMessage): () => void {
  const key = snackbarQueue.add(message)
  return () => snackbarQueue.close(key)
}

/** How long a message may be shown; nothing for one that stays. */
export function timeFor(message: SnackbarMessage, duration: SnackbarDuration): number | undefined {
  const stays = message.tone === 'error' || message.action !== undefined || message.isOnlyHere === true
  return stays ? undefined : snackbarDurations[duration]
}
