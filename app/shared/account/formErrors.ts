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
import { type Fallback, failureText } from '#app/shared/failures/failureText.ts'
import type { SaidFailure } from '#app/shared/failures/treatments.ts'
import type { SentProblem } from '#app/transport/errors.ts'
import { isAccountChanged } from '#app/transport/shownAccount.ts'

/** A form's fields as they are sent. */
export type SentFields<Form extends AccountForm> = Readonly<Partial<Record<FieldOf<Form>, string>>>

/** The rules of a domain form, in words, for `useForm`: its fields have the names they are sent with. */
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
  /** The fields that the server may report. */
  readonly fields: readonly (keyof V & string)[]
  readonly fallback: Fallback
  /** What the server may say of a field. @default the account's messages */
  readonly messages?: readonly MessageKey[]
}

/**
 * Why a form was refused, in words: the server's messages at its fields, else a sentence (`failureText`). A
 * problem of a field that the form does not show becomes a sentence too: "check the marked fields" would mark
 * none.
 */
export function refusalOf<V extends object>(failure: SaidFailure, options: RefusalOptions<V>): Refusal<V> {
  const { t, fields, fallback, messages } = options
  const sentence = failureText(failure, t, fallback)
  if (sentence === undefined) return { isStopped: true }
  const said = failure._tag === 'StatusError' ? (failure.data.errors ?? {}) : {}
  const shown: readonly string[] = fields
  const atFields = textsOf(t, said, (field) => shown.includes(field), messages)
  const elsewhere = textsOf(t, said, (field) => !shown.includes(field), messages)
  if (atFields.length === 0 && elsewhere.length === 0)
    return { message: sentence, heading: failureHeading(failure, t) }
  return {
    ...(atFields.length > 0 && { errors: Object.fromEntries(atFields) as FormErrors<V> }),
    ...(elsewhere.length > 0 && { message: elsewhere.map(([, text]) => text).join(' ') }),
  }
}

/** Heading for a failure that no change of the typed text mends; undefined for the others. */
const failureHeading = (failure: SaidFailure, t: Translate): string | undefined =>
  failure._tag === 'StatusError' && failure.status < 500 && !isAccountChanged(failure)
    ? undefined
    : t('account.failed')

/** The server's messages for these fields, in words; undefined if there are none. */
export function fieldRefusal<V extends object>(
  t: Translate,
  said: SaidOfFields,
  fields: readonly (keyof V & string)[],
): Refusal<V> | undefined {
  const shown: readonly string[] = fields
  const errors = textsOf(t, said, (field) => shown.includes(field))
  return errors.length === 0 ? undefined : { errors: Object.fromEntries(errors) as FormErrors<V> }
}

type SaidOfFields = Readonly<Record<string, SentProblem | string>>

/** Field and sentence of each server message for the wanted fields that the catalogue has. */
function textsOf(
  t: Translate,
  said: SaidOfFields,
  isWanted: (field: string) => boolean,
  messages: readonly MessageKey[] = fieldMessages,
): readonly (readonly [string, string])[] {
  return Object.entries(said).flatMap(([field, problem]) => {
    if (!isWanted(field)) return []
    const text = sentText(t, typeof problem === 'string' ? { message: problem } : problem, messages)
    return text === undefined ? [] : [[field, text] as const]
  })
}

/** The server's message for a field, if the catalogue has it. */
function sentText(
  t: Translate,
  problem: SentProblem | undefined,
  messages: readonly MessageKey[],
): string | undefined {
  const message = messages.find((key) => key === problem?.message)
  return message && problemText(t, { ...problem, message })
}
