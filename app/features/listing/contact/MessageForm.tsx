import { withoutUnseen } from '#domain/forms/cleanText.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import { messageReasons, type MessageReasonName } from '#domain/listing/vocabularies/market.ts'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { DialogFoot } from '#design-system/overlays/DialogFoot/DialogFoot.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { contact } from '#app/transport/contact/contact.ts'
import { type ContactFormProps, useContactForm } from './useContactForm.ts'
import { WhoAsks } from './WhoAsks.tsx'

const reasons = messageReasons.names

/** The text that a reason suggests, as a field keeps it (without no-break spaces); empty for "other". */
const templateFor = (t: Translate, reason: MessageReasonName, title: string): string =>
  reason === 'other' ? '' : withoutUnseen(t(`contact.template.${reason}`, { title }))

/** A message, begun by what it is about. */
export function MessageForm(props: ContactFormProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, identity, stop, choose } = useMessageForm(props)
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <NativeSelect
        {...form.field('reason')}
        label={t('contact.reason')}
        options={reasons.map((reason) => ({ value: reason, label: t(`messageReason.${reason}`) }))}
        onChange={choose}
      />
      <TextArea
        {...form.field('text')}
        label={t('contact.text')}
        description={t('contact.text.note')}
        rows={5}
        maxLength={contactLimits.textMax}
      />
      <WhoAsks {...identity} />
      <DialogFoot>
        <SendButtons label={t('contact.send.message')} isSending={form.isSubmitting} onStop={stop} />
      </DialogFoot>
    </Form>
  )
}

function useMessageForm(props: ContactFormProps) {
  const { t, language } = useTexts()
  const { title } = props.listing
  const { text: asked } = props.start
  const isUntouched = (text: string) => reasons.some((name) => templateFor(t, name, title) === text)
  const contactForm = useContactForm<{ readonly reason: string; readonly text: string }>({
    ...props,
    asked: 'message',
    first: { reason: 'requestInfo', text: templateFor(t, 'requestInfo', title) },
    begin: (kept) =>
      asked === undefined ? kept : withText(kept, withoutUnseen(asked), isUntouched(kept.text)),
    sentBy: ({ text }) => ({ text }),
    send: (own, shared) => contact.message({ ...shared, ...own }, language),
    kindOf: () => 'message',
  })
  const { form } = contactForm
  /** Another reason replaces the default text, unless the user has edited it. */
  const choose = (value: string) => {
    const reason = reasons.find((name) => name === value)
    const isOwn = !isUntouched(form.values.text)
    form.field('reason').onChange(value)
    if (reason && !isOwn) form.field('text').onChange(templateFor(t, reason, title))
  }
  return { ...contactForm, choose }
}

/** Opened for a text: it takes the place of a suggested one, and follows what the user has written. */
function withText<Own extends { readonly reason: string; readonly text: string }>(
  kept: Own,
  text: string,
  isUntouched: boolean,
): Own {
  if (kept.text.includes(text)) return kept
  return isUntouched || kept.text.trim() === ''
    ? { ...kept, reason: 'other', text }
    : { ...kept, text: `${kept.text}\n\n${text}` }
}
