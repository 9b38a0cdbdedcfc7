import { useMemo } from 'react'
import type { FormTexts } from '#design-system/forms/Form/Form.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** What every form of the account says of itself. */
export function useFormTexts(): FormTexts {
  const t = useTranslate()
  return useMemo(
    () => ({ problem: t('account.problem'), pending: t('account.pending'), done: t('account.done') }),
    [t],
  )
}
