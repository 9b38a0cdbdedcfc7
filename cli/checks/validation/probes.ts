import type { ExpectedRule, ValidationSpec } from '#cli/checks/validation/spec.ts'

type Values = Readonly<Record<string, string>>
type Verdict = 'accepted' | 'refused'

/** A value to probe a rule with. */
export interface RuleProbe {
  readonly rule: string
  readonly value: string
  /** The form's other values. */
  readonly others: Values
  readonly expected: Verdict
  readonly section: string
}

/** A value to probe a field with, in an otherwise valid form. */
export interface Probe extends ExpectedRule {
  readonly value: string
  readonly values: Values
  readonly expected: Verdict
}

/** Every rule that any form can use. */
export const ruleNames = ({ genericRules, requiredVariants }: ValidationSpec) => [
  ...genericRules,
  ...requiredVariants,
]

/** The probes of each rule: its examples; for the variants of `required`, with the other field empty, and filled. */
export const ruleProbes = ({ genericRules, requiredVariants }: ValidationSpec): readonly RuleProbe[] => [
  ...genericRules.flatMap(({ rule, accepts, refuses, section }) => [
    ...accepts.map((value) => ({ rule, value, others: {}, expected: 'accepted' as const, section })),
    ...refuses.map((value) => ({ rule, value, others: {}, expected: 'refused' as const, section })),
  ]),
  ...requiredVariants.flatMap(({ rule, other, otherIs, section }) => [
    { rule, value: '', others: { [other]: '' }, expected: 'refused' as const, section },
    { rule, value: '', others: { [other]: otherIs }, expected: 'accepted' as const, section },
    { rule, value: otherIs, others: { [other]: '' }, expected: 'accepted' as const, section },
  ]),
]

/** The probes of a form: each field on both sides of every boundary in the specification. */
export function formProbes(spec: ValidationSpec, form: string): readonly Probe[] {
  const right = spec.acceptedForms.find((accepted) => accepted.form === form)
  if (!right) return []
  const probe = (rule: ExpectedRule, expected: Verdict, value: string): Probe => {
    // A field that must equal another is valid with any value of that one.
    const both = rule.to !== undefined && expected === 'accepted' ? { [rule.to]: value } : {}
    const values = { ...right.values, ...both, [rule.field]: value }
    return { ...rule, value, values, expected }
  }
  const rules = spec.validationRules.filter((rule) => rule.form === form)
  const untouched = Object.entries(right.values).map(([field, value]) =>
    probe({ form, field, rule: 'a right form', section: right.section }, 'accepted', value),
  )
  const atRules = rules.flatMap((rule) => [
    ...refusedBy(spec, rule, right.values).map((value) => probe(rule, 'refused', value)),
    ...acceptedBy(spec, rule, rules).map((value) => probe(rule, 'accepted', value)),
  ])
  return [...untouched, ...atRules, ...lengthProbes(spec, form, Object.keys(right.values), probe)]
}

function refusedBy(spec: ValidationSpec, { rule, minimum, to }: ExpectedRule, values: Values) {
  if (to !== undefined) return [`${values[to]} `, `${values[to]}x`]
  if (minimum !== undefined) return ['1', 'a'.repeat(minimum - 1)]
  return spec.genericRules.find((known) => known.rule === rule)?.refuses ?? []
}

/** A rule may accept what the field refuses: an empty email is valid, and missing if required. */
function acceptedBy(
  spec: ValidationSpec,
  { field, rule, minimum }: ExpectedRule,
  all: readonly ExpectedRule[],
) {
  if (minimum !== undefined) return ['a'.repeat(minimum), 'a'.repeat(minimum + 1)]
  if (rule === 'equal') return ['olive-grove']
  if (rule === 'required') return []
  const isRequired = all.some((other) => other.field === field && other.rule === 'required')
  const accepts = spec.genericRules.find((known) => known.rule === rule)?.accepts ?? []
  return accepts.filter((value) => value !== '' || !isRequired)
}

function lengthProbes(
  spec: ValidationSpec,
  form: string,
  fields: readonly string[],
  probe: (rule: ExpectedRule, expected: Verdict, value: string) => Probe,
): readonly Probe[] {
  return spec.fieldLengths.flatMap(({ sentAs, max, section }) =>
    sentAs
      .filter((field) => fields.includes(field))
      .flatMap((field) => {
        const rule = { form, field, rule: 'maximum length', section }
        return [
          probe(rule, 'accepted', ofLength(field, max - 1)),
          probe(rule, 'accepted', ofLength(field, max)),
          probe(rule, 'refused', ofLength(field, max + 1)),
        ]
      }),
  )
}

const HOST = `@${'b'.repeat(60)}.gr`

/** A value that nothing but its length can be wrong with. */
const ofLength = (field: string, characters: number): string =>
  field === 'email' ? 'a'.repeat(characters - HOST.length) + HOST : 'a'.repeat(characters)
