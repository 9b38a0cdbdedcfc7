import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components'
import { region } from './Snackbar.css.ts'
import { SnackbarItem } from './SnackbarItem.tsx'
import { type SnackbarDuration, snackbarQueue, timeFor } from './snackbarQueue.ts'
import { watchRegion, watchVisibility } from './watchRegion.ts'

export interface SnackbarsProps {
  /** Name of the region, a landmark that F6 reaches, and leaves again. */
  label: string
  closeLabel: string
  /** Announced after a message with an action, since a voice does not show it: "Press F6 to undo". */
  actionHint?: (action: string) => string
  /** How long messages stay that take nothing with them: a setting of the visitor's. @default '5s' */
  duration?: SnackbarDuration
}

/**
 * The region of snackbars; rendered once. Time is paused while the pointer or the focus is in the region, or
 * the tab is hidden.
 */
export function Snackbars({ label, closeLabel, actionHint, duration = '5s' }: SnackbarsProps) {
  useEffect(watchVisibility, [])
  const watch = useCallback(
    (element: HTMLDivElement | null) => (element ? watchRegion(element, closeAt) : undefined),
    [],
  )
  // react-aria counts the region among the landmarks when it mounts, and only if it is in the page then.
  const isEmpty = useSyncExternalStore(subscribe, isQueueEmpty, () => true)
  if (isEmpty) return null
  return (
    <ToastRegion ref={watch} queue={snackbarQueue} aria-label={label} className={region}>
      {({ toast }) => (
        <SnackbarItem
          toast={toast}
          time={timeFor(toast.content, duration)}
          closeLabel={closeLabel}
          actionHint={actionHint}
        />
      )}
    </ToastRegion>
  )
}

const subscribe = (onChange: () => void) => snackbarQueue.subscribe(onChange)
const isQueueEmpty = () => snackbarQueue.visibleToasts.length === 0

function closeAt(at: number): void {
  const toast = snackbarQueue.visibleToasts[at]
  if (toast) snackbarQueue.close(toast.key)
}
