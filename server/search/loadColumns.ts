/**
 * Fills the columns from the database: one binary COPY of the active listings.
 */
import { Effect, Stream } from 'effect'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { BulkCopy, type CopyFailed } from '#server/database/BulkCopy.ts'
import { reductionsSql } from '#server/listings/reductions.ts'
import { ColumnReader, copiedType } from './ColumnReader.ts'
import type { Columns } from './Columns.ts'
import { columnNames, columnTable } from './columnTable.ts'

/** `ids`: only these, where they are active. */
const query = (ids?: readonly number[]) => {
  const among = (column: string) => (ids ? `${column} IN (${ids.map(Math.trunc).join(', ')})` : 'true')
  return `WITH reductions AS (${reductionsSql(among('listing_id'))})
  SELECT ${columnNames.map((name) => `(${columnTable[name].sql})::${copiedType(name)}`).join(', ')}
  FROM listings
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN reductions ON reductions.listing_id = listings.id
  WHERE listings.status = ${statuses.idOf('active')} AND ${among('listings.id')}`
}

/** Reads every active listing, or those of some ids that are active. Half a million take about two seconds. */
export const loadColumns = (ids?: readonly number[]): Effect.Effect<Columns, CopyFailed, BulkCopy> =>
  Effect.gen(function* () {
    const { copyOut } = yield* BulkCopy
    const reader = new ColumnReader()
    yield* Stream.runForEach(copyOut(query(ids), 'binary'), (piece) => Effect.sync(() => reader.push(piece)))
    return reader.finish()
  })
