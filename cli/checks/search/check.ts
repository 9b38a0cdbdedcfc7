import type { Place, Seen } from '#cli/checks/place.ts'
import { sameWord } from '#cli/checks/sameWord.ts'

/** How a list can be ordered under one state of the new-sorting flag. */
export interface SortingFact {
  readonly default: string
  readonly options: readonly {
    readonly name: string
    readonly criterion: string
    readonly direction: string
  }[]
}

/** Searching in the code. */
export interface SearchFacts {
  /** Parameters that a search address may carry. */
  readonly fields: readonly string[]
  readonly criteria: readonly string[]
  readonly sorting: { readonly on: SortingFact; readonly off: SortingFact }
  /** What the filter called rooms counts, with the bedroom search and without it. */
  readonly roomsCount: { readonly on: string; readonly off: string }
}

interface Named {
  readonly name: string
  readonly section: string
}

/** Searching in the specification. */
export interface SearchSpec {
  readonly fields: readonly Named[]
  readonly criteria: readonly Named[]
  readonly options: readonly (Named & {
    readonly onlyWithoutNewSorting?: boolean
    readonly by?: string
    readonly direction?: string
  })[]
  readonly directions: { readonly values: readonly string[]; readonly section: string }
  readonly newSorting: {
    readonly on: { readonly default: string; readonly newerAndOlderBy: string }
    readonly off: { readonly default: string }
    readonly section: string
  }
  readonly bedroomSearch: { readonly roomsFilterUses: string; readonly section: string }
}

type FlagState = 'on' | 'off'

type OrderCode = 'order-criterion-differs' | 'order-direction-differs'

/** An order that does not do what its name says. */
type OrderProblem = {
  readonly [Code in OrderCode]: {
    readonly code: Code
    readonly order: string
    readonly flag: FlagState
    readonly expected: string
    readonly found: string
  }
}[OrderCode]

export type SearchProblem = Seen &
  (
    | { readonly code: 'field-missing'; readonly field: string }
    | { readonly code: 'criterion-missing'; readonly criterion: string }
    | { readonly code: 'direction-missing'; readonly direction: string }
    | { readonly code: 'order-missing'; readonly order: string; readonly flag: FlagState }
    | { readonly code: 'order-offered'; readonly order: string; readonly flag: FlagState }
    | {
        readonly code: 'default-order-differs'
        readonly flag: FlagState
        readonly expected: string
        readonly found: string
      }
    | OrderProblem
    | { readonly code: 'rooms-filter-differs'; readonly expected: string; readonly found: string }
  )

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
    ...missingFields(facts, spec),
    ...missingCriteria(facts, spec),
    ...missingDirections(facts, spec),
    ...offered('on', facts, spec),
    ...offered('off', facts, spec),
    ...defaults(facts, spec),
    ...goesBy('on', facts, spec),
    ...goesBy('off', facts, spec),
    ...roomsFilter(facts, spec),
  ]
}

/** Parameters that nothing reads: an address with one finds other homes than it says. */
const missingFields = ({ fields }: SearchFacts, spec: SearchSpec): readonly SearchProblem[] =>
  spec.fields
    .filter(({ name }) => !fields.includes(name))
    .map(({ name, section }) => ({
      code: 'field-missing',
      field: name,
      at: { file: 'domain/search/filters.ts', name: 'filters' },
      spec: section,
    }))

const missingCriteria = (facts: SearchFacts, spec: SearchSpec): readonly SearchProblem[] =>
  spec.criteria
    .filter(({ name }) => !facts.criteria.some((criterion) => same(name, criterion)))
    .map(({ name, section }) => ({
      code: 'criterion-missing',
      criterion: name,
      at: orders('criteria'),
      spec: section,
    }))

const missingDirections = ({ sorting }: SearchFacts, spec: SearchSpec): readonly SearchProblem[] => {
  const held = new Set(sorting.on.options.map(({ direction }) => direction))
  const missing = spec.directions.values.filter((direction) => !held.has(direction))
  const at = orders('Direction')
  return missing.map((direction) => ({
    code: 'direction-missing',
    direction,
    at,
    spec: spec.directions.section,
  }))
}

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

/** The field and the direction of each order. */
function goesBy(flag: FlagState, { sorting }: SearchFacts, spec: SearchSpec): readonly SearchProblem[] {
  return spec.options.flatMap(({ name, by, direction, section }): readonly SearchProblem[] => {
    const option = sorting[flag].options.find((one) => same(name, one.name))
    if (!option) return []
    const at = orders(`orderOptions.${option.name}`)
    const seen = { order: name, flag, at }
    const [expected, from] = by === undefined ? byAge(flag, spec) : [by, section]
    const [criterion, way] = [option.criterion, option.direction]
    const isOther = expected !== undefined && !same(expected, criterion)
    return [
      ...(isOther
        ? [{ ...seen, code: 'order-criterion-differs' as const, expected, found: criterion, spec: from }]
        : []),
      ...(direction !== undefined && direction !== way
        ? [
            {
              ...seen,
              code: 'order-direction-differs' as const,
              expected: direction,
              found: way,
              spec: section,
            },
          ]
        : []),
    ]
  })
}

/** The specification defines newer and older with the flag on, and not without it. */
const byAge = (flag: FlagState, { newSorting }: SearchSpec): readonly [string | undefined, string] => [
  flag === 'on' ? newSorting.on.newerAndOlderBy : undefined,
  newSorting.section,
]

function roomsFilter({ roomsCount }: SearchFacts, { bedroomSearch }: SearchSpec): readonly SearchProblem[] {
  const { roomsFilterUses: expected, section: spec } = bedroomSearch
  const at: Place = { file: 'domain/search/filters.ts', name: 'columnOf' }
  if (roomsCount.on !== expected)
    return [{ code: 'rooms-filter-differs', expected, found: roomsCount.on, at, spec }]
  if (roomsCount.off !== expected) return []
  return [{ code: 'rooms-filter-differs', expected: 'rooms', found: roomsCount.off, at, spec }]
}
