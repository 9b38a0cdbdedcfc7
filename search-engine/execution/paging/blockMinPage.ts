/**
 * A page near the beginning of one order, of the docs between two bounds of another, by the block minima of the one
 * along the list of the other: only blocks that can hold a doc of the page are read.
 */
import type { Piece } from '../../planning/drivers.ts'
import type { Plan } from '../../planning/makePlan.ts'
import { keepOfDocs } from '../../planning/predicates.ts'
import { BLOCK_SIZE, type BlockMinIndex } from '../../store/blockMinIndex.ts'
import type { ColumnIndex } from '../../store/ColumnIndex.ts'
import type { Sort, SortName } from '../../store/Orders.ts'
import { selectSmallest } from './selectSmallest.ts'
import type { PageRange } from './scanPage.ts'

/** Blocks for each doc up to the page's last; of fewer, most would be read. */
const WORTH = 2

/**
 * The first `count` docs of an order among those of a list from `begin` to `end`. Undefined where they lie in too few
 * blocks.
 */
export function firstByBlockMinima(
  { docs }: Sort,
  { ranks, minima }: BlockMinIndex,
  [begin, end]: readonly [begin: number, end: number],
  count: number,
): Int32Array | undefined {
  const [first, last] = [Math.ceil(begin / BLOCK_SIZE), Math.floor(end / BLOCK_SIZE)]
  if (last - first <= count * WORTH) return undefined
  const inRange = minima.subarray(first, last)
  const blocks = selectSmallest(inRange, 0, count)
  // Each of these blocks holds at least one doc up to this rank, so no doc of the page has a higher one.
  const limit = inRange[blocks[count - 1] as number] as number
  const found: number[] = []
  const gather = (from: number, to: number) => {
    for (let at = from; at < to; at++) if ((ranks[at] as number) <= limit) found.push(ranks[at] as number)
  }
  gather(begin, first * BLOCK_SIZE)
  for (const block of blocks) gather((first + block) * BLOCK_SIZE, (first + block + 1) * BLOCK_SIZE)
  gather(last * BLOCK_SIZE, end)
  return Int32Array.from(found)
    .sort()
    .subarray(0, count)
    .map((place) => docs[place] as number)
}

/** A piece of a list that holds exactly what a search finds, deleted docs aside, with its block minima by the order asked for. */
interface BlockMinPiece {
  readonly order: Sort
  readonly blockMins: BlockMinIndex
  readonly piece: Piece
}

/** Undefined where a search finds less than such a piece, or is asked for in another order. */
export function blockMinPieceOf(
  { orders, blockMins: indexes }: ColumnIndex,
  { driver, predicates, deleted }: Plan,
  sort: SortName,
): BlockMinPiece | undefined {
  const piece = driver.kind === 'lists' ? driver.piece : undefined
  const blockMins = piece && indexes.get(`${piece.sort} × ${sort}`)
  const order = orders.get(sort)
  if (!blockMins || !order || predicates.some((test) => test !== deleted?.test)) return undefined
  return { order, blockMins, piece }
}

/** Docs read beyond a page, for the deleted ones among them. */
const SPARE = 16

/** The docs at places `offset` to `offset + length` of what is found. Undefined where reading all takes no longer. */
export function pageByBlockMinima(
  { order, blockMins, piece: { begin, end: last } }: BlockMinPiece,
  deleted: Plan['deleted'],
  { offset, length, total }: PageRange,
): Int32Array | undefined {
  const end = Math.min(offset + length, total)
  const first = firstByBlockMinima(order, blockMins, [begin, last], deleted ? end + SPARE : end)
  if (first === undefined || deleted === undefined) return first?.subarray(offset)
  const kept = new Int32Array(first.length + 1)
  return keepOfDocs(deleted.test, first, first.length, kept) < end ? undefined : kept.subarray(offset, end)
}
