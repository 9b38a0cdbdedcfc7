import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { accountCookies } from '#domain/account/cookies.ts'
import { cookieSeconds } from '#domain/cookies.ts'
import { hostCookieName, setCookieLine } from '#server/http/cookies.ts'
import { hashOfToken, newToken } from './secretToken.ts'

/** How long a browser is known without a sign-in, ms: as long as it keeps a cookie. */
const KNOWN_MS = cookieSeconds.estia_device * 1000

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))
  const oldest = (at: Date) => new Date(at.getTime() - KNOWN_MS)

  const knows = Effect.fn('KnownDevices.knows')(function* (accountId: string, token: string | undefined) {
    const rows = yield* sql`SELECT 1 FROM known_devices
      WHERE account_id = ${accountId} AND token_hash = ${hashOfToken(token ?? '')}
        AND seen_at > ${oldest(yield* now)}`
    return rows.length > 0
  }, Effect.orDie)

  /** The browser's token changes with every sign-in: one that was planted or copied is worth nothing after it. */
  const remember = Effect.fn('KnownDevices.remember')(function* (
    accountId: string,
    previous: string | undefined,
    isSecure: boolean,
  ) {
    const at = yield* now
    const token = newToken()
    const hash = hashOfToken(token)
    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`UPDATE known_devices SET token_hash = ${hash} WHERE token_hash = ${hashOfToken(previous ?? '')}`
        yield* sql`INSERT INTO known_devices (token_hash, account_id, seen_at) VALUES (${hash}, ${accountId}, ${at})
          ON CONFLICT (token_hash, account_id) DO UPDATE SET seen_at = EXCLUDED.seen_at`
      }),
    )
    const name = hostCookieName(accountCookies.device, isSecure)
    return setCookieLine(name, token, { isSecure, maxAge: KNOWN_MS / 1000 })
  }, Effect.orDie)

  return {
    /** Whether this browser has signed in to the account before. */
    knows,
    /** Stores that this browser signed in. Returns the cookie line that identifies it. */
    remember,
    /** Whether any browser is known to the account. */
    knowsAny: (accountId: string) =>
      Effect.orDie(
        Effect.map(
          sql`SELECT 1 FROM known_devices WHERE account_id = ${accountId} LIMIT 1`,
          (rows) => rows.length > 0,
        ),
      ),
    /** Knows no browser of the account any more. */
    forget: (accountId: string) =>
      Effect.orDie(Effect.asVoid(sql`DELETE FROM known_devices WHERE account_id = ${accountId}`)),
    /** Deletes browsers without a sign-in for a long time. */
    sweep: Effect.orDie(
      Effect.flatMap(now, (at) =>
        Effect.asVoid(sql`DELETE FROM known_devices WHERE seen_at <= ${oldest(at)}`),
      ),
    ),
  }
})

/** Browsers that an account's owner signed in from before: their tries are counted apart from a stranger's. */
export class KnownDevices extends Context.Service<KnownDevices, Effect.Success<typeof make>>()(
  'estia/accounts/KnownDevices',
) {
  static readonly layer: Layer.Layer<KnownDevices, never, SqlClient.SqlClient> = Layer.effect(
    KnownDevices,
    make,
  )
}
