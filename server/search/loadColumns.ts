/**
 * Fills the columns from the database: one binary COPY of the active listings.
 */
import { Effect, Stream } from 'effect'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { BulkCopy, type CopyFailed } from '#server/database/BulkCopy.ts'
import { reductionsSql } from '#server/listings/reductions.ts'
import { ColumnReader, copiedType } from './ColumnReader.ts'
import type { Columns } from './Columns.ts'
import { columnNames, columnTable } from './columnTable.ts'

/** Which listings are read. */
export interface Loaded {
  /** Those abroad too, which international search finds. @default false */
  readonly abroad?: boolean
}

/** `ids`: only these, where they are active. */
const query = (ids: readonly number[] | undefined, { abroad = false }: Loaded) => {
  const among = (column: string) => (ids ? `${column} IN (${ids.map(Math.trunc).join(', ')})` : 'true')
  return `WITH reductions AS (${reductionsSql(among('listing_id'))})
  SELECT ${columnNames.map((name) => `(${columnTable[name].sql})::${copiedType(name)}`).join(', ')}
  FROM listings
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN reductions ON reductions.listing_id = listings.id
  WHERE listings.status = ${statuses.idOf('active')} AND ${among('listings.id')}${abroad ? '' : ` AND listings.country = ${countries.idOf('greece')}`}`
}

/** Reads every active listing, or those of some ids that are active. Half a million take about two seconds. */
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
