import { useMemo } from 'react'
import type { FormTexts } from '#design-system/forms/Form/Form.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** The texts of every account form. */
export function useFormTexts(): FormTexts {
  const t = useTranslate()
  return useMemo(
    () => ({
      problem: t('account.problem'),
      pending: t('account.pending'),
      done: t('account.done'),
      required: t('account.required'),
    }),
    [t],
  )
}
