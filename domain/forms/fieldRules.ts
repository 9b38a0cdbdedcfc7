/** Forms as tables: their fields, and for each its rules and the message for each broken rule. */
import type { Rule, Typed } from './rules.ts'

/** A message at a field, a key of the catalogues; `parameter` fills its one placeholder. */
export interface FieldProblem<Message extends string = string> {
  readonly message: Message
  readonly parameter?: number
}

export interface FieldRules<Field extends string, Message extends string> extends FieldProblem<Message> {
  readonly rules: readonly Rule<Field>[]
}

export type FormRules<Field extends string, Message extends string> = Readonly<
  Record<Field, FieldRules<Field, Message>>
>

/** What is wrong, by field. Empty where nothing is. */
export type FieldProblems<Field extends string, Message extends string> = Readonly<
  Partial<Record<Field, FieldProblem<Message>>>
>

/** Holds a form's values against its rules; a field that is missing counts as empty. */
export function brokenFields<Field extends string, Message extends string>(
  form: FormRules<Field, Message>,
  values: Readonly<Partial<Record<Field, Typed>>>,
): FieldProblems<Field, Message> {
  const fields = Object.entries(form) as [Field, FieldRules<Field, Message>][]
  const broken = fields.filter(
    ([field, { rules }]) => !rules.every((rule) => rule(values[field] ?? '', values)),
  )
  return Object.fromEntries(
    broken.map(([field, { message, parameter }]) => [
      field,
      { message, ...(parameter !== undefined && { parameter }) },
    ]),
  ) as FieldProblems<Field, Message>
}

/** Fields that are refused while they are empty. */
export const requiredIn = <Field extends string, Message extends string>(
  form: FormRules<Field, Message>,
): readonly Field[] => Object.keys(brokenFields(form, {} as Partial<Record<Field, Typed>>)) as Field[]
