/** A program that acts for an agency by a key. */
import { Effect } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { type KeyScope, keyStart } from '#domain/agency/keys.ts'
import { KeyRefused } from '#domain/api/agencies/keyErrors.ts'
import { RoleRefused } from '#domain/api/saved/savedErrors.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { limitedBy } from '#server/identity/limits/limited.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { hashOfToken } from '#server/identity/secretToken.ts'
import { notYours } from './access.ts'

/** Calls of a key, and keys tried from an address. */
const keyLimits = {
  callsByKey: [{ amount: 600, seconds: 600 }],
  keysByAddress: [{ amount: 60, seconds: 600 }],
} as const
const { within } = limitedBy(keyLimits)

/** Tells a program its limit, as other services do. */
export const withKeyLimit = HttpServerResponse.setHeader(
  'ratelimit-policy',
  `${keyLimits.callsByKey[0].amount};w=${keyLimits.callsByKey[0].seconds}`,
)

export interface KeyBearer {
  readonly agencyId: number
  readonly slug: string
  readonly keyId: string
}

interface Found extends KeyBearer {
  readonly scopes: readonly KeyScope[]
}

/** A key's last use is written down once a minute at most. */
const usedAgain = 60_000

/**
 * The agency of the key in `authorization`, which has to be the one that is asked about, by its number or the last part
 * of its page's address, and may do what the scope says.
 */
export const keyBearer = Effect.fn('agencies.keyBearer')(function* (agency: string, scope: KeyScope) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const [, key] = /^Bearer (\S{1,100})$/i.exec(headers['authorization'] ?? '') ?? []
  const isKey = key?.startsWith(keyStart) === true
  const [found] = isKey
    ? yield* sql<Found>`UPDATE api_keys SET used_at = CASE
          WHEN used_at > ${new Date(now.getTime() - usedAgain)} THEN used_at ELSE ${now} END
        FROM agencies WHERE agencies.id = agency_id AND key_hash = ${hashOfToken(key)} AND expires_at > ${now}
        RETURNING agency_id AS "agencyId", slug, api_keys.id AS "keyId", scopes`
    : []
  if (found === undefined) {
    yield* within('keysByAddress', (yield* requestVisitor).address)
    yield* logAuth('key refused')
    return yield* new KeyRefused(refusal('keyRefused'))
  }
  const { agencyId, slug, keyId, scopes } = found
  yield* within('callsByKey', keyId)
  if (agency !== slug && agency !== String(agencyId)) return yield* notYours
  if (!scopes.includes(scope)) return yield* new RoleRefused(refusal('scopeRefused'))
  return { agencyId, slug, keyId } satisfies KeyBearer
}, dieOnSql)
