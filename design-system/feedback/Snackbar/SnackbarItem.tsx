import { type ComponentProps, useEffect } from 'react'
import { Button, type QueuedToast, Text, UNSTABLE_Toast as Toast } from 'react-aria-components'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './Snackbar.css.ts'
import { startClock } from './snackbarClock.ts'
import { type SnackbarMessage, snackbarQueue } from './snackbarQueue.ts'

export interface SnackbarItemProps {
  toast: QueuedToast<SnackbarMessage>
  /** How long it may be shown; without it, until closed. */
  time: number | undefined
  closeLabel: string
  actionHint: ((action: string) => string) | undefined
}

const icons = { info: 'info', success: 'success', error: 'danger' } as const

/** One message. */
export function SnackbarItem({ toast, time, closeLabel, actionHint }: SnackbarItemProps) {
  const { text, tone = 'info', action } = toast.content
  const close = () => snackbarQueue.close(toast.key)
  useTimeShown(toast, time)
  useAnnounced(toast, action && actionHint?.(action.label))
  const act = () => {
    action?.onPress()
    close()
  }
  return (
    <Toast toast={toast} className={styles.snackbar} render={asGroup}>
      <span className={styles.mark}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.message}>
        <div className={styles.content}>
          <Text slot="title">{text}</Text>
        </div>
        {action && (
          <Button className={styles.action} onPress={act}>
            <span>{action.label}</span>
          </Button>
        )}
      </div>
      <Button className={styles.close} aria-label={closeLabel} onPress={close}>
        <Icon name="close" />
      </Button>
    </Toast>
  )
}

/** react-aria makes it an alertdialog, which screen readers read out by themselves: it would be said twice. */
const asGroup = (props: ComponentProps<'div'>) => <div {...props} {...group} />
const group = { role: 'group', 'aria-modal': undefined } as const

/** What was left of a message's time when newer ones pushed it aside. */
const timesLeft = new WeakMap<object, number>()

function useTimeShown(toast: QueuedToast<SnackbarMessage>, time: number | undefined): void {
  useEffect(() => {
    if (time === undefined) return undefined
    const stop = startClock(timesLeft.get(toast) ?? time, () => snackbarQueue.close(toast.key))
    return () => void timesLeft.set(toast, stop())
  }, [toast, time])
}

const announced = new WeakSet<object>()

/** Announced once, by the page's live region and not by a role of its own, so that only errors interrupt. */
function useAnnounced(toast: QueuedToast<SnackbarMessage>, hint: string | undefined): void {
  useEffect(() => {
    if (announced.has(toast)) return
    announced.add(toast)
    const { text, tone } = toast.content
    announce(hint === undefined ? text : `${text} ${hint}`, {
      urgency: tone === 'error' ? 'assertive' : 'polite',
      topic: toast.key,
    })
  }, [toast, hint])
}
