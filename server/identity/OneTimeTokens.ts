import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { hashOfToken, newToken } from './secretToken.ts'

/** What a mailed link is good for, and for how long, minutes. */
export const tokenMinutes = { reset: 20 } as const
export type TokenPurpose = keyof typeof tokenMinutes

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

  const issue = Effect.fn('OneTimeTokens.issue')(function* (purpose: TokenPurpose, accountId: string) {
    const at = yield* now
    const token = newToken()
    yield* sql`INSERT INTO account_tokens ${sql.insert({
      token_hash: hashOfToken(token),
      account_id: accountId,
      purpose,
      created_at: at,
      expires_at: new Date(at.getTime() + tokenMinutes[purpose] * 60_000),
    })}`
    return token
  }, Effect.orDie)

  const ownerOf = Effect.fn('OneTimeTokens.ownerOf')(function* (purpose: TokenPurpose, token: string) {
    const [row] = yield* sql<{ accountId: string }>`
      SELECT account_id AS "accountId" FROM account_tokens
      WHERE token_hash = ${hashOfToken(token)} AND purpose = ${purpose}
        AND used_at IS NULL AND expires_at > ${yield* now}`
    return row?.accountId
  }, Effect.orDie)

  const use = Effect.fn('OneTimeTokens.use')(function* (purpose: TokenPurpose, token: string) {
    const at = yield* now
    const [row] = yield* sql<{ accountId: string }>`
      UPDATE account_tokens SET used_at = ${at}
      WHERE token_hash = ${hashOfToken(token)} AND purpose = ${purpose}
        AND used_at IS NULL AND expires_at > ${at}
      RETURNING account_id AS "accountId"`
    return row?.accountId
  }, Effect.orDie)

  return {
    /** A new token for a link; only its hash is stored. */
    issue,
    /** The owner of a valid token; the token stays valid. */
    ownerOf,
    /**
     * Uses a token and returns its owner; of concurrent calls one gets it. Rolled back with the surrounding
     * transaction.
     */
    use,
    /** Makes worthless what was issued to an account. */
    forget: (accountId: string, purpose: TokenPurpose) =>
      Effect.orDie(
        Effect.asVoid(
          sql`DELETE FROM account_tokens WHERE account_id = ${accountId} AND purpose = ${purpose}`,
        ),
      ),
    /** Deletes used and expired tokens. */
    sweep: Effect.orDie(
      Effect.flatMap(now, (at) => Effect.asVoid(sql`DELETE FROM account_tokens WHERE expires_at <= ${at}`)),
    ),
  }
})

/** What the links of mails carry: good once and for a while. */
export class OneTimeTokens extends Context.Service<OneTimeTokens, Effect.Success<typeof make>>()(
  'estia/accounts/OneTimeTokens',
) {
  static readonly layer: Layer.Layer<OneTimeTokens, never, SqlClient.SqlClient> = Layer.effect(
    OneTimeTokens,
    make,
  )
}
