import type { ReactNode } from 'react'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { useFormToken } from '#app/shared/formToken/CsrfContext.ts'
import { useAddress } from '#app/shell/useAddress.ts'
import { RequiredWords } from './RequiredWords.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'

export interface ActFormProps<Act extends string> {
  /** Where it is sent without script. */
  action: string
  act: Act
  /** What the act is about. */
  values: Readonly<Record<string, string | number>>
  /** With script: instead of sending the form. */
  onSubmit: (form: FormData) => void
  children: ReactNode
}

/** A form that acts at once with script, and is sent and answered with the page again without. */
export function ActForm<Act extends string>({ action, act, values, onSubmit, children }: ActFormProps<Act>) {
  const token = useFormToken()
  const lang = useLanguage()
  const { href } = useAddress()
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <HiddenFields values={{ token, lang, act, back: href, ...values }} />
      <RequiredWords>{children}</RequiredWords>
    </form>
  )
}
