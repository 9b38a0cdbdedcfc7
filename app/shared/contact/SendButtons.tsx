import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useOnline } from './useOnline.ts'

export interface SendButtonsProps {
  /** On the button that sends. */
  label: string
  isSending: boolean
  /** Stops the pending request. */
  onStop: () => void
}

/** Sends a form. After a second it offers a stop button, and says if it was stopped or waits for a connection. */
export function SendButtons({ label, isSending, onStop }: SendButtonsProps) {
  const t = useTranslate()
  const isLong = usePendingShown(isSending)
  const isOnline = useOnline()
  const waits = isSending && !isOnline
  useEffect(() => {
    if (waits) announce(t('contact.sending.offline'), { topic: 'offline' })
  }, [waits, t])
  const button = useRef<HTMLButtonElement>(null)
  const [isStopped, setStopped] = useState(false)
  if (isStopped && isSending) setStopped(false)
  const stop = () => {
    onStop()
    setStopped(true)
    announce(t('contact.sending.cancelled'), { topic: 'stopped' })
    // The pressed button goes.
    button.current?.focus()
  }
  return (
    <>
      {waits && (
        <Notice tone="warning">
          <p>{t('contact.sending.offline')}</p>
        </Notice>
      )}
      {isStopped && (
        <Notice>
          <p>{t('contact.sending.cancelled')}</p>
        </Notice>
      )}
      <Inline>
        <Button ref={button} type="submit" isPending={isSending} pendingLabel={t('contact.sending')}>
          {label}
        </Button>
        {isLong && (
          <Button variant="quiet" onPress={stop}>
            {t('contact.sending.cancel')}
          </Button>
        )}
      </Inline>
    </>
  )
}
