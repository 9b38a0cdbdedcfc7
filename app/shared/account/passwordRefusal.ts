import type { PasswordChanged } from '#domain/api/Account.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { fieldRefusal } from './formErrors.ts'

/** The `error` of the call when the password was changed: the specification counts it so. */
const succeeded = 1

/** The fields of a new password. */
export interface NewPassword {
  readonly pwd: string
  readonly pwdrip: string
}

export const newPasswordFields = ['pwd', 'pwdrip'] as const

/** The same with the password that is to be changed. */
export interface ChangedPassword extends NewPassword {
  readonly password: string
}

export const changedPasswordFields = ['password', ...newPasswordFields] as const

export const isPasswordChanged = ({ error }: PasswordChanged): boolean => error === succeeded

/** Why a password was not changed: at its fields, else as a sentence. */
export const passwordRefusal = <Values extends NewPassword>(
  { results, errors = {} }: PasswordChanged,
  t: Translate,
  fields: readonly (keyof Values & string)[] = newPasswordFields,
): Refusal<Values> =>
  fieldRefusal<Values>(t, errors, fields) ?? { message: results.message || t('lbl_generic_error') }
