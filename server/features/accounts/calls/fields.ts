/** Fields of a form as they arrive, held against their rules. */
import { Effect } from 'effect'
import {
  type AccountForm,
  accountForms,
  type FieldOf,
  type FieldProblem,
  validate,
} from '#domain/account/forms.ts'
import { FieldsInvalid } from '#domain/api/accountErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'

/** What a call was sent, by field; a field that came several times is a list. */
export type Sent = Readonly<Record<string, string | readonly string[] | undefined>>

type Values<Form extends AccountForm> = { readonly [Field in FieldOf<Form>]: string }
type Problems = Readonly<Record<string, FieldProblem>>

/** Every value that a field was sent with, plain or wrapped as `form[email]`. */
export const allOf = (sent: Sent, field: string): readonly string[] =>
  [field, `form[${field}]`].flatMap((name) => sent[name] ?? [])

/** No keyboard sends these in a field of one line; a database takes no NUL, and a mail's head no line break. */
const isUnprintable = (value: string): boolean => /\p{Cc}/u.test(value)

/** The value of a field beside the rules of a form; empty where it is missing, came more than once or was not typed. */
export function oneOf(sent: Sent, field: string): string {
  const [value = '', ...others] = allOf(sent, field)
  return others.length > 0 || isUnprintable(value) ? '' : value
}

const isUnusable = (field: string, values: readonly string[]): boolean =>
  values.length > 1 ||
  values.some((value) => isUnprintable(value) || (field === 'email' && value !== '' && !emailKey(value)))

/** The values of a form, and what is wrong with them by field. */
export function readFields<Form extends AccountForm>(form: Form, sent: Sent, only?: readonly string[]) {
  const names = (Object.keys(accountForms[form]) as FieldOf<Form>[]).filter(
    (name) => only?.includes(name) ?? true,
  )
  const rules: Problems = accountForms[form]
  const values: Record<string, string> = {}
  const unusable: Record<string, FieldProblem> = {}
  for (const name of names) {
    const all = allOf(sent, name)
    values[name] = all.length === 1 ? (all[0] ?? '') : ''
    const { message, parameter } = rules[name] ?? {}
    if (message !== undefined && isUnusable(name, all))
      unusable[name] = { message, ...(parameter !== undefined && { parameter }) }
  }
  const broken = Object.entries(validate(form, values as Values<Form>)) as [FieldOf<Form>, FieldProblem][]
  const problems: Problems = {
    ...Object.fromEntries(broken.filter(([name]) => names.includes(name))),
    ...unusable,
  }
  return { values: values as Values<Form>, problems }
}

/** Refuses what is wrong with fields, each at its place; nothing where nothing is. */
export const refuse = (problems: Problems) =>
  Object.keys(problems).length === 0
    ? Effect.void
    : Effect.fail(new FieldsInvalid({ data: { ...refusal('fieldsInvalid').data, errors: problems } }))
