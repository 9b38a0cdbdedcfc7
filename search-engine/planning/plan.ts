/**
 * From what a visitor asked for to how it is answered: the smallest set of docs to start from (the driver),
 * and the tests that its docs must still pass, the hardest first.
 */
import { areaStarts } from './areaStarts.ts'
import type { Asked, AskedRange, Wanted } from './asked.ts'
import { askedOf, type AskingOptions } from './askedOf.ts'
import { boxStart, boxTests } from './boxStart.ts'
import { type Driver, listsDriver, NEAR, rangesDriver, type Start } from './drivers.ts'
import { firstAtLeast } from '../store/arrays/firstAtLeast.ts'
import type { Index } from '../store/Index.ts'
import { bitsOf, type DocSet } from '../store/arrays/docSets.ts'
import { placedIn, placeStarts, rangeStarts } from './listStarts.ts'
import type { SortName } from '../store/Orders.ts'
import { type PackPlan, packPlans } from '../store/packs.ts'
import { PackTest } from './PackTest.ts'
import { pairsOf } from './pairsOf.ts'
import { type Pair, rowsOf } from '../store/Partitions.ts'
import type { Predicate } from './predicates.ts'
import { orderBySelectivity } from './selectivity.ts'
import type { TextIndex } from '../words/TextIndex.ts'

export interface PlanOptions extends AskingOptions {
  /** The words of the index's listings; without them no keyword is found. */
  readonly texts?: TextIndex | undefined
}

export interface Plan {
  /** What is searched: all that is found belongs to one of them. */
  readonly pairs: readonly Pair[]
  readonly driver: Driver
  readonly predicates: readonly Predicate[]
  /** All tests, those that the driver makes needless as well: what any other doc must pass. */
  readonly tests: readonly Predicate[]
  /** The ranges among what is asked, each with its test. */
  readonly ranges: readonly AskedRange[]
  /** Docs that are looked at beside the driver's, and what they must pass: those along the sides of a box. */
  readonly edge?: { readonly driver: Driver; readonly predicates: readonly Predicate[] }
  /** Docs that the index holds though they are gone, and the test among the others that leaves them out. */
  readonly gone?: { readonly docs: readonly number[]; readonly test: Predicate }
}

/** So few docs are tested in less time than it takes to find out which of them lie between the bounds of a range. */
const WORTH_CUTTING = 256

/** Plans a search. `sort` breaks the tie between two ways to cut a list: the one that is already in order. */
export function plan(index: Index, criteria: Wanted, options: PlanOptions, sort: SortName): Plan {
  const pairs = pairsOf(index, criteria)
  const { viewport, keyword } = criteria
  const asked = askedOf(index, criteria, options)
  const box = viewport ? boxTests(index, viewport) : []
  const text = keyword === undefined ? undefined : textStarts(index, options.texts, pairs, keyword)
  const tests = testsOf(index, asked, box, text?.tests ?? [])
  const starts = [wholePairs(pairs)]
  const placed = asked.places.flatMap((places) => placedIn(pairs, places))
  for (const places of placed) starts.push(...placeStarts(index, places, sort))
  starts.push(...areaStarts(pairs, asked))
  if (viewport) starts.push(boxStart(pairs, viewport, box))
  if (text) starts.push(...text.starts)
  if (starts.every(({ rows }) => rows > WORTH_CUTTING))
    starts.push(...rangeStarts(index, pairs, placed, asked.ranges, besideLists(index, tests), sort))
  const { driver, settles, edge } = cheapest(starts, tests.length).take()
  return {
    pairs,
    driver,
    predicates: orderBySelectivity(driver, without(tests, settles)),
    tests,
    ranges: asked.ranges,
    ...(edge && { edge: { driver: edge, predicates: orderBySelectivity(edge, tests) } }),
  }
}

/** One test for each thing that is asked, and for all that is asked of a pack. */
function testsOf(
  { packs: codes }: Index,
  { places, areas, excluded, ranges, packs }: Asked,
  box: readonly Predicate[],
  words: readonly Predicate[],
): readonly Predicate[] {
  const tests: Predicate[] = []
  for (const { test } of places) tests.push(test)
  for (const { test } of areas) tests.push(test)
  for (const { test } of excluded) tests.push(test)
  tests.push(...box)
  for (const { test } of ranges) tests.push(test)
  tests.push(...words)
  packs.forEach((digits, at) => {
    if (digits) tests.push(new PackTest(packPlans[at] as PackPlan, codes[at] as Uint16Array, digits))
  })
  return tests
}

