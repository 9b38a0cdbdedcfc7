import { type ContactMessage, contactMessages } from '#domain/contact/forms.ts'
import { brokenFields, type FormRules } from '#domain/forms/fieldRules.ts'
import type { Refusal, Validators } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { problemText, refusalOf } from '#app/shared/account/formErrors.ts'
import type { SaidFailure } from '#app/shared/failures/treatments.ts'

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

/** Why nothing was sent, in words: at the fields, else as a sentence. */
export function contactRefusal<V extends object>(
  failure: SaidFailure,
  t: Translate,
  fields: readonly (keyof V & string)[],
): Refusal<V> {
  return refusalOf<V>(failure, { t, fields, fallback: 'lbl_generic_error', messages: contactMessages })
}
