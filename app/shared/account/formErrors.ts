import {
  type AccountForm,
  accountForms,
  type FieldMessage,
  fieldMessages,
  type FieldOf,
  type FieldProblem,
  validate,
} from '#domain/account/forms.ts'
import type { FormErrors, Refusal, Validators } from '#design-system/forms/Form/formState.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { isTransportError, type SentProblem } from '#app/transport/errors.ts'

/** A form's fields as they are sent. */
export type SentFields<Form extends AccountForm> = Readonly<Partial<Record<FieldOf<Form>, string>>>

/** The rules of a form of the domain, in words, for `useForm`: whose fields have the names they are sent with. */
export function validatorsFor<
  Form extends AccountForm,
  V extends { readonly [F in FieldOf<Form>]?: unknown },
>(t: Translate, form: Form, sentBy: (values: V) => SentFields<Form>): Validators<V> {
  const fields = Object.keys(accountForms[form]) as FieldOf<Form>[]
  const rules = fields.map((field) => [
    field,
    (_: unknown, values: V) => problemText(t, validate(form, sentBy(values))[field]),
  ])
  return Object.fromEntries(rules) as Validators<V>
}

const problemText = (t: Translate, problem: FieldProblem | undefined): string | undefined =>
  problem && t(problem.message, problem.parameter === undefined ? {} : { parameter: problem.parameter })

/** Keys for when the server says nothing itself (specification section 8). */
export type Fallback = Extract<
  MessageKey,
  'login_wrong_credentials_message' | 'lbl_generic_error' | 'toast_generic_error_message'
>

/**
 * Why a form was not accepted, in words: the server's at the fields it names, else its sentence, else the
 * specification's fallback. Where no answer came, it is that which is said: nobody's password is wrong then.
 */
export function refusalOf<V extends object>(
  error: unknown,
  { t, fields, fallback }: { t: Translate; fields: readonly (keyof V & string)[]; fallback: Fallback },
): Refusal<V> {
  if (!isTransportError(error)) throw error
  if (error._tag !== 'StatusError')
    return { message: t(error._tag === 'ConnectionError' ? 'errors.connection.text' : fallback) }
  return fieldRefusal<V>(t, error.data.errors ?? {}, fields) ?? { message: error.data.message ?? t(fallback) }
}

/** What the server says of fields, in words; undefined where it says nothing of these. */
export function fieldRefusal<V extends object>(
  t: Translate,
  said: Readonly<Record<string, SentProblem | string>>,
  fields: readonly (keyof V & string)[],
): Refusal<V> | undefined {
  const errors = fields.flatMap((field) => {
    const problem = said[field]
    const text = sentText(t, typeof problem === 'string' ? { message: problem } : problem)
    return text === undefined ? [] : [[field, text] as const]
  })
  return errors.length === 0 ? undefined : { errors: Object.fromEntries(errors) as FormErrors<V> }
}

/** What the server says of a field, if it is a message of the catalogue. */
const sentText = (t: Translate, problem: SentProblem | undefined): string | undefined =>
  problem && isFieldMessage(problem.message)
    ? problemText(t, { ...problem, message: problem.message })
    : undefined

export const isFieldMessage = (key: string): key is FieldMessage =>
  (fieldMessages as readonly string[]).includes(key)

/** One sentence for a failure that belongs to no field. */
export const failureText = (error: unknown, t: Translate, fallback: Fallback): string =>
  refusalOf(error, { t, fields: [], fallback }).message ?? t(fallback)
