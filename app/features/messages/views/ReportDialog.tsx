import { contactLimits } from '#domain/contact/limits.ts'
import { contactForms } from '#domain/contact/forms.ts'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { contactRefusal, contactValidators } from '#app/shared/contact/contactForm.ts'
import { SendButtons } from '#app/shared/contact/SendButtons.tsx'
import { useAbortable } from '#app/shared/contact/useAbortable.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { run } from '#app/transport/call.ts'

export interface ReportDialogProps {
  /** Of the conversation. */
  id: string
  onClose: () => void
}

/** Reports a conversation to the portal. */
export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, stop } = useReport(id, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('messages.report.title')}
      closeLabel={t('contact.close')}
      closesOnBack
    >
      <Form form={form} texts={texts} headingLevel={3}>
        <TextArea
          {...form.field('text')}
          label={t('messages.report.text')}
          description={t('messages.report.note')}
          maxLength={contactLimits.textMax}
        />
        <SendButtons label={t('messages.report.submit')} isSending={form.isSubmitting} onStop={stop} />
      </Form>
    </Dialog>
  )
}

function useReport(id: string, onClose: () => void) {
  const { t, language } = useTexts()
  const sending = useAbortable()
  const form = useForm<{ readonly text: string }>({
    values: { text: '' },
    validators: contactValidators(t, contactForms.message, (values) => values),
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ text }) => {
      const { failure } = await withSession(t, () =>
        run(messages.report(id, text, language), sending.start()),
      )
      if (failure) return contactRefusal<{ readonly text: string }>(failure, t, ['text'])
      onClose()
      void tell({ tone: 'success', text: t('messages.report.done'), isOnlyHere: true })
      return undefined
    },
  })
  return { form, stop: sending.stop }
}
