import type { Place, Seen } from '#cli/checks/place.ts'
import { isNotBuilt } from '#cli/checks/notBuilt.ts'
import { formProbes, type Probe, ruleNames, ruleProbes } from '#cli/checks/validation/probes.ts'
import type { ValidationSpec } from '#cli/checks/validation/spec.ts'

type Values = Readonly<Record<string, string>>

/** A message at a field: a key of the catalogues, and what fills its placeholder. */
export interface Message {
  readonly message: string
  readonly parameter?: number
}

/** A form of the portal, under the specification's name for it. */
export interface FormFact {
  readonly fields: readonly string[]
  /** The real validator: what is wrong with values, by field. */
  readonly problems: (values: Values) => Readonly<Record<string, Message | undefined>>
  readonly file: string
  /** The declaration of its fields. */
  readonly name: string
}

/** A rule that any form can use. */
export interface RuleFact {
  /** The real rule: whether a value keeps it, beside the form's other values. */
  readonly keeps: (value: string, others: Values) => boolean
  readonly at: Place
}

/** A file that holds what is typed or sent against a form. */
export interface HolderFact {
  /** The form it should hold, by the specification's name. */
  readonly form: string
  readonly side: 'browser' | 'server'
  /** The form it does hold, as far as it can be read. */
  readonly holds: string | undefined
  readonly at: Place
}

/** The code's handling of typed values. */
export interface ValidationFacts {
  readonly rules: ReadonlyMap<string, RuleFact>
  readonly forms: ReadonlyMap<string, FormFact>
  readonly holders: readonly HolderFact[]
  readonly checkedOnBlur: readonly {
    readonly form: string
    readonly fields: readonly string[]
    readonly at: Place
  }[]
  readonly normalisePhone: { readonly run: (typed: string) => string; readonly at: Place }
  /** Whether the typo hint is requested after so many characters; undefined if that cannot be read. */
  readonly hint: {
    readonly isAsked: ((charactersAfterAt: number) => boolean) | undefined
    readonly at: Place
  }
}

interface AtField {
  readonly form: string
  readonly field: string
  /** A typed value, as it is reported. */
  readonly value: string
}

export type ValidationProblem = Seen &
  (
    | { readonly code: 'form-missing'; readonly form: string }
    | { readonly code: 'form-field-missing'; readonly form: string; readonly field: string }
    | ({ readonly code: 'value-accepted'; readonly rule: string; readonly expected: string } & AtField)
    | ({ readonly code: 'value-refused'; readonly found: string } & AtField)
    | ({ readonly code: 'message-differs'; readonly expected: string; readonly found: string } & AtField)
    | { readonly code: 'rule-missing'; readonly rule: string }
    | {
        readonly code: 'rule-differs'
        readonly rule: string
        readonly value: string
        readonly expected: Verdict
      }
    | { readonly code: 'form-not-held'; readonly form: string; readonly side: string; readonly found: string }
    | { readonly code: 'blur-not-checked'; readonly form: string; readonly field: string }
    | {
        readonly code: 'phone-kept-differs'
        readonly typed: string
        readonly expected: string
        readonly found: string
      }
    | { readonly code: 'hint-differs'; readonly characters: number; readonly expected: 'asked' | 'not asked' }
  )

export type Verdict = 'accepted' | 'refused'

/**
 * The portal's own validators, probed with values on both sides of every boundary, match the specification.
 */
export function checkValidation(facts: ValidationFacts, spec: ValidationSpec): readonly ValidationProblem[] {
  const rules = checkRules(facts, spec)
  // A wrong rule is reported once, at the rule, and not again at every field that uses it.
  const wrong = new Set(rules.flatMap((problem) => ('rule' in problem ? [problem.rule] : [])))
  return [
    ...inOne(rules),
    ...inOne(checkForms(facts, spec, wrong)),
    ...checkHolders(facts, spec),
    ...checkPhones(facts, spec),
    ...checkHint(facts, spec),
  ]
}

function checkRules({ rules }: ValidationFacts, spec: ValidationSpec): readonly ValidationProblem[] {
  const missing = ruleNames(spec)
    .filter(({ rule }) => !rules.has(rule) && !isNotBuilt(`validation/${rule.replaceAll(' ', '-')}`))
    .map(({ rule, section }) => ({ code: 'rule-missing' as const, rule, at: rulesFile, spec: section }))
  const wrong = ruleProbes(spec).flatMap(({ rule, value, others, expected, section }) => {
    const fact = rules.get(rule)
    if (!fact) return []
    const found: Verdict = fact.keeps(value, others) ? 'accepted' : 'refused'
    if (found === expected) return []
    return [{ code: 'rule-differs' as const, rule, value: told(value), expected, at: fact.at, spec: section }]
  })
  return [...missing, ...wrong]
}

const rulesFile: Place = { file: 'domain/forms/rules.ts' }

