import { type ReactNode, useEffect, useRef } from 'react'
import { mailboxOf } from '#domain/account/mailboxes.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import type { HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export interface SentProps {
  tone: 'success' | 'warning'
  heading: string
  headingLevel: HeadingLevel
  /** Where a mail went: a mailbox that is known can be opened from here. */
  email?: string
  /** Instead of the mailbox. */
  action?: ReactNode
  children: string
}

/** What replaces a sent form. It takes the focus, so that it is read. */
export function Sent({ tone, heading, headingLevel, email = '', action, children }: SentProps) {
  const t = useTranslate()
  const mailbox = mailboxOf(email)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const link = mailbox && (
    <ButtonLink href={mailbox.url} target="_blank" rel="noopener noreferrer" iconEnd="external">
      <span>{t('auth.mailbox', { name: mailbox.name })}</span>
      <VisuallyHidden>{` ${t('account.newTab')}`}</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Notice
      ref={ref}
      tone={tone}
      heading={heading}
      headingLevel={headingLevel}
      isFocusTarget
      action={action ?? link}
    >
      <p>{children}</p>
    </Notice>
  )
}
