import { lengthOf } from '../../forms/rules.ts'
import type { Fact } from './Fact.ts'
import type { ListingProblem } from './problems.ts'

/** A value that was read, or what is wrong with it. */
export type Read = { readonly value: unknown } | { readonly problem: ListingProblem }

const problem = (name: ListingProblem['name'], values?: ListingProblem['values']): Read => ({
  problem: { name, ...(values !== undefined && { values }) },
})

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/

/** A day that the calendar has. */
function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const isNameOf = (names: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && names.includes(value)

type FactOf<Kind> = Fact extends infer One
  ? One extends { readonly kind: infer Kinds }
    ? Kind extends Kinds
      ? One
      : never
    : never
  : never

type Readers = {
  readonly [Kind in Fact['kind']]: (fact: FactOf<Kind>, value: unknown) => Read
}

const inRange = (
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number => typeof value === 'number' && value >= min && value <= max

const readers: Readers = {
  whole: (fact, value) =>
    inRange(value, fact) && Number.isInteger(value)
      ? { value }
      : problem('wholeNumber', { min: fact.min, max: fact.max }),
  decimal: (fact, value) =>
    inRange(value, fact) ? { value } : problem('number', { min: fact.min, max: fact.max }),
  choice: ({ of }, value) =>
    isNameOf(of.names, value) ? { value } : problem('choice', { names: of.names.join(', ') }),
  choices: ({ of }, value) => {
    const isRead = Array.isArray(value) && value.every((one) => isNameOf(of.names, one))
    // In the order of the vocabulary, each once; none is "not stated".
    const named = isRead ? of.names.filter((name) => value.includes(name)) : []
    if (!isRead) return problem('choices', { names: of.names.join(', ') })
    return { value: named.length === 0 ? null : named }
  },
  answer: (_, value) => (typeof value === 'boolean' ? { value } : problem('answer')),
  day: ({ from, to }, value) =>
    typeof value === 'string' && isDay(value) && value >= `${from}-01-01` && value < `${to}-01-01`
      ? { value }
      : problem('day', { from: String(from), to: String(to) }),
  line: ({ most, pattern }, value) => {
    if (typeof value !== 'string' || lengthOf(value) > most) return problem('line', { most })
    return pattern === undefined || pattern.test(value) ? { value } : problem('pattern')
  },
}

/** Reads the value of a fact; null and an empty text are "not stated". */
export function readFact(fact: Fact, value: unknown): Read {
  if (value === null || value === undefined || value === '') return { value: null }
  return (readers[fact.kind] as (fact: Fact, value: unknown) => Read)(fact, value)
}
