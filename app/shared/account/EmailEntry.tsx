import { constants } from '#domain/constants.ts'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import type { FieldProps } from '#design-system/forms/Form/useForm.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useEmailHint } from './useEmailHint.ts'

export interface EmailEntryProps {
  field: FieldProps<string>
  isLocked?: boolean
}

/** The email field, with a hint for a likely typo. */
export function EmailEntry({ field, isLocked = false }: EmailEntryProps) {
  const t = useTranslate()
  const suggestion = useEmailHint(field.value)
  return (
    <EmailField
      {...field}
      label={t('account.email')}
      autoComplete="email"
      maxLength={constants.account.emailMax}
      isReadOnly={isLocked}
      suggestion={isLocked ? undefined : suggestion}
      suggestionLabel={(email) => t('account.emailHint', { email })}
    />
  )
}
