/**
 * Fills the columns from the database: one binary COPY of the active listings.
 */
import { Effect, Stream } from 'effect'
import { BulkCopy, type CopyFailed } from '#server/database/BulkCopy.ts'
import { reductionsSql } from '#server/listings/reductions.ts'
import { ColumnReader, copiedType } from './ColumnReader.ts'
import type { Columns } from './Columns.ts'
import { columnNames, columnTable } from './columnTable.ts'
import { amongIds, type Loaded, loadedListings } from './loadedListings.ts'

/** `ids`: only these, where they are active. */
const query = (ids: readonly number[] | undefined, loaded: Loaded) =>
  `WITH reductions AS (${reductionsSql(ids && amongIds('listing_id', ids))})
  SELECT ${columnNames.map((name) => `(${columnTable[name].sql})::${copiedType(name)}`).join(', ')}
  FROM listings
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN reductions ON reductions.listing_id = listings.id
  WHERE ${loadedListings(loaded, ids)}`

/** Reads every active listing, or those of some ids that are active. Half a million take a server about four seconds. */
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
