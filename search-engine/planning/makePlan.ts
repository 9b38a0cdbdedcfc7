/**
 * Makes the plan of a query: the smallest set of docs to start from (the driver), and the tests that its docs must
 * still pass, the most selective first.
 */
import { areaCandidates } from './areaCandidates.ts'
import type { CompiledCriteria, CompiledRange, Query } from './CompiledCriteria.ts'
import { compileCriteria, type CompileOptions } from './compileCriteria.ts'
import { boxCandidate, boxTests } from './boxCandidate.ts'
import { type Driver, listsDriver, NEAR, rangesDriver, type DriverCandidate } from './drivers.ts'
import { lowerBound } from '../store/arrays/lowerBound.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { bitsOf, type DocSet } from '../store/arrays/docSets.ts'
import { placeSlotsIn, placeCandidates, rangeCandidates } from './listCandidates.ts'
import type { SortName } from '../store/Orders.ts'
import { type PackPlan, packPlans } from '../store/packs.ts'
import { PackTest } from './PackTest.ts'
import { pairsOf } from './pairsOf.ts'
import { type Pair, rowsOf } from '../store/Partitions.ts'
import type { Predicate } from './predicates.ts'
import { orderBySelectivity } from './selectivity.ts'
import type { TextIndex } from '../words/TextIndex.ts'

export interface PlanOptions extends CompileOptions {
  /** The words of the listings; without them a keyword finds nothing. */
  readonly texts?: TextIndex | undefined
}

export interface Plan {
  /** The pairs that are searched. */
  readonly pairs: readonly Pair[]
  readonly driver: Driver
  readonly predicates: readonly Predicate[]
  /** All tests, including those that the driver covers: what any other doc must pass. */
  readonly tests: readonly Predicate[]
  /** The compiled ranges. */
  readonly ranges: readonly CompiledRange[]
  /** Docs outside the driver that are tested as well, those along the sides of an area, and their tests. */
  readonly edge?: { readonly driver: Driver; readonly predicates: readonly Predicate[] }
  /** The deleted docs, and the test among the others that excludes them. */
  readonly deleted?: { readonly docs: readonly number[]; readonly test: Predicate }
}

/** This few docs are tested in less time than finding the bounds of a range takes. */
const WORTH_CUTTING = 256

/** Plans a query. `sort` decides between the two lists of a range: the one in the order of the page is used. */
export function makePlan(index: ColumnIndex, criteria: Query, options: PlanOptions, sort: SortName): Plan {
  const pairs = pairsOf(index, criteria)
  const { viewport, keyword } = criteria
  const compiled = compileCriteria(index, criteria, options)
  const box = viewport ? boxTests(index, viewport) : []
  const text = keyword === undefined ? undefined : textCandidates(index, options.texts, pairs, keyword)
  const tests = testsOf(index, compiled, box, text?.tests ?? [])
  const candidates = [wholePairs(pairs)]
  const placed = compiled.places.flatMap((places) => placeSlotsIn(pairs, places))
  for (const places of placed) candidates.push(...placeCandidates(index, places, sort))
  candidates.push(...areaCandidates(pairs, compiled))
  if (viewport) candidates.push(boxCandidate(pairs, viewport, box))
  if (text) candidates.push(...text.candidates)
  if (candidates.every(({ rows }) => rows > WORTH_CUTTING))
    candidates.push(
      ...rangeCandidates(index, pairs, placed, compiled.ranges, alignedTest(index, tests), sort),
    )
  const { driver, covers, edge } = cheapest(candidates, tests.length).build()
  return {
    pairs,
    driver,
    predicates: orderBySelectivity(driver, without(tests, covers)),
    tests,
    ranges: compiled.ranges,
    ...(edge && { edge: { driver: edge, predicates: orderBySelectivity(edge, tests) } }),
  }
}

