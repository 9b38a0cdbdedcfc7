/** The columns of one listing, also of one that is not shown and so in no index. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { reductionsSql } from './reductions.ts'
import { arrayFor, type Columns, columnsFrom, NOT_STATED } from '#search-engine/store/Columns.ts'
import { type ColumnName, columnNames, columnTable, LARGEST } from '#search-engine/store/columnTable.ts'
import { columnSql } from './columnSql.ts'

/** No search asks for a merit. */
const names = columnNames.filter((name) => !('float' in columnTable[name]))

const query = `SELECT ${names.map((name) => `(${columnSql[name]})::int4 AS "${name}"`).join(', ')}
  FROM listings JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN (${reductionsSql('listing_id = $1')}) AS reductions ON reductions.listing_id = listings.id
  WHERE listings.id = $1`

type Row = Readonly<Partial<Record<ColumnName, number | null>>>

/** One row of columns; undefined where there is no such listing. */
export const loadListing = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(sql.unsafe<Row>(query, [id]))
  return row && columnsOf(row)
})

const columnsOf = (row: Row): Columns =>
  columnsFrom((name) => {
    const isWide = columnTable[name].kind === 'wide'
    const column = arrayFor(name, 1)
    column[0] = Math.min(row[name] ?? (isWide ? NOT_STATED : 0), isWide ? LARGEST : 255)
    return column
  })
