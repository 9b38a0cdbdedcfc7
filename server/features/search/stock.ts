/**
 * What is on the market, as search engines are told of it: which lists hold listings, and when each last changed.
 */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Flags } from '#domain/flags.ts'
import { type FilterNameOf, filters, isOffered } from '#domain/search/filters.ts'
import { type PlaceSlug, placeSlugOf, type SearchPath } from '#domain/search/searchPath.ts'
import { lineageOf } from '#server/content/geography/Places.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { TIME_ZERO } from '#search-engine/store/columnTable.ts'
import { placeColumns, type PlaceColumn } from '#search-engine/store/placeCodes.ts'
import type { SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'

/** A list of one contract and category, in all of Greece or in a place that a path can name. */
export interface StockedList {
  readonly path: Omit<SearchPath, 'language'>
  /** How many listings it holds; never none. */
  readonly total: number
  /** When the newest of them changed, seconds since 1970. */
  readonly changed: number
}

/** A listing on the market. */
export interface StockedListing {
  readonly id: number
  readonly changed: number
}

export interface Stock {
  readonly lists: readonly StockedList[]
  /** By rising id, so that a new listing moves none of the others to another part. */
  readonly listings: readonly StockedListing[]
}

interface Tally {
  readonly contract: number
  readonly category: number
  readonly column: PlaceColumn | undefined
  readonly id: number
  total: number
  changed: number
}

/** Listings that are looked at before others get their turn. */
const AT_A_TIME = 10_000

/**
 * Goes through everything that can be found, once: a few hundredths of a second for half a million, with a pause
 * after every ten thousand. Nothing is asked of the database.
 */
export async function takeStock(
  found: Iterable<SegmentDoc>,
  gazetteer: Gazetteer,
  flags: Flags,
): Promise<Stock> {
  const tallies = new Map<string, Tally>()
  const listings: StockedListing[] = []
  for (const { segment, doc } of found) {
    const { columns } = segment.index
    const contract = columns.contract[doc] as number
    const category = columns.category[doc] as number
    if (!isOpen(contract, category, flags)) continue
    const changed = (columns.modified[doc] as number) + TIME_ZERO
    listings.push({ id: columns.id[doc] as number, changed })
    count(tallies, { contract, category, column: undefined, id: NOT_STATED }, changed)
    for (const column of placeColumns) {
      const id = columns[column][doc] as number
      if (id !== NOT_STATED) count(tallies, { contract, category, column, id }, changed)
    }
    if (listings.length % AT_A_TIME === 0) await othersTurn()
  }
  listings.sort((a, b) => a.id - b.id)
  return { lists: [...tallies.values()].flatMap((tally) => listOf(tally, gazetteer)), listings }
}

function count(
  tallies: Map<string, Tally>,
  of: Pick<Tally, 'contract' | 'category' | 'column' | 'id'>,
  changed: number,
): void {
  const key = `${of.contract} ${of.category} ${of.column} ${of.id}`
  const tally = tallies.get(key)
  if (tally === undefined) return void tallies.set(key, { ...of, total: 1, changed })
  tally.total++
  tally.changed = Math.max(tally.changed, changed)
}

const othersTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Some contracts and categories lead nowhere while their feature is off. */
const isOpen = (contract: number, category: number, flags: Flags): boolean =>
  isOffered(filters.contract, filters.contract.vocabulary.nameOf(contract) ?? '', flags) &&
  isOffered(filters.category, filters.category.vocabulary.nameOf(category) ?? '', flags)

/** None where no path can name the place. */
function listOf(
  { contract, category, column, id, total, changed }: Tally,
  gazetteer: Gazetteer,
): readonly StockedList[] {
  const names = {
    contract: filters.contract.vocabulary.nameOf(contract),
    category: filters.category.vocabulary.nameOf(category),
  }
  if (names.contract === undefined || names.category === undefined) return []
  const place = column && slugOf(column, id, gazetteer)
  if (column !== undefined && place === undefined) return []
  const path = { contract: names.contract, category: names.category, ...(place && { place }) }
  return [{ path, total, changed }]
}

function slugOf(column: PlaceColumn, id: number, gazetteer: Gazetteer): PlaceSlug | undefined {
  const { level } = filters[column satisfies FilterNameOf<'places'>]
  const place = gazetteer.place(level, id)
  return place && placeSlugOf(lineageOf(gazetteer, place))
}
