import type { ReactNode } from 'react'
import { type PublishAct, publishFormPath } from '#domain/publishing/paths.ts'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { RequiredWords } from '#app/shared/forms/RequiredWords.tsx'
import { useFormToken } from '#app/shared/formToken/CsrfContext.ts'
import { useAddress } from '#app/shell/useAddress.ts'

export interface DraftFormProps {
  act: PublishAct
  /** What the act is about. */
  values: Readonly<Record<string, string | number>>
  /** With script: instead of sending the form, unless a button with a name was pressed, which has its own press. */
  onSubmit: () => void
  children: ReactNode
}

/** A form that acts at once with script, and is sent and answered with the next page without. */
export function DraftForm({ act, values, onSubmit, children }: DraftFormProps) {
  const token = useFormToken()
  const language = useLanguage()
  const { href } = useAddress()
  return (
    <form
      method="post"
      noValidate
      action={`${publishFormPath}?lang=${language}`}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (!(submitter instanceof HTMLButtonElement) || submitter.name === '') onSubmit()
      }}
    >
      <HiddenFields values={{ token, act, back: href, ...values }} />
      <RequiredWords>{children}</RequiredWords>
    </form>
  )
}
