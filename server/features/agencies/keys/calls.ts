/** Keys of an agency: made, replaced and ended by its members. A reply with a key is kept nowhere. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { keyLimits, type KeyScope, keyStart } from '#domain/agency/keys.ts'
import type { AgencyKey } from '#domain/api/agencies/Keys.ts'
import { dieOnSql, inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { agencyFor, audit, notYours } from '#server/identity/agencies/access.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import type { OfAgency } from '../team/readTeam.ts'
import { changeTeam, done, teamFull, writer } from '../team/write.ts'

const dayMs = 86_400_000
/** Letters of a key that are shown later: none of its secret is guessed by them. */
const SHOWN = keyStart.length + 6

interface Row extends Omit<AgencyKey, 'createdAt' | 'expiresAt' | 'usedAt'> {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export const list = Effect.fn('agencyKeys.list')(function* ({ params: { slug } }: OfAgency) {
  const { accountId } = yield* SignedInSession
  const agency = yield* agencyFor(accountId, slug, 'manageKeys')
  const sql = yield* SqlClient.SqlClient
  const rows =
    yield* sql<Row>`SELECT id, name, scopes, start, created_at AS "createdAt", expires_at AS "expiresAt",
      used_at AS "usedAt", replaced_by IS NOT NULL AS "isReplaced" FROM api_keys
    WHERE agency_id = ${agency.id} AND expires_at > ${yield* nowDate} ORDER BY created_at DESC, id`
  const keys = rows.map(({ createdAt, expiresAt, usedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
  return { keys }
}, dieOnSql)

interface KeyMade {
  readonly agencyId: number
  readonly accountId: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly days: number
}

const store = Effect.fnUntraced(function* ({ agencyId, accountId, name, scopes, days }: KeyMade) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM api_keys
    WHERE agency_id = ${agencyId} AND expires_at > ${now}`
  if ((count?.n ?? 0) >= keyLimits.ofAgency) return yield* teamFull
  const [id, key] = [randomUUID(), `${keyStart}${newToken()}`]
  const expiresAt = new Date(now.getTime() + days * dayMs)
  yield* sql`INSERT INTO api_keys ${sql.insert({
    id,
    agency_id: agencyId,
    name,
    scopes: [...scopes],
    start: key.slice(0, SHOWN),
    key_hash: hashOfToken(key),
    created_by: accountId,
    created_at: now,
    expires_at: expiresAt,
  })}`
  return { id, key, expiresAt: expiresAt.toISOString() }
})

interface NewKeyPayload {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly days: number
}

export const make = Effect.fn('agencyKeys.make')(function* ({
  params: { slug },
  payload: { name, scopes, days },
}: OfAgency & { readonly payload: NewKeyPayload }) {
  const accountId = yield* writer
  return yield* inTransaction(
    Effect.gen(function* () {
      const agency = yield* agencyFor(accountId, slug, 'manageKeys', 'locked')
      yield* audit(agency.id, accountId, 'keyMade', name, scopes.join(', '))
      return yield* store({ agencyId: agency.id, accountId, name, scopes: [...new Set(scopes)], days })
    }),
  )
})

interface OfKey {
  readonly params: { readonly slug: string; readonly key: string }
}

interface StoredKey {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly days: number
}

/** Makes a key in the place of another, which works for some days more. */
export const replace = Effect.fn('agencyKeys.replace')(function* ({ params: { slug, key } }: OfKey) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  return yield* inTransaction(
    Effect.gen(function* () {
      const agency = yield* agencyFor(accountId, slug, 'manageKeys', 'locked')
      const now = yield* nowDate
      const [stored] = yield* sql<StoredKey>`SELECT name, scopes,
          greatest(1, extract(day FROM expires_at - created_at))::int AS days FROM api_keys
        WHERE id = ${key} AND agency_id = ${agency.id} AND expires_at > ${now} AND replaced_by IS NULL`
      if (stored === undefined) return yield* notYours
      const made = yield* store({ agencyId: agency.id, accountId, ...stored })
      const until = new Date(now.getTime() + keyLimits.overlapDays * dayMs)
      yield* sql`UPDATE api_keys SET replaced_by = ${made.id}, expires_at = least(expires_at, ${until}::timestamptz)
        WHERE id = ${key}`
      yield* audit(agency.id, accountId, 'keyRotated', stored.name)
      return made
    }),
  )
})

/** Ends a key at once. */
export const end = Effect.fn('agencyKeys.end')(function* ({ params: { slug, key } }: OfKey) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageKeys', 'locked')
    const [ended] = yield* sql<{ name: string }>`DELETE FROM api_keys
      WHERE id = ${key} AND agency_id = ${agency.id} RETURNING name`
    if (ended === undefined) return yield* notYours
    yield* audit(agency.id, accountId, 'keyEnded', ended.name)
    return done
  })
  return yield* changeTeam(accountId, ['endKey', slug, key], work)
})
