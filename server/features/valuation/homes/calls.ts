/** Calls about homes that an owner keeps. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type MyHome, MyHomeNotFound, MyHomesFull, MyHomeUnreadable } from '#domain/api/valuation/MyHomes.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { monthAt } from '#domain/market/months.ts'
import { priceKindOf } from '#domain/market/kindTypologies.ts'
import { draftOf } from '#domain/valuation/draftOf.ts'
import { homeLimits } from '#domain/valuation/homeLimits.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { referenceOf } from '#server/content/geography/Places.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Valuation } from '../Valuation.ts'
import { addressOf, askedOf, factsOf } from './facts.ts'
import { keepMonth, monthsOf } from './months.ts'

export interface HomeRow {
  readonly id: number
  readonly facts: string
}

interface AskedRow {
  readonly homeId: number
  readonly name: string
  readonly slug: string
  readonly at: Date
  readonly answeredAt: Date | null
}

const presentYear = Effect.map(nowDate, (now) => Number(monthAt(now).month.slice(0, 4)))

/** The account that changes its homes, within its limit. */
export const changing = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('homesByAccount', accountId)
  const { language } = yield* requestVisitor
  return { accountId, language }
})

/** Homes as replies have them. One whose facts can no longer be read is left out. */
const shown = Effect.fnUntraced(function* (rows: readonly HomeRow[], language: Language) {
  const sql = yield* SqlClient.SqlClient
  const valuation = yield* Valuation
  const year = yield* presentYear
  const ids = rows.map(({ id }) => id)
  const months = yield* monthsOf(ids)
  const asked = yield* sql<AskedRow>`SELECT home_id AS "homeId", agencies.name, agencies.slug, sent_at AS at,
      answered_at AS "answeredAt"
    FROM seller_leads JOIN agencies ON agencies.id = agency_id
    WHERE home_id = ANY(${ids}::int4[]) ORDER BY sent_at, agencies.id`
  return rows.flatMap(({ id, facts }): readonly MyHome[] => {
    const home = askedOf(facts, defaults.language, year)
    if (home === undefined) return []
    const at = valuation.locate(home)
    const { contract, surface, typology } = home
    return [
      {
        id,
        address: addressOf(home),
        place: at ? referenceOf(at.place, language) : null,
        municipality: at?.municipality ?? null,
        kind: priceKindOf(typology) ?? 'flats',
        contract,
        surface,
        draft: { ...draftOf(home), ...(at && { latitude: at.latitude, longitude: at.longitude }) },
        months: months(id),
        asked: asked
          .filter(({ homeId }) => homeId === id)
          .map(({ name, slug, at: moment, answeredAt }) => ({
            name,
            slug,
            at: moment.toISOString(),
            answeredAt: answeredAt?.toISOString() ?? null,
          })),
      },
    ]
  })
})

const rowsOf = (accountId: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<HomeRow>`SELECT id, facts FROM my_homes WHERE account_id = ${accountId} ORDER BY id DESC`,
  )

/** A home of the account. */
export const ownHome = Effect.fnUntraced(function* (accountId: string, id: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(
    sql<HomeRow>`SELECT id, facts FROM my_homes WHERE id = ${id} AND account_id = ${accountId}`,
  )
  return row ?? (yield* new MyHomeNotFound(refusal('myHomeNotFound')))
})

export const oneShown = Effect.fnUntraced(function* (row: HomeRow, language: Language) {
  const [home] = yield* Effect.orDie(shown([row], language))
  return home ?? (yield* new MyHomeNotFound(refusal('myHomeNotFound')))
})

export const list = Effect.fn('myHomes.list')(function* () {
  const { accountId } = yield* SignedInSession
  const { language } = yield* requestVisitor
  return {
    homes: yield* Effect.orDie(Effect.flatMap(rowsOf(accountId), (rows) => shown(rows, language))),
    most: homeLimits.homes,
  }
})

export const keep = Effect.fn('myHomes.keep')(function* ({
  payload: { facts },
}: {
  readonly payload: { readonly facts: string }
}) {
  const { accountId, language } = yield* changing
  const asked = askedOf(facts, language, yield* presentYear)
  const valuation = yield* Valuation
  if (asked === undefined || valuation.locate(asked) === undefined)
    return yield* new MyHomeUnreadable(refusal('myHomeUnreadable'))
  const row = yield* inTransaction(kept(accountId, factsOf(addressOf(asked))))
  yield* Effect.orDie(keepMonth(row))
  return yield* Effect.orDie(oneShown(row, language))
})

/** The home with these facts: the one that is kept already, or a new one where there is room. */
const kept = Effect.fnUntraced(function* (accountId: string, facts: string) {
  const sql = yield* SqlClient.SqlClient
  // One after the other, so that the limit holds.
  yield* sql`SELECT 1 FROM accounts WHERE id = ${accountId} FOR UPDATE`
  const rows = yield* rowsOf(accountId)
  const known = rows.find((row) => row.facts === facts)
  if (known) return known
  if (rows.length >= homeLimits.homes) return yield* new MyHomesFull(refusal('myHomesFull'))
  const [row] = yield* sql<HomeRow>`INSERT INTO my_homes (account_id, facts, created_at)
    VALUES (${accountId}, ${facts}, ${yield* nowDate}) RETURNING id, facts`
  return row as HomeRow
})

export const remove = Effect.fn('myHomes.remove')(function* ({
  params: { id },
}: {
  readonly params: { readonly id: number }
}) {
  const { accountId } = yield* changing
  const sql = yield* SqlClient.SqlClient
  const gone = yield* Effect.orDie(
    sql`DELETE FROM my_homes WHERE id = ${id} AND account_id = ${accountId} RETURNING id`,
  )
  return { isRemoved: gone.length > 0 }
})
