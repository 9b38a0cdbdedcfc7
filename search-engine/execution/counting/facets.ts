/**
 * Facet counts: the number of matches with each option of each filter, the other filters unchanged, and without each
 * filter.
 *
 * Filters are tested in groups: a pack, or a range with a histogram. A doc counts for a group if it passes all other
 * groups. So docs that pass everything count for all groups, and docs that fail in one group count for that one.
 * Inside a pack the other digits are looked up in the counters.
 */
import { type Criteria, type FilterName, filterNames } from '#domain/search/filters.ts'
import { countCodes, type Docs, sizeOf } from './countCodes.ts'
import { countDigits } from './digitCounts.ts'
import type { RangesDriver } from '../../planning/drivers.ts'
import { bucketCount, type HistogramColumn, histogramColumns } from '../../store/histograms.ts'
import type { ColumnIndex } from '../../store/ColumnIndex.ts'
import { compileDigits, type Digit, type PackedName, type PackPlan, packPlans } from '../../store/packs.ts'
import { PackTest } from '../../planning/PackTest.ts'
import type { Ranges } from '../../store/Partitions.ts'
import { makePlan, type PlanOptions } from '../../planning/makePlan.ts'
import { keepOfDocs, keepOfRange, type Predicate, rangeTest } from '../../planning/predicates.ts'
import { recordOf } from '../../store/recordOf.ts'
import { selectDocs } from '../selectDocs.ts'

export interface FacetCounts {
  /** The number of matches. */
  readonly total: number
  /** A count for each option of a filter, in the order of its vocabulary, or of "one or more", "two or more" … */
  readonly options: Readonly<Record<PackedName, readonly number[]>>
  /** The number of matches without the filter, for each filter that is set. */
  readonly without: Readonly<Partial<Record<PackedName | HistogramColumn, number>>>
  /** A count for each bucket of `bucketEdges`. */
  readonly histograms: Readonly<Record<HistogramColumn, readonly number[]>>
}

/** Filters that are tested, and counted, together. */
interface Group {
  readonly test: Predicate
  /** Docs that fail in this group alone. */
  near: Int32Array
}

const groupedNames: ReadonlySet<FilterName> = new Set<FilterName>([
  ...histogramColumns,
  ...packPlans.flatMap(({ digits }) => digits.map(({ filter }) => filter)),
])

/** Filters that belong to no group. */
const otherNames = filterNames.filter((name) => !groupedNames.has(name))

/** The counts of the matches. `liveTests` exclude deleted docs; `target` has one element more than there are docs. */
export function facetCounts(
  index: ColumnIndex,
  criteria: Criteria,
  options: PlanOptions,
  liveTests: readonly Predicate[],
  target: Int32Array,
): FacetCounts {
  const packs = packPlans.map((pack, at) => groupOf(packTest(index, pack, at, criteria)))
  const ranges = histogramColumns.map((column) => groupOf(histogramTest(index, column, criteria)))
  const groups = [...packs, ...ranges].flatMap((group) => group ?? [])
  const passed = splitDocs(groups, baseDocs(index, criteria, options, liveTests, target))
  const countsOf = { index, criteria, passed }
  return {
    total: sizes(passed),
    ...countsOfPacks(countsOf, packs, ranges),
    histograms: recordOf(histogramColumns, (column, at) =>
      countBuckets(index, column, withNear(passed, ranges[at])),
    ),
  }
}

/** The counts of some docs without criteria. */
export function countsOfDocs(index: ColumnIndex, docs: readonly Docs[]): FacetCounts {
  return {
    total: sizes(docs),
    ...countsOfPacks({ index, criteria: {}, passed: docs }, [], []),
    histograms: recordOf(histogramColumns, (column) => countBuckets(index, column, docs)),
  }
}

const sizes = (docs: readonly Docs[]): number => docs.reduce((sum, piece) => sum + sizeOf(piece), 0)

const groupOf = (test: Predicate | undefined): Group | undefined => test && { test, near: new Int32Array(0) }

const withNear = (passed: readonly Docs[], group: Group | undefined): readonly Docs[] =>
  group ? [...passed, group.near] : passed

/** Shorter ranges are copied to a list before they are counted: each costs a step of its own. */
const SHORT = 8

