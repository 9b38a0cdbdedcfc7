import type { Place, Seen } from '#cli/checks/place.ts'

/** A number, a setting or a name. */
export type ConstantValue = number | boolean | string

/** A number of the specification, in the unit it is written in; settings and names have none. */
export interface ExpectedConstant {
  readonly name: string
  readonly value: ConstantValue
  readonly unit: string
  readonly section: string
}

/** The code's value; none if the code has no such constant. */
export interface ConstantFact {
  readonly value: ConstantValue | undefined
  /** Unit in the code; the specification's own by default. */
  readonly unit?: string
  readonly at: Place
}

export type ConstantsProblem = Seen &
  (
    | { readonly code: 'constant-missing'; readonly name: string; readonly expected: string }
    | {
        readonly code: 'constant-differs'
        readonly name: string
        readonly expected: string
        readonly found: string
      }
  )

/** Every number of the specification is in the code, with the same value in any unit. */
export function checkConstants(
  facts: ReadonlyMap<string, ConstantFact>,
  spec: readonly ExpectedConstant[],
): readonly ConstantsProblem[] {
  return spec.flatMap((expected) => judge(expected, facts.get(expected.name)))
}

const nowhere: Place = { file: 'domain/constants.ts' }

function judge(spec: ExpectedConstant, fact: ConstantFact | undefined): readonly ConstantsProblem[] {
  const { name, section } = spec
  const expected = written(spec.value, spec.unit)
  if (fact?.value === undefined)
    return [{ code: 'constant-missing', name, expected, at: fact?.at ?? nowhere, spec: section }]
  const unit = fact.unit ?? spec.unit
  if (inBaseUnit(fact.value, unit) === inBaseUnit(spec.value, spec.unit)) return []
  return [
    {
      code: 'constant-differs',
      name,
      expected,
      found: written(fact.value, unit),
      at: fact.at,
      spec: section,
    },
  ]
}

/** What one of each unit is worth in the smallest of its kind; units outside the table compare as they are. */
const worth: Readonly<Record<string, number>> = { s: 1000, h: 3_600_000, share: 100 }

const inBaseUnit = (value: ConstantValue, unit: string): ConstantValue =>
  typeof value === 'number' ? value * (worth[unit] ?? 1) : value

const written = (value: ConstantValue, unit: string): string => `${value} ${unit}`.trim()
