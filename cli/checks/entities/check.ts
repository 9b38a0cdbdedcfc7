import type { Place, Seen } from '#cli/checks/place.ts'
import { sameWord } from '#cli/checks/sameWord.ts'

/** A closed list of the specification: with numbers, or names alone. */
export interface ExpectedEnumeration {
  readonly name: string
  readonly values: readonly string[] | Readonly<Record<string, number | readonly number[]>>
  /** The order counts. */
  readonly ordered?: boolean
  readonly section: string
}

/** A closed list of the code. */
export interface EnumerationFact {
  readonly entries: readonly { readonly name: string; readonly ids: readonly number[] }[]
  /** The specification's word → the code's, where they differ by more than spelling. */
  readonly words?: ReadonlyMap<string, string>
  readonly at: Place
}

export type EntitiesProblem = Seen & { readonly enumeration: string } & (
    | { readonly code: 'enumeration-missing' }
    | { readonly code: 'entry-missing'; readonly entry: string }
    | {
        readonly code: 'id-differs'
        readonly entry: string
        readonly expected: string
        readonly found: string
      }
    | { readonly code: 'id-taken'; readonly entry: string; readonly id: number; readonly by: string }
    | { readonly code: 'order-differs'; readonly expected: string; readonly found: string }
  )

/** Every entry of every list is in the code under its number. The code may add entries, under other numbers. */
export function checkEntities(
  facts: ReadonlyMap<string, EnumerationFact>,
  spec: readonly ExpectedEnumeration[],
): readonly EntitiesProblem[] {
  return spec.flatMap((expected) => {
    const fact = facts.get(expected.name)
    if (fact) return judge(expected, fact)
    return [{ code: 'enumeration-missing', enumeration: expected.name, at: nowhere, spec: expected.section }]
  })
}

const nowhere: Place = { file: 'domain/' }

interface Entry {
  readonly name: string
  readonly ids: readonly number[]
}

function entriesOf({ values }: ExpectedEnumeration): readonly Entry[] {
  if (isNames(values)) return values.map((name) => ({ name, ids: [] }))
  return Object.entries(values).map(([name, ids]) => ({ name, ids: [ids].flat() }))
}

const isNames = (values: ExpectedEnumeration['values']): values is readonly string[] => Array.isArray(values)

function judge(spec: ExpectedEnumeration, fact: EnumerationFact): readonly EntitiesProblem[] {
  const seen = { enumeration: spec.name, at: fact.at, spec: spec.section }
  const expected = entriesOf(spec)
  const find = (word: string) =>
    fact.entries.find(({ name }) => sameWord(name, fact.words?.get(word) ?? word))
  const perEntry = expected.flatMap((entry): readonly EntitiesProblem[] => {
    const found = find(entry.name)
    if (!found) return [{ ...seen, code: 'entry-missing', entry: entry.name }]
    if (sameIds(entry.ids, found.ids)) return taken(seen, entry, found, fact)
    const [wanted, held] = [entry.ids.join(' and '), found.ids.join(' and ')]
    return [{ ...seen, code: 'id-differs', entry: entry.name, expected: wanted, found: held }]
  })
  return [...perEntry, ...(spec.ordered ? order(seen, expected, fact) : [])]
}

/** A list without numbers in the specification may carry ours. */
const sameIds = (expected: readonly number[], found: readonly number[]): boolean =>
  expected.length === 0 || new Set(expected).symmetricDifference(new Set(found)).size === 0

type SeenEnumeration = Seen & { readonly enumeration: string }

function taken(
  seen: SeenEnumeration,
  expected: Entry,
  own: Entry,
  fact: EnumerationFact,
): readonly EntitiesProblem[] {
  return fact.entries
    .filter((other) => other !== own)
    .flatMap((other) =>
      other.ids
        .filter((id) => expected.ids.includes(id))
        .map((id) => ({ ...seen, code: 'id-taken', entry: expected.name, id, by: other.name })),
    )
}

function order(
  seen: SeenEnumeration,
  expected: readonly Entry[],
  fact: EnumerationFact,
): readonly EntitiesProblem[] {
  const [wanted, held] = [expected, fact.entries].map((list) => list.map(({ name }) => name).join(', '))
  if (wanted === undefined || held === undefined || wanted === held) return []
  return [{ ...seen, code: 'order-differs', expected: wanted, found: held }]
}
