/** Converts an index to named arrays and back. What is quick to compute is left out. */
import { type Columns, columnsFrom } from './Columns.ts'
import { columnNames, columnTable } from './columnTable.ts'
import { blockMinNames } from './blockMinIndex.ts'
import { histogramColumns } from './histograms.ts'
import { HomeGroups } from './HomeGroups.ts'
import type { ColumnIndex } from './ColumnIndex.ts'
import { listedLevels, listedSorts, type Sort, sortedBy, type SortName, sortNames } from './Orders.ts'
import { packPlans } from './packs.ts'
import { type Partitions, partitionsOf } from './Partitions.ts'
import { placeColumns } from './placeCodes.ts'
import { recordOf } from './recordOf.ts'
import { SortedList } from './SortedList.ts'

/** The kinds of array that an index is kept in. */
export type Numbers = Int32Array | Uint8Array | Uint16Array | Uint32Array

/**
 * Increase when the meaning of an array changes without its name, also of the arrays of texts or by the rule of
 * homes.
 */
const MEANING = 6

/** Everything that the arrays depend on: arrays that were made by other tables cannot be read. */
export const indexLayout: readonly unknown[] = [
  MEANING,
  columnTable,
  packPlans,
  histogramColumns,
  placeColumns,
  sortNames,
  listedSorts,
  listedLevels,
  blockMinNames,
]

export function arraysOfIndex(index: ColumnIndex): ReadonlyMap<string, Numbers> {
  const { columns, partitions, places, packs, buckets, orders, blockMins, newestFirst, homes } = index
  return new Map<string, Numbers>([
    ...columnNames.map((name) => [`column ${name}`, columns[name]] as const),
    ...placeColumns.map((level) => [`list ${level}`, partitions.lists[level]] as const),
    ...placeColumns.map((level) => [`place ${level}`, places.ids[level]] as const),
    ['place codes', places.codes],
    ...packs.map((codes, at) => [`pack ${at}`, codes] as const),
    ...histogramColumns.map((name) => [`bucket ${name}`, buckets[name]] as const),
    ...[...orders].flatMap(([name, { docs, rank, lists }]) => [
      [`sort ${name}`, docs] as const,
      [`rank ${name}`, rank] as const,
      ...[...lists].map(([level, list]) => [`sort ${name} ${level}`, list.docs] as const),
    ]),
    ...[...blockMins].flatMap(([name, { ranks, minima }]) => [
      [`ranks ${name}`, ranks] as const,
      [`least ${name}`, minima] as const,
    ]),
    ['newest first', newestFirst],
    ['home', homes.home],
    ['shared homes', homes.shared],
  ])
}

/** Throws where an array is missing: the caller did not check the schema. */
export function indexOfArrays(arrays: ReadonlyMap<string, Numbers>): ColumnIndex {
  const take = <Type extends Numbers>(name: string): Type => {
    const array = arrays.get(name)
    if (array === undefined) throw new Error(`A snapshot without ${name}`)
    return array as Type
  }
  const columns: Columns = columnsFrom((name) => take(`column ${name}`))
  const lists: Partitions['lists'] = recordOf(placeColumns, (level) => take<Int32Array>(`list ${level}`))
  const ids = recordOf(placeColumns, (level) => take<Int32Array>(`place ${level}`))
  const sortOf = (name: SortName): Sort => {
    const { column, direction } = sortedBy(name)
    const listed = listedSorts.includes(name) ? listedLevels : []
    return {
      docs: take(`sort ${name}`),
      rank: take(`rank ${name}`),
      lists: new Map(
        listed.map((level) => [
          level,
          new SortedList(take(`sort ${name} ${level}`), columns[column], direction),
        ]),
      ),
    }
  }
  return {
    size: columns.id.length,
    columns,
    partitions: partitionsOf(columns, lists),
    places: { codes: take<Uint16Array>('place codes'), ids, size: ids.region.length },
    packs: packPlans.map((_, at) => take<Uint16Array>(`pack ${at}`)),
    buckets: recordOf(histogramColumns, (name) => take<Uint8Array>(`bucket ${name}`)),
    orders: new Map(sortNames.map((name) => [name, sortOf(name)])),
    blockMins: new Map(
      blockMinNames.map((name) => [
        name,
        { ranks: take<Int32Array>(`ranks ${name}`), minima: take<Int32Array>(`least ${name}`) },
      ]),
    ),
    newestFirst: take<Int32Array>('newest first'),
    homes: new HomeGroups(take<Int32Array>('home'), take<Int32Array>('shared homes')),
  }
}
