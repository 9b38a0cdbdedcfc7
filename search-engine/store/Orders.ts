/**
 * Sort orders as permutations, made once: of all docs, and of each partition that is often asked for, so that a page
 * of it is a slice.
 */
import type { Criterion, Direction, OrderName } from '#domain/search/orders.ts'
import { orderOptions } from '#domain/search/orders.ts'
import type { Columns } from './Columns.ts'
import type { WideName } from './columnTable.ts'
import type { Partitions } from './Partitions.ts'
import type { PlaceColumn } from './placeCodes.ts'
import { sortDocs } from './radixSort.ts'
import { SortedList } from './SortedList.ts'

/** A column in a direction. Equal values are in descending order of id; "not stated" is last. */
export type SortName = `${WideName} ${Direction}`

const sortOfCriterion: Readonly<Record<Criterion, (direction: Direction) => SortName>> = {
  automatic: () => 'relevance desc',
  relevance: (direction) => `relevance ${direction}`,
  merit: (direction) => `merit ${direction}`,
  price: (direction) => `price ${direction}`,
  surface: (direction) => `surface ${direction}`,
  rooms: (direction) => `rooms ${direction}`,
  modified: (direction) => `modified ${direction}`,
  created: (direction) => `created ${direction}`,
  floor: (direction) => `floor ${direction}`,
  pricePerSquareMetre: (direction) => `pricePerSquareMetre ${direction}`,
  agencyFirst: () => 'advertiserStanding desc',
  privateFirst: () => 'advertiserStanding asc',
  discount: (direction) => `discount ${direction}`,
  // The nearest of the sorts: no list is sorted by a loan of one search.
  monthlyCost: (direction) => `price ${direction}`,
}

/** The sort of an order of domain/search/orders.ts. */
export function sortOf(order: OrderName): SortName {
  const { criterion, direction } = orderOptions[order]
  return sortOfCriterion[criterion](direction)
}

export const sortNames = [...new Set((Object.keys(orderOptions) as OrderName[]).map(sortOf))]

/** Sorts kept for each partition (4 bytes per listing and level); pages of the others are selected by rank. */
export const listedSorts: readonly SortName[] = [
  'relevance desc',
  'merit desc',
  'price asc',
  'price desc',
  'surface asc',
  'surface desc',
  'created desc',
  'pricePerSquareMetre asc',
]

/**
 * Levels whose partitions have sorted lists: contract × category, and the large places within. Zones are small
 * enough without.
 */
export const listedLevels = ['pair', 'region', 'province', 'municipality'] as const
export type ListedLevel = (typeof listedLevels)[number]

const listed: ReadonlySet<string> = new Set(listedLevels)
export const isListed = (level: PlaceColumn): level is ListedLevel & PlaceColumn => listed.has(level)

export interface Sort {
  /** Docs in order. */
  readonly docs: Int32Array
  /** The position of each doc in `docs`. */
  readonly rank: Int32Array
  /** The same docs per level, those of each partition in its slot. */
  readonly lists: ReadonlyMap<ListedLevel, SortedList>
}

export type Orders = ReadonlyMap<SortName, Sort>

/** The column and direction of a sort. */
export function sortedBy(name: SortName) {
  const [column, direction] = name.split(' ') as [WideName, Direction]
  return { column, direction }
}

/**
 * Makes every sort, with pauses: for 500,000 listings it takes about a second. `newestFirst` is all docs by
 * descending id, the order of docs with equal values.
 */
export function* makeOrders(
  columns: Columns,
  partitions: Partitions,
  newestFirst: Int32Array,
): Generator<void, Orders> {
  const slots = new Map(
    listedLevels.map((level) => [level, slotStarts(level, columns.id.length, partitions)]),
  )
  yield
  const orders = new Map<SortName, Sort>()
  for (const name of sortNames) {
    const { column, direction } = sortedBy(name)
    const docs = sortDocs(newestFirst, columns[column], direction)
    const lists = new Map<ListedLevel, SortedList>()
    if (listedSorts.includes(name))
      for (const [level, starts] of slots) {
        yield
        // Docs of one pair are close together: the lists of the other levels are distributed from that of pairs.
        const distributed = distribute(lists.get('pair')?.docs ?? docs, starts)
        lists.set(level, new SortedList(distributed, columns[column], direction))
      }
    orders.set(name, { docs, rank: ranksOf(docs), lists })
    yield
  }
  return orders
}

/** For each doc the beginning of its partition's slot. */
function slotStarts(level: ListedLevel, count: number, { pairs, lists }: Partitions): Int32Array {
  const starts = new Int32Array(count)
  for (const pair of pairs) {
    if (level === 'pair') starts.fill(pair.begin, pair.begin, pair.end)
    else
      for (const { begin, end } of pair.places[level].values())
        for (let at = begin; at < end; at++) starts[lists[level][at] as number] = begin
  }
  return starts
}

/** Distributes docs to the slots of their partitions, in a stable order. */
function distribute(docs: Int32Array, starts: Int32Array): Int32Array {
  const list = new Int32Array(docs.length)
  const distributed = new Int32Array(docs.length)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const start = starts[doc] as number
    const before = distributed[start] as number
    distributed[start] = before + 1
    list[start + before] = doc
  }
  return list
}

function ranksOf(docs: Int32Array): Int32Array {
  const rank = new Int32Array(docs.length)
  for (let at = 0; at < docs.length; at++) rank[docs[at] as number] = at
  return rank
}