function checkForms(
  { forms }: ValidationFacts,
  spec: ValidationSpec,
  wrong: ReadonlySet<string>,
): readonly ValidationProblem[] {
  return spec.acceptedForms.flatMap(({ form, section }): readonly ValidationProblem[] => {
    const fact = forms.get(form)
    if (!fact) return [{ code: 'form-missing', form, at: { file: 'domain/' }, spec: section }]
    const ruled = spec.validationRules.filter((rule) => rule.form === form).map(({ field }) => field)
    const missing = [...new Set(ruled)].filter((field) => !fact.fields.includes(field))
    const { file, name } = fact
    return [
      ...missing.map(
        (field) => ({ code: 'form-field-missing', form, field, at: { file, name }, spec: section }) as const,
      ),
      ...formProbes(spec, form)
        .filter(({ rule, field }) => !wrong.has(rule) && !missing.includes(field))
        .flatMap((probe) => judge(probe, fact)),
    ]
  })
}

function judge(probe: Probe, fact: FormFact): readonly ValidationProblem[] {
  const { form, field, value, section } = probe
  const found = fact.problems(probe.values)[field]
  const place = { file: fact.file, name: `${fact.name}.${field}` }
  const seen = { form, field, value: told(value), at: place, spec: section }
  if (probe.expected === 'accepted')
    return found ? [{ ...seen, code: 'value-refused', found: found.message }] : []
  if (!found) return [{ ...seen, code: 'value-accepted', rule: probe.rule, expected: expectedMessage(probe) }]
  if (isMessageOf(probe, found)) return []
  return [{ ...seen, code: 'message-differs', expected: expectedMessage(probe), found: toldMessage(found) }]
}

function isMessageOf({ message, parameter, messageSays }: Probe, found: Message): boolean {
  if (messageSays) return messageSays.every((word) => found.message.includes(word))
  return message === undefined || (message === found.message && parameter === found.parameter)
}

/** The key that should be shown; any, where the specification names none. */
function expectedMessage({ message, parameter, messageSays }: Probe): string {
  if (messageSays) return `a key that says ${messageSays.join(', ')}`
  if (message === undefined) return 'a message'
  return toldMessage({ message, ...(parameter !== undefined && { parameter }) })
}

const toldMessage = ({ message, parameter }: Message): string =>
  parameter === undefined ? message : `${message} with ${parameter}`

function checkHolders(
  { holders, checkedOnBlur }: ValidationFacts,
  spec: ValidationSpec,
): readonly ValidationProblem[] {
  const section = spec.acceptedForms[0]?.section ?? ''
  const others = holders.flatMap(({ form, side, holds, at }) =>
    holds === form
      ? []
      : [{ code: 'form-not-held' as const, form, side, found: holds ?? 'none', at, spec: section }],
  )
  const blurred = spec.checkedOnBlur.flatMap(({ form, field, section: told }) =>
    checkedOnBlur
      .filter((fact) => fact.form === form && !fact.fields.includes(field))
      .map(({ at }) => ({ code: 'blur-not-checked' as const, form, field, at, spec: told })),
  )
  return [...others, ...blurred]
}

const checkPhones = (
  { normalisePhone }: ValidationFacts,
  spec: ValidationSpec,
): readonly ValidationProblem[] =>
  spec.phoneNormalisation.flatMap(({ examples, section }) =>
    examples.flatMap(({ typed, becomes }) => {
      const found = normalisePhone.run(typed)
      if (found === becomes) return []
      return [
        { code: 'phone-kept-differs', typed, expected: becomes, found, at: normalisePhone.at, spec: section },
      ]
    }),
  )

function checkHint({ hint }: ValidationFacts, { emailHint }: ValidationSpec): readonly ValidationProblem[] {
  const { charactersAfterAt, section } = emailHint
  const { isAsked, at } = hint
  if (!isAsked) return [{ code: 'rule-missing', rule: 'email hint', at, spec: section }]
  return [charactersAfterAt, charactersAfterAt + 1].flatMap((characters) => {
    const expected = characters > charactersAfterAt ? 'asked' : 'not asked'
    if (isAsked(characters) === (expected === 'asked')) return []
    return [{ code: 'hint-differs', characters, expected, at, spec: section }]
  })
}

/** Values with the same result are reported together. */
function inOne(problems: readonly ValidationProblem[]): readonly ValidationProblem[] {
  const alike = Map.groupBy(problems, (problem) => JSON.stringify({ ...problem, value: '' }))
  return [...alike.values()].flatMap(([first, ...rest]) => {
    if (!first || !('value' in first)) return first ?? []
    const values = [first, ...rest].flatMap((problem) => ('value' in problem ? [problem.value] : []))
    return { ...first, value: values.join(' and ') }
  })
}

/** Longer values are reported by their length. */
const LONG = 30

/** A value as a sentence can hold it. */
const told = (value: string): string =>
  value.length > LONG ? `${value.length} characters` : JSON.stringify(value)
