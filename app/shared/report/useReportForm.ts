import { type FormHandle, useForm } from '#design-system/forms/Form/useForm.ts'
import type { Report } from '#domain/api/Reports.ts'
import {
  needsWords,
  REPORT_TEXT,
  type ReportReasonName,
  reportReasons,
} from '#domain/listing/vocabularies/reportReasons.ts'
import { email } from '#domain/forms/rules.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { refusalOf } from '#app/shared/account/formErrors.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { call, run } from '#app/transport/call.ts'

/** What is typed: no reason is chosen at first. */
export interface ReportValues {
  readonly reason: string
  readonly text: string
  readonly email: string
}

const isReason = (text: string): text is ReportReasonName =>
  (reportReasons.names as readonly string[]).includes(text)

/** What is wrong with a report's words; undefined where nothing is. */
export function textProblem(
  t: Translate,
  { reason, text }: Pick<ReportValues, 'reason' | 'text'>,
): string | undefined {
  const { length } = text.trim()
  if (length > REPORT_TEXT) return t('listing.report.tooLong', { length, most: REPORT_TEXT })
  if (isReason(reason) && needsWords(reason) && length === 0) return t('listing.report.say')
  return undefined
}

/** Sends a report and confirms it in a snackbar. */
export function useReportForm(id: number, onClose: () => void): FormHandle<ReportValues> {
  const { t, language } = useTexts()
  return useForm<ReportValues>({
    values: { reason: '', text: '', email: '' },
    validators: {
      reason: (reason) => (isReason(reason) ? undefined : t('listing.report.choose')),
      text: (_, values) => textProblem(t, values),
      email: (typed) =>
        typed.trim() === '' || email(typed.trim(), {}) ? undefined : t('listing.report.emailWrong'),
    },
    failureMessage: t('listing.report.failed'),
    onSubmit: async ({ reason, text, email: typed }) => {
      if (!isReason(reason)) return undefined
      const report: Report = { reason, text: text.trim(), email: typed.trim() }
      const { reply, failure } = await run(
        call('POST /api-next/listings/:id/report/', language, { params: { id }, json: report }),
      )
      if (failure) return refusalOf<ReportValues>(failure, { t, fields: [], fallback: 'lbl_generic_error' })
      onClose()
      void tell({ tone: 'success', text: t('listing.report.sent', reply) })
      return undefined
    },
  })
}
