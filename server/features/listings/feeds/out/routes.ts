/** Feeds out, for programs with a key. */
import { Effect } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { stockPath } from '#domain/agency/feeds.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { Database } from '#server/database/Database.ts'
import { keyBearer, withKeyLimit } from '#server/identity/agencies/keyBearer.ts'
import { kyeroXml } from './kyeroXml.ts'
import { resoOf } from './reso.ts'
import { STOCK_PAGE, type StockAd, stockOf } from './stock.ts'

const served = rawReplies({ KeyRefused: 401, RoleRefused: 403, NotYours: 404, TooManyRequests: 429 })

const bearer = Effect.flatMap(HttpRouter.params, ({ slug = '' }) => keyBearer(slug, 'stockRead'))

const stockJson = Effect.gen(function* () {
  const { agencyId } = yield* bearer
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const asked = new URL(url, 'http://portal').searchParams.get('after') ?? ''
  const { reading } = yield* Database
  const ads = yield* reading(stockOf(agencyId, /^\d{1,9}$/.test(asked) ? Number(asked) : 0))
  const after = ads.length === STOCK_PAGE ? (ads.at(-1)?.id ?? null) : null
  return withKeyLimit(HttpServerResponse.jsonUnsafe({ value: ads.map(resoOf), after }))
}).pipe(dieOnSql)

/** All ads: a Kyero file has no pages, and what it lacks counts as withdrawn. */
const wholeStock = Effect.fnUntraced(function* (agencyId: number) {
  const all: StockAd[] = []
  for (;;) {
    const ads = yield* stockOf(agencyId, all.at(-1)?.id ?? 0)
    all.push(...ads)
    if (ads.length < STOCK_PAGE) return all
  }
})

const stockXml = Effect.gen(function* () {
  const { agencyId } = yield* bearer
  const { reading } = yield* Database
  const all = yield* reading(wholeStock(agencyId))
  const reply = HttpServerResponse.text(kyeroXml(all), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
  return withKeyLimit(reply)
}).pipe(dieOnSql)

export const StockRoutes = rawRoutes([
  ['GET', stockPath(':slug', 'json'), served(stockJson)],
  ['GET', stockPath(':slug', 'xml'), served(stockXml)],
])
