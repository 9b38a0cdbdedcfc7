import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
import { freshness } from '#domain/listing/freshness.ts'
import { listingActionNames, listingActions } from '#domain/listing/listingActions.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import {
  contracts,
  type ContractName,
  type StatusName,
  statuses,
} from '#domain/listing/vocabularies/market.ts'
import { makeReferences, Places } from '#server/content/geography/Places.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { openHolds } from '../holds/findHolds.ts'
import { withinWriteLimit } from '../write/limits.ts'

interface Row {
  readonly id: number
  readonly version: number
  readonly status: number
  readonly contract: number
  readonly typology: number
  readonly price: number | null
  readonly surface: number | null
  readonly municipality: number | null
  readonly confirmedAt: Date
}

/** An office has some hundreds; this many are listed. */
const MOST = 500
const DAY = 24 * 60 * 60 * 1000

/** The ads of an account that are or were shown; those that were never published are drafts. */
const ofAccount = `status <> ${statuses.idOf('draft')} AND advertiser_id IN
  (SELECT advertiser_id FROM advertiser_editors WHERE account_id = $1)`

const query = `SELECT id, version, status, contract, typology, price, surface, municipality_id AS municipality,
    confirmed_at AS "confirmedAt" FROM listings WHERE ${ofAccount} ORDER BY modified_at DESC, id DESC LIMIT ${MOST}`

const leavesAt = (status: StatusName, contract: ContractName, confirmedAt: Date): string | null =>
  status === 'active' && contract !== 'auction'
    ? new Date(confirmedAt.getTime() + freshness[contract].expire * DAY).toISOString()
    : null

const isPossible = (name: (typeof listingActionNames)[number], status: StatusName): boolean =>
  (listingActions[name].from as readonly StatusName[]).includes(status)

const appealOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ at: Date; decidedAt: Date | null; answer: string | null }>`
    SELECT created_at AS at, decided_at AS "decidedAt", answer FROM appeals
    WHERE listing_id = ${id} ORDER BY id DESC LIMIT 1`
  return row === undefined
    ? null
    : { at: row.at.toISOString(), isOpen: row.decidedAt === null, answer: row.answer }
}, Effect.orDie)

/** One's own ads, the last changed first. */
export const list = Effect.fn('ownListings.list')(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  const language = yield* requestLanguage
  const reference = makeReferences(yield* Places)
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.orDie(sql.unsafe<Row>(query, [accountId]))
  const listings = yield* Effect.forEach(
    rows,
    Effect.fnUntraced(function* ({ municipality, confirmedAt, ...row }) {
      const status = statuses.nameOf(row.status) ?? 'withdrawn'
      const contract = contracts.nameOf(row.contract) ?? 'sale'
      return {
        ...row,
        status,
        contract,
        typology: typologies.nameOf(row.typology) ?? 'apartment',
        place: reference('city', municipality, language)[0]?.name ?? null,
        confirmedAt: confirmedAt.toISOString(),
        leavesAt: leavesAt(status, contract, confirmedAt),
        actions: listingActionNames.filter((name) => isPossible(name, status)),
        holds: status === 'held' ? yield* openHolds(row.id) : [],
        appeal: status === 'held' ? yield* appealOf(row.id) : null,
      } satisfies OwnAd
    }),
  )
  return { listings }
})
