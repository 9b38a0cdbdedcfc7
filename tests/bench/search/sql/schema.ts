/** The table of listings as both databases have it, and the indexes that an expert would give it. */
import type { Columns } from '#search-engine/store/Columns.ts'
import { type ColumnName, columnNames, columnTable } from '#search-engine/store/columnTable.ts'
import { makePacks } from '#search-engine/store/packs.ts'
import { packColumns, stated } from './ways.ts'

export interface TableColumn {
  readonly name: string
  readonly type: 'integer' | 'smallint'
  readonly values: Int32Array | Uint8Array | Uint16Array
}

/** The columns of search, and the packs that options are counted by. */
export function tableColumns(columns: Columns): readonly TableColumn[] {
  const packs = makePacks(columns)
  return [
    ...columnNames.map(
      (name): TableColumn => ({
        name,
        type: columnTable[name].kind === 'wide' ? 'integer' : 'smallint',
        values: columns[name],
      }),
    ),
    ...packColumns.map(
      (name, at): TableColumn => ({
        name,
        type: 'smallint',
        values: packs[at] as Uint16Array,
      }),
    ),
  ]
}

/** Positions in the order in which rows are written: those that are asked for together lie together. */
export function clustered(columns: Columns): Int32Array {
  const keys = ['contract', 'category', 'province', 'municipality'] as const satisfies ColumnName[]
  return Int32Array.from(columns.id.keys()).sort((a, b) => {
    for (const name of keys) {
      const difference = (columns[name][a] as number) - (columns[name][b] as number)
      if (difference !== 0) return difference
    }
    return a - b
  })
}

export const rowAt = (table: readonly TableColumn[], at: number): readonly (number | null)[] =>
  table.map(({ values }) => stated(values[at] as number))

/** All columns that questions ask about, so that an index which has them answers by itself. */
const asked = `typology, condition, floorPosition, heating, garage, energyBand, lift, balcony, bathrooms,
  surface, bedrooms, price, latitude, longitude, region, province, municipality, zone`

const sorts = [
  'relevance DESC',
  'price ASC',
  'price DESC',
  'created DESC',
  'surface DESC',
  'pricePerSquareMetre ASC',
]

interface SqlIndex {
  readonly columns: string
  /** Carried along, not sorted by. */
  readonly covered?: string
}

/** After contract and category: what limits a search, in the orders of lists, and with all that filters ask. */
export const sqlIndexes: readonly SqlIndex[] = [
  ...['', 'province, ', 'municipality, '].flatMap((place) =>
    sorts.map((sort) => ({ columns: `contract, category, ${place}${sort} NULLS LAST, id DESC` })),
  ),
  ...['', 'region, ', 'province, ', 'municipality, ', 'zone, '].map((place) => ({
    columns: `contract, category, ${place}price`,
    covered: `id, relevance, created, pricePerSquareMetre, ${asked}`,
  })),
  {
    columns: 'contract, category, latitude, longitude',
    covered: `id, relevance, created, pricePerSquareMetre, ${asked}`,
  },
  ...['', 'province, ', 'municipality, '].map((place) => ({
    columns: `contract, category, ${place}zone`,
    covered: packColumns.join(', '),
  })),
]

/** Columns that an index carries and does not sort by already. */
export function carried({ columns, covered = '' }: SqlIndex): readonly string[] {
  const sorted = columns.split(/,\s*/).map((one) => one.split(' ')[0])
  return covered.split(/,\s*/).filter((name) => name !== '' && !sorted.includes(name))
}
