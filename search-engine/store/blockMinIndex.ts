/**
 * The first page of one order among what lies between two bounds of another: by price per m² among homes of a price.
 * The two go together, so that what comes first in the one lies at an end of the other, and going through either list
 * finds it last.
 */
import type { Piece } from '../planning/drivers.ts'
import type { Index } from './Index.ts'
import type { Orders, Sort, SortName } from './Orders.ts'
import type { Plan } from '../planning/plan.ts'
import { keepOfDocs } from '../planning/predicates.ts'
import { smallest } from '../execution/paging/smallest.ts'
import type { PageAsked } from '../execution/paging/walkPage.ts'

/** Orders whose lists of contract and category are cut, and the orders in which pieces of them are asked for. */
const crossed = [
  ['price asc', 'pricePerSquareMetre asc'],
  ['surface asc', 'pricePerSquareMetre asc'],
] as const satisfies readonly (readonly [cut: SortName, order: SortName])[]

/** By the order that is cut and the one that is asked for. */
export type CrossingName = `${SortName} × ${SortName}`

export const crossingNames = crossed.map(([cut, order]): CrossingName => `${cut} × ${order}`)

/** Where each doc of a list stands in another order. */
export interface Crossing {
  readonly ranks: Int32Array
  /** The least rank of each block of the list. */
  readonly least: Int32Array
}

export type Crossings = ReadonlyMap<CrossingName, Crossing>

/** Docs a block: of many blocks few hold a doc of the page. */
const BLOCK = 128

/** Blocks for each doc up to the page's last; of fewer, most would be gone through. */
const WORTH = 2

export const makeCrossings = (orders: Orders): Crossings =>
  new Map(
    crossed.map(([cut, order]) => {
      const [list, rank] = [orders.get(cut)?.lists.get('pair')?.docs, orders.get(order)?.rank]
      if (list === undefined || rank === undefined)
        throw new Error(`There is no list by ${cut}, or no ${order}`)
      return [`${cut} × ${order}`, crossingOf(ranksAlong(list, rank))]
    }),
  )

export function crossingOf(ranks: Int32Array): Crossing {
  const least = new Int32Array(Math.ceil(ranks.length / BLOCK)).fill(ranks.length)
  for (let at = 0; at < ranks.length; at++) {
    const block = Math.floor(at / BLOCK)
    least[block] = Math.min(least[block] as number, ranks[at] as number)
  }
  return { ranks, least }
}

function ranksAlong(list: Int32Array, rank: Int32Array): Int32Array {
  const ranks = new Int32Array(list.length)
  for (let at = 0; at < list.length; at++) ranks[at] = rank[list[at] as number] as number
  return ranks
}

/**
 * The first `count` docs of an order among those of a list from `begin` to `end`. Undefined where they lie in too few
 * blocks.
 */
export function firstAcross(
  { docs }: Sort,
  { ranks, least }: Crossing,
  [begin, end]: readonly [begin: number, end: number],
  count: number,
): Int32Array | undefined {
  const [first, last] = [Math.ceil(begin / BLOCK), Math.floor(end / BLOCK)]
  if (last - first <= count * WORTH) return undefined
  const leasts = least.subarray(first, last)
  const blocks = smallest(leasts, 0, count)
  // So many blocks hold a doc each that stands no later.
  const limit = leasts[blocks[count - 1] as number] as number
  const found: number[] = []
  const gather = (from: number, to: number) => {
    for (let at = from; at < to; at++) if ((ranks[at] as number) <= limit) found.push(ranks[at] as number)
  }
  gather(begin, first * BLOCK)
  for (const block of blocks) gather((first + block) * BLOCK, (first + block + 1) * BLOCK)
  gather(last * BLOCK, end)
  return Int32Array.from(found)
    .sort()
    .subarray(0, count)
    .map((place) => docs[place] as number)
}

/** A piece of a list that a search finds all of, but for what is gone, and where it is crossed by the order asked for. */
interface Crossed {
  readonly order: Sort
  readonly crossing: Crossing
  readonly piece: Piece
}

/** Undefined where a search finds less than such a piece, or is asked for in another order. */
export function crossedBy(
  { orders, crossings }: Index,
  { driver, predicates, gone }: Plan,
  sort: SortName,
): Crossed | undefined {
  const piece = driver.kind === 'lists' ? driver.piece : undefined
  const crossing = piece && crossings.get(`${piece.sort} × ${sort}`)
  const order = orders.get(sort)
  if (!crossing || !order || predicates.some((test) => test !== gone?.test)) return undefined
  return { order, crossing, piece }
}

/** Docs looked at beyond a page, for those among them that are gone. */
const SPARE = 16

/** The docs at places `offset` to `offset + length` of what is found. Undefined where looking at all takes no longer. */
export function pageAcross(
  { order, crossing, piece: { begin, end: last } }: Crossed,
  gone: Plan['gone'],
  { offset, length, total }: PageAsked,
): Int32Array | undefined {
  const end = Math.min(offset + length, total)
  const first = firstAcross(order, crossing, [begin, last], gone ? end + SPARE : end)
  if (first === undefined || gone === undefined) return first?.subarray(offset)
  const kept = new Int32Array(first.length + 1)
  return keepOfDocs(gone.test, first, first.length, kept) < end ? undefined : kept.subarray(offset, end)
}
