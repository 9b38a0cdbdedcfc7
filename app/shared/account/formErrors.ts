import {
  type AccountForm,
  accountForms,
  fieldMessages,
  type FieldOf,
  validate,
} from '#domain/account/forms.ts'
import type { FormErrors, Refusal, Validators } from '#design-system/forms/Form/formState.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { type SentProblem, StatusError } from '#app/transport/errors.ts'
import { type Fallback, failureText } from './failureText.ts'

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

/** A problem in words. */
export const problemText = (t: Translate, problem: FieldWords | undefined): string | undefined =>
  problem && t(problem.message, problem.parameter === undefined ? {} : { parameter: problem.parameter })

interface FieldWords {
  readonly message: MessageKey
  readonly parameter?: number
}

export interface RefusalOptions<V extends object> {
  readonly t: Translate
  /** The fields whose problems the server may name. */
  readonly fields: readonly (keyof V & string)[]
  readonly fallback: Fallback
  /** What the server may say of a field. @default the account's messages */
  readonly messages?: readonly MessageKey[]
}

/** Why a form was not accepted, in words: the server's at the fields it names, else a sentence (`failureText`). */
export function refusalOf<V extends object>(error: unknown, options: RefusalOptions<V>): Refusal<V> {
  const { t, fields, fallback, messages } = options
  const said = error instanceof StatusError ? (error.data.errors ?? {}) : {}
  return fieldRefusal<V>(t, said, fields, messages) ?? { message: failureText(error, t, fallback) }
}

/** What the server says of fields, in words; undefined where it says nothing of these. */
export function fieldRefusal<V extends object>(
  t: Translate,
  said: Readonly<Record<string, SentProblem | string>>,
  fields: readonly (keyof V & string)[],
  messages: readonly MessageKey[] = fieldMessages,
): Refusal<V> | undefined {
  const errors = fields.flatMap((field) => {
    const problem = said[field]
    const text = sentText(t, typeof problem === 'string' ? { message: problem } : problem, messages)
    return text === undefined ? [] : [[field, text] as const]
  })
  return errors.length === 0 ? undefined : { errors: Object.fromEntries(errors) as FormErrors<V> }
}

/** What the server says of a field, if it is a message of the catalogue. */
function sentText(
  t: Translate,
  problem: SentProblem | undefined,
  messages: readonly MessageKey[],
): string | undefined {
  const message = messages.find((key) => key === problem?.message)
  return message && problemText(t, { ...problem, message })
}
