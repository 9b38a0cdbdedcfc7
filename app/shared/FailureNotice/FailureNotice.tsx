import type { ReactNode } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export interface FailureNoticeProps {
  heading?: string
  /** What failed to load, and what is kept meanwhile. */
  children: ReactNode
  /** Of the button. @default "Try again" */
  label?: string
  retry: () => void
}

/** A failure to load: announced at once, with a retry button. */
export function FailureNotice({ heading, children, label, retry }: FailureNoticeProps) {
  const t = useTranslate()
  return (
    <Notice
      tone="danger"
      role="alert"
      {...(heading !== undefined && { heading })}
      action={
        <Button variant="secondary" onPress={retry}>
          {label ?? t('errors.retry')}
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  )
}
