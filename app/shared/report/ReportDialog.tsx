import { Button } from '#design-system/actions/Button/Button.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { REPORT_TEXT, reportReasons } from '#domain/listing/vocabularies/reportReasons.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useReportForm } from './useReportForm.ts'

export interface ReportDialogProps {
  id: number
  onClose: () => void
}

/** Reports a problem with a listing, without asking for the reporter's identity. Loaded on request. */
export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const { t } = useTexts()
  const form = useReportForm(id, onClose)
  const pending = t('listing.report.pending')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('listing.report.title')}
      closeLabel={t('listing.report.close')}
      closesOnBack
    >
      <Form
        form={form}
        texts={{
          problem: t('listing.report.problem'),
          pending,
          done: t('listing.report.done'),
          required: t('account.required'),
        }}
        headingLevel={3}
        space="lg"
      >
        <RadioGroup
          {...form.field('reason')}
          label={t('listing.report.reason')}
          options={reportReasons.names.map((name) => ({
            value: name,
            label: t(`listing.report.reason.${name}`),
          }))}
        />
        <TextArea
          {...form.field('text')}
          label={t('listing.report.text')}
          description={t('listing.report.textNote', { most: REPORT_TEXT })}
          rows={4}
        />
        <EmailField {...form.field('email')} label={t('listing.report.email')} />
        <Inline justify="end">
          <Button type="submit" isPending={form.isSubmitting} pendingLabel={pending}>
            {t('listing.report.send')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
