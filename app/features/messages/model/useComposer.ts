import { useEffect, useEffectEvent } from 'react'
import { contactForms } from '#domain/contact/forms.ts'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { contactRefusal, contactValidators } from '#app/shared/contact/contactForm.ts'
import { useAbortable } from '#app/shared/contact/useAbortable.ts'
import { useDraft } from '#app/shared/drafts/useDraft.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { run } from '#app/transport/call.ts'
import { usePictures } from './usePictures.ts'

interface Values {
  readonly text: string
}

interface Written extends Values {
  readonly attachments: readonly string[]
}

export interface ComposerOptions {
  /** Of the conversation. */
  id: string
  show: (reply: Conversation) => void
  /** The conversation is closed: it must be fetched again. */
  onLate: () => void
}

/** An answer being written: its text is kept per conversation, and it is sent once however often it is tried. */
export function useComposer({ id, show, onLate }: ComposerOptions) {
  const { t, language } = useTexts()
  const draft = useDraft<Written>(`reply.${id}`, { text: '', attachments: [] })
  const pictures = usePictures(id, onLate)
  const sending = useAbortable()
  const attachments = pictures.pictures.flatMap(({ attachmentId }) => attachmentId ?? [])
  const isWaiting = pictures.pictures.some(({ state }) => state !== 'done')

  const send = async (written: Written): Promise<Refusal<Values> | undefined> => {
    const signal = sending.start()
    const body = { ...written, key: draft.hold(written) }
    const { reply, failure } = await withSession(t, () => run(messages.reply(id, body, language), signal))
    if (failure)
      return contactRefusal<Values>(act(failure, { KeyReused: draft.spend, TooLate: onLate }), t, ['text'])
    show(reply)
    draft.drop()
    form.reset({ text: '' })
    pictures.clear()
    announce(t('messages.entry.sent'), { topic: 'sent' })
    return undefined
  }
  const form = useForm<Values>({
    values: { text: draft.values.text },
    validators: contactValidators<'text', Values>(t, contactForms.reply, (values) => values),
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ text }) => {
      if (isWaiting) return { message: t('messages.composer.waiting') }
      if (text.trim() === '' && attachments.length === 0)
        return { errors: { text: t('messages.composer.empty') } }
      return send({ text, attachments })
    },
  })
  const keep = useEffectEvent((text: string) => draft.keep({ text, attachments }))
  useEffect(() => keep(form.values.text), [form.values.text, attachments.length])
  return { form, pictures, stop: sending.stop }
}
