import type { Contacted } from '#domain/api/contact/Contact.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { Sent } from '#app/shared/account/Sent.tsx'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import type { Asked } from './contactOffer.ts'

export interface ContactSentProps {
  asked: Asked
  reply: Contacted
  /** The email that the confirmation link went to; empty if no confirmation was needed. */
  email: string
}

/** In place of the form: delivered, or what is left to do. */
export function ContactSent({ asked, reply, email }: ContactSentProps) {
  const { t, language } = useTexts()
  if (reply.status === 'confirmEmail')
    return (
      <Sent tone="success" heading={t('contact.confirm.title')} headingLevel={3} email={email}>
        {t('contact.confirm.text', { email, hours: contactLimits.confirmHours })}
      </Sent>
    )
  const { conversationId } = reply
  return (
    <Sent
      tone="success"
      heading={t(`contact.sent.${asked}`)}
      headingLevel={3}
      {...(conversationId !== null && {
        action: (
          <ButtonLink href={conversationHref(conversationId, language)} variant="secondary">
            {t('contact.sent.open')}
          </ButtonLink>
        ),
      })}
    >
      {t('contact.sent.text')}
    </Sent>
  )
}
