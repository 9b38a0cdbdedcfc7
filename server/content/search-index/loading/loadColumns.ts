/** Reads the columns from the database with one binary COPY of the active listings. */
import { Effect, Stream } from 'effect'
import { BulkCopy, type CopyFailed } from '#server/database/BulkCopy.ts'
import { reductionsSql } from './reductions.ts'
import { ColumnReader, copiedType } from './ColumnReader.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import { columnSql } from './columnSql.ts'
import { type ColumnName, columnNames } from '#search-engine/store/columnTable.ts'
import { amongIds, type Loaded, loadedListings } from './loadedListings.ts'

const isOfReductions = (name: ColumnName) => columnSql[name].includes('reductions.')
const workedOut = (name: ColumnName) => `(${columnSql[name]})::${copiedType(name)} AS "${name}"`

/**
 * `ids` limits the rows. Columns of a listing itself are computed before reductions are joined, which `OFFSET 0`
 * forces on the planner: joined first, such wide rows took a third longer.
 */
const query = (ids: readonly number[] | undefined, loaded: Loaded) =>
  `WITH reductions AS (${reductionsSql(ids && amongIds('listing_id', ids))})
  SELECT ${columnNames.map((name) => (isOfReductions(name) ? workedOut(name) : `stated."${name}"`)).join(', ')}
  FROM (
    SELECT ${columnNames
      .filter((name) => !isOfReductions(name))
      .map(workedOut)
      .join(', ')}
    FROM listings JOIN advertisers ON advertisers.id = listings.advertiser_id
    WHERE ${loadedListings(loaded, ids)}
    OFFSET 0
  ) AS stated
  LEFT JOIN reductions ON reductions.listing_id = stated.id`

/**
 * The columns of all active listings, or of those among some ids. Half a million listings take a server about four
 * seconds.
 */
export const loadColumns = (
  ids?: readonly number[],
  loaded: Loaded = {},
): Effect.Effect<Columns, CopyFailed, BulkCopy> =>
  Effect.gen(function* () {
    const { copyOut } = yield* BulkCopy
    const reader = new ColumnReader()
    yield* Stream.runForEach(copyOut(query(ids, loaded), 'binary'), (piece) =>
      Effect.sync(() => reader.push(piece)),
    )
    return reader.finish()
  })
