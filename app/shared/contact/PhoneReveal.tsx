import { useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { spacedPhone } from '#domain/contact/spacedPhone.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import type { OutcomeOf } from '#app/transport/outcome.ts'

export interface PhoneRevealProps extends Pick<ButtonProps, 'width' | 'icon'> {
  /** Fetches the number. */
  ask: () => Promise<OutcomeOf<'POST /api-next/contact/phone/'> | OutcomeOf<'POST /api-next/agencies/phone/'>>
  /** It is there. */
  onShown?: () => void
  /** On the button, before the number is there. */
  label: string
  variant: 'primary' | 'secondary'
  /** The button is its icon alone, and the number takes the room that it needs. @default false */
  isIconOnly?: boolean
}

/** A phone number on request: a `tel:` link replaces the button and takes its focus. */
export function PhoneReveal({ ask, onShown, label, isIconOnly = false, ...look }: PhoneRevealProps) {
  const { t } = useTexts()
  const { phone, isPending, reveal } = usePhone({ ask, onShown })
  const linkId = useId()
  useEffect(() => {
    if (phone !== undefined) document.getElementById(linkId)?.focus()
  }, [phone, linkId])
  if (phone !== undefined)
    return (
      <ButtonLink
        {...look}
        id={linkId}
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        aria-label={t('contact.phone.call', { phone: spacedPhone(phone) })}
      >
        {spacedPhone(phone)}
      </ButtonLink>
    )
  if (isIconOnly)
    return <IconButton icon={look.icon ?? 'phone'} label={label} variant="outlined" onPress={reveal} />
  return (
    <Button {...look} isPending={isPending} pendingLabel={t('contact.phone.pending')} onPress={reveal}>
      {label}
    </Button>
  )
}

function usePhone({ ask, onShown }: { ask: PhoneRevealProps['ask']; onShown: (() => void) | undefined }) {
  const { t } = useTexts()
  const [phone, setPhone] = useState<string>()
  const [isPending, setPending] = useState(false)
  const reveal = async () => {
    if (isPending) return
    setPending(true)
    const { reply, failure } = await ask()
    setPending(false)
    if (failure) return tellFailure(failure, t, 'lbl_generic_error')
    setPhone(reply.phone)
    announce(t('contact.phone.shown', { phone: spacedPhone(reply.phone) }), { topic: 'phone' })
    onShown?.()
  }
  return { phone, isPending, reveal: () => void reveal() }
}
