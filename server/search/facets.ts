/**
 * How many homes there would be with each option of each filter, the others as they are: what a panel of filters
 * shows beside its options, and how many there would be without each filter.
 *
 * Filters are tested in groups: a pack, or a range that has a histogram. A doc counts for a group if it passes all
 * other groups. So docs that pass everything count for all groups, and those that fail in one alone count for that
 * one. Inside a pack, its other digits are looked up in the counters.
 */
import { type Criteria, type FilterName, filterNames } from '#domain/search/filters.ts'
import { type PlanOptions, rangePredicate, rangesOf } from './asked.ts'
import { bucketCount, type HistogramColumn, histogramColumns } from './histograms.ts'
import type { Index } from './Index.ts'
import { type Digit, type PackedName, type PackPlan, packPlans, tableOf, testedDigits } from './packs.ts'
import { plan } from './plan.ts'
import { keepOfDocs, type Predicate } from './predicates.ts'
import { recordOf } from './recordOf.ts'
import { selectDocs } from './selectDocs.ts'

export interface FacetCounts {
  /** How many match as they are. */
  readonly total: number
  /** A count for each option of a filter, in the order of its vocabulary, or of "one or more", "two or more" … */
  readonly options: Readonly<Record<PackedName, readonly number[]>>
  /** How many there would be without the filter, for each that is set. */
  readonly without: Readonly<Partial<Record<PackedName | HistogramColumn, number>>>
  /** A count for each step of `bucketEdges`. */
  readonly histograms: Readonly<Record<HistogramColumn, readonly number[]>>
}

/** Filters that are tested, and counted, together. */
interface Group {
  readonly test: Predicate | undefined
  /** Docs that fail this group and no other. */
  near: Int32Array
}

const isGrouped = (name: FilterName): boolean =>
  histogramColumns.some((column) => column === name) ||
  packPlans.some(({ digits }) => digits.some(({ filter }) => filter === name))

const none = new Int32Array(0)

export function facetCounts(
  index: Index,
  criteria: Criteria,
  options: PlanOptions,
  dead: readonly Predicate[],
  room: Int32Array,
): FacetCounts {
  const packs = packPlans.map(
    (pack, at): Group => ({ test: packTest(index, pack, at, criteria), near: none }),
  )
  const ranges = histogramColumns.map(
    (column): Group => ({ test: rangeTest(index, column, criteria), near: none }),
  )
  const passed = splitDocs([...packs, ...ranges], baseDocs(index, criteria, options, dead, room))
  const counters = packPlans.map((pack, at) =>
    countCodes(index.packs[at] as Uint16Array, pack.size, [passed, packs[at]?.near ?? none]),
  )
  return {
    total: passed.length,
    ...countsOfPacks(counters, criteria, ranges, passed.length),
    histograms: recordOf(histogramColumns, (column, at) => {
      const counted = countCodes(index.buckets[column], 256, [passed, ranges[at]?.near ?? none])
      return Array.from(counted.subarray(0, bucketCount))
    }),
  }
}

/** The docs that pass whatever belongs to no group. */
function baseDocs(
  index: Index,
  criteria: Criteria,
  options: PlanOptions,
  dead: readonly Predicate[],
  room: Int32Array,
): Int32Array {
  const others = Object.fromEntries(
    filterNames.filter((name) => !isGrouped(name)).map((name) => [name, criteria[name]]),
  ) as Criteria
  const { driver, predicates } = plan(index, others, options, 'relevance desc')
  return room.subarray(0, selectDocs(driver, [...predicates, ...dead], room))
}

function packTest(index: Index, pack: PackPlan, at: number, criteria: Criteria): Predicate | undefined {
  const digits = testedDigits(pack, criteria)
  if (digits.length === 0) return undefined
  const table = tableOf(pack, digits, criteria)
  return { kind: 'table', name: 'pack', codes: index.packs[at] as Uint16Array, table }
}

function rangeTest(index: Index, column: HistogramColumn, criteria: Criteria): Predicate | undefined {
  const [asked] = rangesOf({ [column]: criteria[column] })
  return asked && rangePredicate(index, asked)
}

/** Finds each group's near misses, and gives the docs that pass all groups. */
function splitDocs(groups: readonly Group[], docs: Int32Array): Int32Array {
  let passing = docs
  const tested: Group[] = []
  for (const group of groups) {
    const { test } = group
    if (test === undefined) continue
    for (const earlier of tested) earlier.near = kept(test, earlier.near)
    const all = passing
    passing = kept(test, all)
    group.near = difference(all, passing)
    tested.push(group)
  }
  return passing
}

function kept(test: Predicate, docs: Int32Array): Int32Array {
  const room = new Int32Array(docs.length + 1)
  return room.subarray(0, keepOfDocs(test, docs, docs.length, room))
}

/** What is in `all` and not in `some`, which holds docs of `all` in the same order. */
function difference(all: Int32Array, some: Int32Array): Int32Array {
  const rest = new Int32Array(all.length - some.length + 1)
  let next = 0
  let count = 0
  for (let at = 0; at < all.length; at++) {
    const doc = all[at] as number
    const isKept = +(doc === some[next])
    next += isKept
    rest[count] = doc
    count += 1 - isKept
  }
  return rest.subarray(0, count)
}

function countCodes(
  codes: Uint16Array | Uint8Array,
  size: number,
  lists: readonly Int32Array[],
): Uint32Array {
  const counter = new Uint32Array(size)
  for (const docs of lists)
    for (let at = 0; at < docs.length; at++) {
      const code = codes[docs[at] as number] as number
      counter[code] = (counter[code] as number) + 1
    }
  return counter
}

function countsOfPacks(
  counters: readonly Uint32Array[],
  criteria: Criteria,
  ranges: readonly Group[],
  passed: number,
): Pick<FacetCounts, 'options' | 'without'> {
  const options: Partial<Record<PackedName, readonly number[]>> = {}
  const without: Partial<Record<PackedName | HistogramColumn, number>> = {}
  packPlans.forEach((pack, at) => {
    for (const digit of pack.digits) {
      const values = countDigits(pack, digit, counters[at] as Uint32Array, criteria)
      options[digit.filter] = optionCounts(digit, values)
      if (criteria[digit.filter] !== undefined)
        without[digit.filter] = values.reduce((sum, count) => sum + count, 0)
    }
  })
  histogramColumns.forEach((column, at) => {
    if (criteria[column] !== undefined) without[column] = passed + (ranges[at]?.near.length ?? 0)
  })
  return { options: options as FacetCounts['options'], without }
}

/** How many docs have each value of a digit, whatever is asked of it, where the pack's other digits pass. */
function countDigits(pack: PackPlan, digit: Digit, counter: Uint32Array, criteria: Criteria): Uint32Array {
  const others = testedDigits(pack, criteria, digit.filter)
  const table = others.length > 0 ? tableOf(pack, others, criteria) : undefined
  const values = new Uint32Array(digit.base)
  for (let code = 0, value = 0, left = digit.weight; code < pack.size; code++) {
    if (table === undefined || table[code] === 1)
      values[value] = (values[value] as number) + (counter[code] as number)
    if (--left > 0) continue
    left = digit.weight
    value = value + 1 === digit.base ? 0 : value + 1
  }
  return values
}

const optionCounts = ({ options, ofOption }: Digit, values: Uint32Array): readonly number[] =>
  options.map((option) => ofOption(option).reduce((sum, value) => sum + (values[value] as number), 0))