/** The test of the codes that lists of ranges have beside them: of the pack that most searches ask something of. */
const besideLists = ({ packs: [codes] }: Index, tests: readonly Predicate[]): PackTest | undefined =>
  tests.find((test) => test instanceof PackTest && test.codes === codes) as PackTest | undefined

const without = (tests: readonly Predicate[], settled: readonly Predicate[]): readonly Predicate[] =>
  settled.length === 0 ? tests : tests.filter((test) => !settled.includes(test))

/** With nothing left to test no doc is looked at, so that only the rows count. */
function cheapest(starts: readonly Start[], tests: number): Start {
  const costOf = ({ rows, settles, weight, edgeRows = 0 }: Start) =>
    rows * (settles.length === tests ? 0.5 : weight) + edgeRows
  return starts.reduce((best, start) => (costOf(start) < costOf(best) ? start : best))
}

function wholePairs(pairs: readonly Pair[]): Start {
  const ranges = pairs.flatMap(({ begin, end }) => [begin, end])
  const name = pairs.length === 1 ? 'pair' : `${pairs.length} pairs`
  const take = () => ({ driver: rangesDriver(name, ranges), settles: [] })
  return { rows: rowsOf(ranges), weight: 1, settles: [], take }
}

/** The docs whose texts pass, and the same as tests. Docs that are many are tested, not walked. */
function textStarts(
  { size }: Index,
  texts: TextIndex | undefined,
  pairs: readonly Pair[],
  keyword: string,
): { readonly tests: readonly Predicate[]; readonly starts: readonly Start[] } {
  const sets = texts?.setsOf(keyword) ?? [new Int32Array(0)]
  const tests = sets.map((set) => textTest(set, size))
  const starts = sets.flatMap((docs): Start[] => {
    if (docs instanceof Uint32Array) return []
    const found = pairs.map(({ begin, end }) =>
      docs.subarray(firstAtLeast(docs, begin), firstAtLeast(docs, end)),
    )
    const driver = listsDriver('keyword', found)
    return [{ rows: driver.rows, weight: NEAR, settles: tests, take: () => ({ driver, settles: tests }) }]
  })
  return { tests, starts }
}

/** Its bits are made once somebody looks at them. */
function textTest(docs: DocSet, size: number): Predicate {
  let bits: Uint32Array | undefined
  return {
    kind: 'bits',
    name: 'keyword',
    get bits() {
      return (bits ??= bitsOf(docs, size + 1))
    },
  }
}

/** Whether what passes stands in the order of `sort`: it is left of one list that does. */
export const isInOrder = ({ driver, edge }: Plan, sort: SortName): boolean =>
  driver.kind === 'lists' && driver.sort === sort && driver.lists.length === 1 && edge === undefined

/**
 * A list in the order of `sort` that holds all that a search finds, with what its docs must pass: the driver's, or that
 * of the contract and category. Undefined where there is none.
 */
export function listInOrder(index: Index, plan: Plan, sort: SortName) {
  const { pairs, driver, predicates, tests } = plan
  const [sorted] = driver.kind === 'lists' && isInOrder(plan, sort) ? driver.lists : []
  if (sorted) return { list: sorted, tests: predicates }
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0) return undefined
  const list = index.orders.get(sort)?.lists.get('pair')?.docs.subarray(pair.begin, pair.end)
  return list && { list, tests }
}

/** The docs of a plan already in the order of `sort`, where a list holds exactly them. */
export function orderedDocs(
  index: Index,
  { driver, predicates, edge }: Plan,
  sort: SortName,
): Int32Array | undefined {
  if (predicates.length > 0 || edge) return undefined
  if (driver.rows === 0) return new Int32Array(0)
  if (driver.kind === 'lists')
    return driver.sort === sort && driver.lists.length === 1 ? driver.lists[0] : undefined
  const [begin, end, ...more] = driver.ranges
  return more.length > 0 ? undefined : index.orders.get(sort)?.lists.get('pair')?.docs.subarray(begin, end)
}

/** One line: `price asc, 1234 rows; then surface, typology and condition`. */
export function printPlan({ driver, predicates }: Plan): string {
  const start = `${driver.name}, ${driver.rows} rows`
  return predicates.length === 0 ? start : `${start}; then ${predicates.map(({ name }) => name).join(', ')}`
}
