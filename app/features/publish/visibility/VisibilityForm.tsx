import type { ReactNode } from 'react'
import { type VisibilityAct, visibilityFormPath } from '#domain/visibility/paths.ts'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { RequiredWords } from '#app/shared/forms/RequiredWords.tsx'
import { useFormToken } from '#app/shared/formToken/CsrfContext.ts'

export interface VisibilityFormProps {
  act: VisibilityAct
  /** What the act is about. */
  values: Readonly<Record<string, string | number>>
  /** The page that follows without script. */
  back: string
  /** With script: instead of sending the form. */
  onSubmit: (form: FormData) => void
  children: ReactNode
}

/** A form that acts at once with script, and is sent and answered with a page without. */
export function VisibilityForm({ act, values, back, onSubmit, children }: VisibilityFormProps) {
  const token = useFormToken()
  const language = useLanguage()
  return (
    <form
      method="post"
      noValidate
      action={`${visibilityFormPath}?lang=${language}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <HiddenFields values={{ token, act, back, ...values }} />
      <RequiredWords>{children}</RequiredWords>
    </form>
  )
}
