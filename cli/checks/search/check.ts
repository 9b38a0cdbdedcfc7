import type { Place, Seen } from '#cli/checks/place.ts'
import { sameWord } from '#cli/checks/sameWord.ts'

/** How a list can be ordered under one state of the new-sorting flag. */
export interface SortingFact {
  readonly default: string
  readonly options: readonly { readonly name: string; readonly criterion: string }[]
}

/** What the code says about searching. */
export interface SearchFacts {
  /** Parameters that a search address may carry. */
  readonly fields: readonly string[]
  readonly criteria: readonly string[]
  readonly sorting: { readonly on: SortingFact; readonly off: SortingFact }
}

interface Named {
  readonly name: string
  readonly section: string
}

/** What the specification says about it. */
export interface SearchSpec {
  readonly fields: readonly Named[]
  readonly criteria: readonly Named[]
  readonly options: readonly (Named & { readonly onlyWithoutNewSorting?: boolean })[]
  readonly newSorting: {
    readonly on: { readonly default: string; readonly newerAndOlderBy: string }
    readonly off: { readonly default: string }
    readonly section: string
  }
}

type FlagState = 'on' | 'off'

export type SearchProblem = Seen &
  (
    | { readonly code: 'criterion-missing'; readonly criterion: string }
    | { readonly code: 'order-missing'; readonly order: string; readonly flag: FlagState }
    | { readonly code: 'order-offered'; readonly order: string; readonly flag: FlagState }
    | {
        readonly code: 'default-order-differs'
        readonly flag: FlagState
        readonly expected: string
        readonly found: string
      }
    | {
        readonly code: 'order-criterion-differs'
        readonly order: string
        readonly expected: string
        readonly found: string
      }
  )

export type SearchNote = Seen & { readonly code: 'fields-not-read'; readonly fields: readonly string[] }

const orders = (name: string): Place => ({ file: 'domain/search/orders.ts', name })

/** The specification's words → the code's, where they differ by more than spelling. */
const words: ReadonlyMap<string, string> = new Map([
  ['private advertisers first', 'privateFirst'],
  ['modification date', 'modified'],
  ['creation date', 'created'],
])
const same = (spec: string, code: string): boolean => sameWord(words.get(spec) ?? spec, code)

/** Every criterion and every order is there, and the new-sorting flag changes what it should. */
export function checkSearch(facts: SearchFacts, spec: SearchSpec): readonly SearchProblem[] {
  return [
    ...missingCriteria(facts, spec),
    ...offered('on', facts, spec),
    ...offered('off', facts, spec),
    ...defaults(facts, spec),
    ...newerAndOlder(facts, spec),
  ]
}

/** Parameters of the specification that no filter reads yet: information, not a failure. */
export function fieldsNotRead({ fields }: SearchFacts, spec: SearchSpec): readonly SearchNote[] {
  const missing = spec.fields.filter(({ name }) => !fields.includes(name))
  if (missing.length === 0) return []
  const at: Place = { file: 'domain/search/filters.ts', name: 'filters' }
  const section = missing[0]?.section ?? ''
  return [{ code: 'fields-not-read', fields: missing.map(({ name }) => name), at, spec: section }]
}

const missingCriteria = (facts: SearchFacts, spec: SearchSpec): readonly SearchProblem[] =>
  spec.criteria
    .filter(({ name }) => !facts.criteria.some((criterion) => same(name, criterion)))
    .map(({ name, section }) => ({
      code: 'criterion-missing',
      criterion: name,
      at: orders('criteria'),
      spec: section,
    }))

function offered(flag: FlagState, facts: SearchFacts, spec: SearchSpec): readonly SearchProblem[] {
  return spec.options.flatMap(({ name, onlyWithoutNewSorting, section }) => {
    const wanted = !(onlyWithoutNewSorting && flag === 'on')
    const found = facts.sorting[flag].options.some((option) => same(name, option.name))
    if (found === wanted) return []
    const code = wanted ? 'order-missing' : 'order-offered'
    return [{ code, order: name, flag, at: orders('orderOptions'), spec: section }]
  })
}

const defaults = (facts: SearchFacts, spec: SearchSpec): readonly SearchProblem[] =>
  (['on', 'off'] as const).flatMap((flag) => {
    const [expected, found] = [spec.newSorting[flag].default, facts.sorting[flag].default]
    if (same(expected, found)) return []
    const at = orders('defaultOrder')
    return [{ code: 'default-order-differs', flag, expected, found, at, spec: spec.newSorting.section }]
  })

function newerAndOlder({ sorting }: SearchFacts, { newSorting }: SearchSpec): readonly SearchProblem[] {
  const expected = newSorting.on.newerAndOlderBy
  return sorting.on.options
    .filter(({ name, criterion }) => ['newer', 'older'].includes(name) && !same(expected, criterion))
    .map(({ name, criterion }) => ({
      code: 'order-criterion-differs',
      order: name,
      expected,
      found: criterion,
      at: orders(`orderOptions.${name}`),
      spec: newSorting.section,
    }))
}
