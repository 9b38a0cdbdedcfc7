import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SentListing } from '#domain/listing/facts/readListing.ts'
import { defaults } from '#domain/locale.ts'
import { type Hold, holdsOfPrice, holdsOfText, isByModerator } from '#domain/publishing/holds.ts'
import type { Columns } from '#server/content/listings/writing/factColumns.ts'
import { neighboursOf } from './neighbours.ts'

/** What makes this ad wait for a person. `id`: of an ad that exists; what a person released of it does not count again. */
export const findHolds = Effect.fnUntraced(function* (
  { facts, texts }: SentListing,
  row: Columns,
  id?: number,
) {
  const ofTexts = Object.entries(texts).flatMap(([language, { title, description }]) => [
    ...holdsOfText(`texts.${language}.title`, title ?? ''),
    ...holdsOfText(`texts.${language}.description`, description ?? ''),
  ])
  const { price, surface } = facts
  const around =
    price === null || surface === null ? null : yield* neighboursOf(facts, row, defaults.language, id)
  const ofPrice =
    around === null || price === null || surface === null
      ? []
      : holdsOfPrice(price, price / surface, around.median)
  const found: readonly Hold[] = [...ofPrice, ...ofTexts]
  if (id === undefined) return found
  const released = yield* releasedOf(id)
  const byModerator = (yield* openHolds(id)).filter(isByModerator)
  return [...byModerator, ...found.filter((hold) => !released.some((other) => isSame(hold, other)))]
})

const isSame = (one: Hold, other: Hold): boolean =>
  one.reason === other.reason && one.field === other.field && one.found === other.found

const releasedOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<Hold>`SELECT reason, field, found FROM listing_holds
    WHERE listing_id = ${id} AND ended_at IS NOT NULL`
}, Effect.orDie)

/** The holds under which an ad waits now. */
export const openHolds = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Hold>`SELECT reason, field, found FROM listing_holds
    WHERE listing_id = ${id} AND ended_at IS NULL ORDER BY id`
  return rows.map((row) => ({ ...row }))
}, Effect.orDie)
