import type { ReactNode } from 'react'
import { RequiredWord } from '#design-system/forms/RequiredMark.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** Within it, what must be filled in has the word for it beside its label. `Form` has its own. */
export function RequiredWords({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return <RequiredWord value={t('account.required')}>{children}</RequiredWord>
}
