import { Button } from '#design-system/actions/Button/Button.tsx'
import type { FieldProps } from '#design-system/forms/Form/useForm.ts'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { EmailEntry } from '#app/shared/account/EmailEntry.tsx'
import type { ViewProps } from './ViewProps.ts'

export interface AccountEmailProps extends Pick<ViewProps, 'state' | 'send'> {
  field: FieldProps<string>
}

/** The email of a view after the entry: fixed, with a way back to change it, or a field if the view comes first. */
export function AccountEmail({ field, state, send }: AccountEmailProps) {
  const t = useTranslate()
  if (!state.isEmailChosen) return <EmailEntry field={field} />
  return (
    <TextField
      {...field}
      // Nothing is to be filled in.
      isRequired={false}
      type="email"
      label={t('account.email')}
      autoComplete="email"
      isReadOnly
      {...(!state.isEmailLocked && {
        action: (
          <Button variant="quiet" size="small" icon="edit" onPress={() => send({ type: 'emailEdited' })}>
            {t('account.editEmail')}
          </Button>
        ),
      })}
    />
  )
}
