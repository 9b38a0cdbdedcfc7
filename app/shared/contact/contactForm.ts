import { type ContactMessage, contactMessages } from '#domain/contact/forms.ts'
import { brokenFields, type FormRules } from '#domain/forms/fieldRules.ts'
import type { Refusal, Validators } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { problemText, refusalOf } from '#app/shared/account/formErrors.ts'
import { AbortError } from '#app/transport/errors.ts'

/** The rules of a contact form, in words, for `useForm`: its fields have the names they are sent with. */
export function contactValidators<Field extends string, V extends { readonly [F in Field]?: unknown }>(
  t: Translate,
  rules: FormRules<Field, ContactMessage>,
  sentBy: (values: V) => Readonly<Partial<Record<Field, string>>>,
): Validators<V> {
  const fields = Object.keys(rules) as Field[]
  const validators = fields.map((field) => [
    field,
    (_: unknown, values: V) => problemText(t, brokenFields(rules, sentBy(values))[field]),
  ])
  return Object.fromEntries(validators) as Validators<V>
}

/** Why nothing was sent, in words: at the fields, else as a sentence. A stopped request says that it was stopped. */
export function contactRefusal<V extends object>(
  error: unknown,
  t: Translate,
  fields: readonly (keyof V & string)[],
): Refusal<V> {
  if (error instanceof AbortError) return { message: t('contact.sending.cancelled') }
  return refusalOf<V>(error, { t, fields, fallback: 'lbl_generic_error', messages: contactMessages })
}