/** One test per condition, and one per pack. */
function testsOf(
  { packs: codes }: ColumnIndex,
  { places, areas, excluded, ranges, computed, packs }: CompiledCriteria,
  box: readonly Predicate[],
  words: readonly Predicate[],
): readonly Predicate[] {
  const tests: Predicate[] = []
  for (const { test } of places) tests.push(test)
  for (const { test } of areas) tests.push(test)
  for (const { test } of excluded) tests.push(test)
  tests.push(...box)
  for (const { test } of ranges) tests.push(test)
  tests.push(...computed)
  tests.push(...words)
  packs.forEach((digits, at) => {
    if (digits) tests.push(new PackTest(packPlans[at] as PackPlan, codes[at] as Uint16Array, digits))
  })
  return tests
}

/** The test of the pack whose codes are aligned with sorted lists: the one that most searches limit. */
const alignedTest = ({ packs: [codes] }: ColumnIndex, tests: readonly Predicate[]): PackTest | undefined =>
  tests.find((test) => test instanceof PackTest && test.codes === codes) as PackTest | undefined

const without = (tests: readonly Predicate[], covered: readonly Predicate[]): readonly Predicate[] =>
  covered.length === 0 ? tests : tests.filter((test) => !covered.includes(test))

/** The candidate with the lowest cost. Without tests left no doc is read, and only the rows count. */
function cheapest(candidates: readonly DriverCandidate[], tests: number): DriverCandidate {
  const costOf = ({ rows, covers, weight, edgeRows = 0 }: DriverCandidate) =>
    rows * (covers.length === tests ? 0.5 : weight) + edgeRows
  return candidates.reduce((best, candidate) => (costOf(candidate) < costOf(best) ? candidate : best))
}

function wholePairs(pairs: readonly Pair[]): DriverCandidate {
  const ranges = pairs.flatMap(({ begin, end }) => [begin, end])
  const name = pairs.length === 1 ? 'pair' : `${pairs.length} pairs`
  const build = () => ({ driver: rangesDriver(name, ranges), covers: [] })
  return { rows: rowsOf(ranges), weight: 1, covers: [], build }
}

/** The tests of a keyword, and the candidates from its lists of docs. Large sets are bitsets, and only tested. */
function textCandidates(
  { size }: ColumnIndex,
  texts: TextIndex | undefined,
  pairs: readonly Pair[],
  keyword: string,
): { readonly tests: readonly Predicate[]; readonly candidates: readonly DriverCandidate[] } {
  const sets = texts?.setsOf(keyword) ?? [new Int32Array(0)]
  const tests = sets.map((set) => textTest(set, size))
  const candidates = sets.flatMap((docs): DriverCandidate[] => {
    if (docs instanceof Uint32Array) return []
    const found = pairs.map(({ begin, end }) => docs.subarray(lowerBound(docs, begin), lowerBound(docs, end)))
    const driver = listsDriver('keyword', found)
    return [{ rows: driver.rows, weight: NEAR, covers: tests, build: () => ({ driver, covers: tests }) }]
  })
  return { tests, candidates }
}

/** A test of a set of docs. Its bits are made on first use. */
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

/** Whether the docs of a plan are in the order of `sort`: they come from one list in that order. */
export const isInOrder = ({ driver, edge }: Plan, sort: SortName): boolean =>
  driver.kind === 'lists' && driver.sort === sort && driver.lists.length === 1 && edge === undefined

/**
 * A list in the order of `sort` that holds all matches, with the tests its docs must pass: the driver's list, or
 * that of the contract and category. Undefined where there is none.
 */
export function listInOrder(index: ColumnIndex, plan: Plan, sort: SortName) {
  const { pairs, driver, predicates, tests } = plan
  const [sorted] = driver.kind === 'lists' && isInOrder(plan, sort) ? driver.lists : []
  if (sorted) return { list: sorted, tests: predicates }
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0) return undefined
  const list = index.orders.get(sort)?.lists.get('pair')?.docs.subarray(pair.begin, pair.end)
  return list && { list, tests }
}

/** The matches in the order of `sort`, where a list holds exactly them. */
export function orderedDocs(
  index: ColumnIndex,
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
  const candidate = `${driver.name}, ${driver.rows} rows`
  return predicates.length === 0
    ? candidate
    : `${candidate}; then ${predicates.map(({ name }) => name).join(', ')}`
}
