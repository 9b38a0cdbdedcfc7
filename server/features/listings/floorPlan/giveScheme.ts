import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { schemeOf } from '#server/content/listings/planOf.ts'
import { notFound, refuseHidden, type ShownRow } from '#server/content/listings/refuseHidden.ts'
import { drawScheme } from '#server/content/media/plans/drawTactile.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { withinWriteLimit } from '../write/limits.ts'

interface Row extends ShownRow {
  readonly rooms: readonly WrittenRoom[]
}

const rowOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] =
    yield* sql<Row>`SELECT listing_plans.rooms, status, contract, country, withdrawn_at AS "withdrawnAt"
    FROM listing_plans JOIN listings ON listings.id = listing_id WHERE listings.id = ${id}`
  return row
}, Effect.orDie)

/** It is opened as a page of its own: it runs and loads nothing. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** Draws the tactile scheme of a plan that its advertiser wrote, for all who may see the listing. */
export const giveScheme = Effect.gen(function* () {
  const { id = '' } = yield* HttpRouter.params
  const { address } = yield* requestVisitor
  yield* withinWriteLimit('schemeByAddress', address)
  const row = /^[1-9]\d{0,8}$/.test(id) ? yield* rowOf(Number(id)) : undefined
  if (row === undefined) return yield* notFound
  yield* refuseHidden(row, (yield* Configuration).flags)
  const scheme = schemeOf(row.rooms)
  if (scheme === undefined) return yield* notFound
  return HttpServerResponse.text(drawScheme(scheme), { contentType: 'image/svg+xml', headers })
})
