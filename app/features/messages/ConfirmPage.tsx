import { useState } from 'react'
import type { Contacted } from '#domain/api/Contact.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { Sent } from '#app/shared/account/Sent.tsx'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { contactRefusal } from '#app/shared/contact/contactForm.ts'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { usePlace } from '#app/shell/PlaceContext.ts'
import { contact } from '#app/transport/contact.ts'
import { StatusError } from '#app/transport/errors.ts'
import { run } from '#app/transport/request.ts'

/** How it ended: delivered, or a sentence why it never can be; nothing where the link is no longer good. */
type End = { readonly reply: Contacted } | { readonly why: string | undefined }

/** Delivers a contact with the token of the mail. By a press: mail scanners follow links, and no GET changes anything. */
export function ConfirmPage() {
  const { t } = useTexts()
  const { search } = usePlace()
  const [end, setEnd] = useState<End>()
  return (
    <AccountPage
      title={t('contact.confirmPage.title')}
      noScript={t('contact.confirmPage.noScript')}
      width="form"
    >
      {end ? <Ended end={end} /> : <Confirmation token={search.get('token') ?? ''} onEnd={setEnd} />}
    </AccountPage>
  )
}

function Confirmation({ token, onEnd }: { token: string; onEnd: (end: End) => void }) {
  const { t, language } = useTexts()
  const texts = useFormTexts()
  const form = useForm({
    values: {},
    failureMessage: t('lbl_generic_error'),
    onSubmit: async () => {
      try {
        onEnd({ reply: await run(contact.confirm({ token }, language)) })
        return undefined
      } catch (error) {
        if (!isFinal(error)) return contactRefusal(error, t, [])
        onEnd({ why: error.status === 410 ? undefined : error.data.message })
        return undefined
      }
    },
  })
  return (
    <Form form={form} texts={texts}>
      <Text>{t('contact.confirmPage.text')}</Text>
      <Button type="submit" isPending={form.isSubmitting} pendingLabel={t('contact.sending')}>
        {t('contact.confirmPage.submit')}
      </Button>
    </Form>
  )
}

/** The link was used or is too old (410), or what was asked for cannot be had any more: once more changes nothing. */
const isFinal = (error: unknown): error is StatusError =>
  error instanceof StatusError && [404, 409, 410, 422].includes(error.status)

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
