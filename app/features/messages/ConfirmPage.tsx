import type { Contacted } from '#domain/api/contact/Contact.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { MailedLink } from '#app/shared/account/MailedLink.tsx'
import { Sent } from '#app/shared/account/Sent.tsx'
import { contactRefusal } from '#app/shared/contact/contactForm.ts'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { act, type SaidFailure } from '#app/shared/failures/treatments.ts'
import { contact } from '#app/transport/contact/contact.ts'
import { run } from '#app/transport/call.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'

/** How it ended: delivered, or a sentence why it never can be; nothing where the link is no longer good. */
type End = { readonly reply: Contacted } | { readonly why: string | undefined }

/** Delivers a contact with the token of the mail. */
export function ConfirmPage() {
  const { t, language } = useTexts()
  return (
    <MailedLink<End>
      title={t('contact.confirmPage.title')}
      noScript={t('contact.confirmPage.noScript')}
      text={t('contact.confirmPage.text')}
      submitLabel={t('contact.confirmPage.submit')}
      pendingLabel={t('contact.sending')}
      send={async (token) => {
        const { reply, failure } = await run(contact.confirm({ token }, language))
        if (reply) return { end: { reply } }
        const told = act(failure, { KeyReused: () => {}, TooLate: () => {} })
        return isFinal(told) ? { end: endOf(told) } : { refusal: contactRefusal(told, t, []) }
      }}
    >
      {(end) => <Ended end={end} />}
    </MailedLink>
  )
}

/** The link was used or has expired (410), or the contact is no longer possible: retrying changes nothing. */
const isFinal = (failure: SaidFailure): failure is SaidRefusal =>
  failure._tag === 'StatusError' && [404, 409, 410, 422].includes(failure.status)

type SaidRefusal = Extract<SaidFailure, { readonly _tag: 'StatusError' }>

const endOf = ({ status, data }: SaidRefusal): End => ({ why: status === 410 ? undefined : data.message })

function Ended({ end }: { end: End }) {
  const { t, language } = useTexts()
  const search = (
    <ButtonLink href={localPath(language, '/')} variant="secondary">
      {t('contact.confirmPage.search')}
    </ButtonLink>
  )
  if ('reply' in end) {
    const { conversationId } = end.reply
    const open = conversationId !== null && (
      <ButtonLink href={conversationHref(conversationId, language)}>{t('contact.sent.open')}</ButtonLink>
    )
    return (
      <Sent
        tone="success"
        heading={t('contact.confirmPage.done.title')}
        headingLevel={2}
        action={open || search}
      >
        {t('contact.confirmPage.done.text')}
      </Sent>
    )
  }
  const { why } = end
  return (
    <Sent
      tone="warning"
      heading={t(
        why === undefined ? 'contact.confirmPage.refused.title' : 'contact.confirmPage.failed.title',
      )}
      headingLevel={2}
      action={search}
    >
      {why ?? t('contact.confirmPage.refused.text')}
    </Sent>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('contact.confirmPage.title'), ...unlisted })