/** The docs that pass the filters of no group. */
function baseDocs(
  index: ColumnIndex,
  criteria: Criteria,
  options: PlanOptions,
  liveTests: readonly Predicate[],
  target: Int32Array,
): readonly Docs[] {
  const others = Object.fromEntries(otherNames.map((name) => [name, criteria[name]])) as Criteria
  const { driver, predicates, edge } = makePlan(index, others, options, 'relevance desc')
  const along = edge ? selectDocs(edge.driver, [...edge.predicates, ...liveTests], target) : 0
  const sides = target.subarray(0, along)
  if (driver.kind === 'ranges' && isLong(driver) && predicates.length + liveTests.length === 0)
    return [...slotsOf(driver.ranges), sides]
  const rest = target.subarray(along)
  return [sides, rest.subarray(0, selectDocs(driver, [...predicates, ...liveTests], rest))]
}

/** Whether its ranges are long enough to be counted in place: the cells of a scribble hold one or two docs each. */
const isLong = ({ ranges, rows }: RangesDriver): boolean => (ranges.length / 2) * SHORT < rows

function slotsOf(ranges: Ranges): readonly Docs[] {
  const slots: Docs[] = []
  for (let at = 0; at < ranges.length; at += 2)
    slots.push({ begin: ranges[at] as number, end: ranges[at + 1] as number })
  return slots
}

/** The test of a pack, which includes the ranges that the pack counts. */
function packTest(index: ColumnIndex, pack: PackPlan, at: number, criteria: Criteria): Predicate | undefined {
  const digits = compileDigits(pack, criteria)
  return digits.length === 0 ? undefined : new PackTest(pack, index.packs[at] as Uint16Array, digits)
}

function histogramTest(
  index: ColumnIndex,
  column: HistogramColumn,
  criteria: Criteria,
): Predicate | undefined {
  const range = criteria[column]
  return range && rangeTest(column, index.columns[column], range)
}

/** Sets the near misses of each group. Returns the docs that pass all groups. */
function splitDocs(groups: readonly Group[], docs: readonly Docs[]): readonly Docs[] {
  let passing = docs
  groups.forEach((group, at) => {
    const { test } = group
    for (const earlier of groups.slice(0, at)) earlier.near = kept(test, [earlier.near])
    const all = passing
    const some = kept(test, all)
    group.near = difference(all, some)
    passing = [some]
  })
  return passing
}

function kept(test: Predicate, docs: readonly Docs[]): Int32Array {
  const target = new Int32Array(sizes(docs) + 1)
  let count = 0
  for (const piece of docs)
    count =
      'begin' in piece
        ? keepOfRange(test, piece.begin, piece.end, target, count)
        : keepOfDocs(test, piece, piece.length, target, count)
  return target.subarray(0, count)
}

/** The docs of `all` that are not in `some`; both are in the same order. */
function difference(all: readonly Docs[], some: Int32Array): Int32Array {
  const rest = new Int32Array(sizes(all) - some.length + 1)
  let next = 0
  let count = 0
  for (const piece of all) {
    const first = 'begin' in piece ? piece.begin : undefined
    for (let at = 0, size = sizeOf(piece); at < size; at++) {
      const doc = first === undefined ? ((piece as Int32Array)[at] as number) : first + at
      const isKept = +(doc === some[next])
      next += isKept
      rest[count] = doc
      count += 1 - isKept
    }
  }
  return rest.subarray(0, count)
}

interface Counted {
  readonly index: ColumnIndex
  readonly criteria: Criteria
  readonly passed: readonly Docs[]
}

function countsOfPacks(
  { index, criteria, passed }: Counted,
  packs: readonly (Group | undefined)[],
  ranges: readonly (Group | undefined)[],
): Pick<FacetCounts, 'options' | 'without'> {
  const options: Partial<Record<PackedName, readonly number[]>> = {}
  const without: Partial<Record<PackedName | HistogramColumn, number>> = {}
  packPlans.forEach((pack, at) => {
    const counter = countCodes(index.packs[at] as Uint16Array, pack.size, withNear(passed, packs[at]))
    const values = countDigits(pack, counter, criteria)
    pack.digits.forEach((digit, place) => {
      const counts = values[place] as Uint32Array
      options[digit.filter] = optionCounts(digit, counts)
      if (criteria[digit.filter] !== undefined) without[digit.filter] = sumOf(counts)
    })
  })
  histogramColumns.forEach((column, at) => {
    if (criteria[column] !== undefined) without[column] = sizes(withNear(passed, ranges[at]))
  })
  return { options: options as FacetCounts['options'], without }
}

const countBuckets = ({ buckets }: ColumnIndex, column: HistogramColumn, docs: readonly Docs[]): number[] =>
  Array.from(countCodes(buckets[column], 256, docs).subarray(0, bucketCount))

const optionCounts = ({ ofOptions }: Digit, values: Uint32Array): readonly number[] =>
  ofOptions.map((digits) => digits.reduce((sum, digit) => sum + (values[digit] as number), 0))

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0)
