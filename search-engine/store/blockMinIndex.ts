/**
 * Block minima of one order along the list of another: of price per m² along the homes sorted by price. Both go together,
 * so that what comes first in the one lies at an end of the other, and reading either list in order finds it last. The
 * minimum of each block says which blocks hold it.
 */
import type { Orders, SortName } from './Orders.ts'

/** Orders whose lists of contract and category are cut to a range, and the orders in which pieces of them are asked for. */
const indexedOrders = [
  ['price asc', 'pricePerSquareMetre asc'],
  ['surface asc', 'pricePerSquareMetre asc'],
] as const satisfies readonly (readonly [cut: SortName, order: SortName])[]

/** The order that is cut, and the order of the page. */
export type BlockMinName = `${SortName} × ${SortName}`

export const blockMinNames = indexedOrders.map(([cut, order]): BlockMinName => `${cut} × ${order}`)

export interface BlockMinIndex {
  /** The rank in the other order of each doc of the list. */
  readonly ranks: Int32Array
  /** The least rank of each block of `BLOCK_SIZE` docs. */
  readonly minima: Int32Array
}

export type BlockMinIndexes = ReadonlyMap<BlockMinName, BlockMinIndex>

/** Docs in a block: of many blocks few hold a doc of the page. */
export const BLOCK_SIZE = 128

export const makeBlockMinIndexes = (orders: Orders): BlockMinIndexes =>
  new Map(
    indexedOrders.map(([cut, order]) => {
      const [list, rank] = [orders.get(cut)?.lists.get('pair')?.docs, orders.get(order)?.rank]
      if (list === undefined || rank === undefined)
        throw new Error(`There is no list by ${cut}, or no ${order}`)
      return [`${cut} × ${order}`, blockMinIndexOf(ranksAlong(list, rank))]
    }),
  )

export function blockMinIndexOf(ranks: Int32Array): BlockMinIndex {
  const minima = new Int32Array(Math.ceil(ranks.length / BLOCK_SIZE)).fill(ranks.length)
  for (let at = 0; at < ranks.length; at++) {
    const block = Math.floor(at / BLOCK_SIZE)
    minima[block] = Math.min(minima[block] as number, ranks[at] as number)
  }
  return { ranks, minima }
}

function ranksAlong(list: Int32Array, rank: Int32Array): Int32Array {
  const ranks = new Int32Array(list.length)
  for (let at = 0; at < list.length; at++) ranks[at] = rank[list[at] as number] as number
  return ranks
}
