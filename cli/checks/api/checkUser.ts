import type { UserSpec } from '#cli/checks/api/spec.ts'
import type { Place, Seen } from '#cli/checks/place.ts'

/** The signed-in user in the code. */
export interface UserFacts {
  readonly fields: readonly string[]
  readonly fieldsAt: Place
  readonly urlsAt: Place
  readonly counters: readonly string[]
  /** The default of each counter. */
  readonly noCounters: Readonly<Record<string, number>>
  readonly countersAt: Place
  readonly passwordTypes: readonly string[]
  readonly passwordTypesAt: Place
}

export type UserProblem = Seen &
  (
    | { readonly code: 'user-field-missing'; readonly of: 'user' | 'counters'; readonly field: string }
    | { readonly code: 'counter-unknown'; readonly counter: string }
    | {
        readonly code: 'counter-default-differs'
        readonly counter: string
        readonly expected: number
        readonly found: number | undefined
      }
    | { readonly code: 'password-types-differ'; readonly expected: string; readonly found: string }
  )

/** The user and the counters in payloads have the fields of section 3, and no counter of our own. */
export function checkUser(facts: UserFacts, spec: UserSpec): readonly UserProblem[] {
  return [
    ...missing('user', facts.fields, spec.fields, facts.fieldsAt),
    ...missing('user', facts.fields, spec.urls, facts.urlsAt),
    ...missing('counters', facts.counters, spec.counters, facts.countersAt),
    ...counters(facts, spec),
    ...passwordTypes(facts, spec),
  ]
}

interface Expected {
  readonly values: readonly string[]
  readonly section: string
}

const missing = (
  of: 'user' | 'counters',
  found: readonly string[],
  { values, section }: Expected,
  at: Place,
): readonly UserProblem[] =>
  values
    .filter((field) => !found.includes(field))
    .map((field) => ({ code: 'user-field-missing', of, field, at, spec: section }))

function counters(
  { counters: found, noCounters, countersAt: at }: UserFacts,
  { counters: spec }: UserSpec,
): readonly UserProblem[] {
  const unknown = found
    .filter((counter) => !spec.values.includes(counter))
    .map((counter) => ({ code: 'counter-unknown' as const, counter, at, spec: spec.section }))
  const other = spec.values
    .filter((counter) => found.includes(counter) && noCounters[counter] !== spec.default)
    .map((counter) => ({
      code: 'counter-default-differs' as const,
      counter,
      expected: spec.default,
      found: noCounters[counter],
      at,
      spec: spec.section,
    }))
  return [...unknown, ...other]
}

function passwordTypes(facts: UserFacts, { passwordTypes: spec }: UserSpec): readonly UserProblem[] {
  const [expected, found] = [spec.values.join(', '), facts.passwordTypes.join(', ')]
  if (expected === found) return []
  return [{ code: 'password-types-differ', expected, found, at: facts.passwordTypesAt, spec: spec.section }]
}
