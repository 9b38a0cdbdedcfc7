import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { cookieSeconds } from '#domain/cookies.ts'
import { randomUUID } from 'node:crypto'
import type { CurrentSession } from '#domain/account/CurrentSession.ts'
import type { SessionInfo } from '#domain/account/Profile.ts'
import type { SignInMethod } from '#domain/account/socialProviders.ts'
import { hashOfToken, newToken } from './secretToken.ts'
import type { OpenedSession } from './sessionCookies.ts'

const dayMs = 24 * 60 * 60_000

/** An unused session ends after this, ms. */
const IDLE_MS = 30 * dayMs

/** No session lives longer, ms. */
const LONGEST_MS = cookieSeconds.estia_session * 1000

/** How exactly it is known when a session was last used, ms: not every request writes. */
const SEEN_MS = 5 * 60_000

/** How long a password counts as just given, ms; before and after, since clocks are put back. */
const PROOF_MS = 10 * 60_000

/** How a session begins. */
export interface SessionStart {
  readonly accountId: string
  readonly method: SignInMethod
  /** The browser's name, as `deviceOf` returns it. */
  readonly device: string
  /** The browser's previous session token, of any account: it ends. */
  readonly previous: string | undefined
}

interface SessionRow extends Omit<CurrentSession, 'isProved'> {
  readonly provedAt: Date
}

interface ListedRow {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly seenAt: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))
  const before = (at: Date, ms: number) => new Date(at.getTime() - ms)
  const isOn = (at: Date) => sql`expires_at > ${at} AND seen_at > ${before(at, IDLE_MS)}`

  const end = (token: string) =>
    Effect.orDie(Effect.asVoid(sql`DELETE FROM sessions WHERE token_hash = ${hashOfToken(token)}`))

  const open = Effect.fn('Sessions.open')(function* (start: SessionStart) {
    const at = yield* now
    const token = newToken()
    const previous = start.previous
    const begin = sql`INSERT INTO sessions ${sql.insert({
      token_hash: hashOfToken(token),
      public_id: randomUUID(),
      account_id: start.accountId,
      method: start.method,
      device: start.device,
      created_at: at,
      proved_at: at,
      seen_at: at,
      expires_at: new Date(at.getTime() + LONGEST_MS),
    })}`
    yield* sql.withTransaction(Effect.andThen(previous === undefined ? Effect.void : end(previous), begin))
    return { token, accountId: start.accountId, maxAge: LONGEST_MS / 1000 } satisfies OpenedSession
  }, Effect.orDie)

  const current = Effect.fn('Sessions.current')(function* (token: string | undefined) {
    if (token === undefined) return undefined
    const at = yield* now
    const [row] = yield* sql<SessionRow>`
      SELECT public_id AS id, account_id AS "accountId", method, token_hash AS "tokenHash",
        seen_at AS "seenAt", proved_at AS "provedAt"
      FROM sessions WHERE token_hash = ${hashOfToken(token)} AND ${isOn(at)}
        AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = account_id AND suspended_at IS NOT NULL)`
    if (row === undefined) {
      // One that has ended stays so, though the clock be put back.
      yield* end(token)
      return undefined
    }
    if (row.seenAt <= before(at, SEEN_MS))
      yield* sql`UPDATE sessions SET seen_at = ${at} WHERE token_hash = ${row.tokenHash}`
    const { provedAt, ...session } = row
    return {
      ...session,
      isProved: Math.abs(at.getTime() - provedAt.getTime()) < PROOF_MS,
    } satisfies CurrentSession
  }, Effect.orDie)

  const list = Effect.fn('Sessions.list')(function* ({ id: own, accountId }: CurrentSession) {
    const rows = yield* sql<ListedRow>`
      SELECT public_id AS id, device, created_at AS "createdAt", seen_at AS "seenAt" FROM sessions
      WHERE account_id = ${accountId} AND ${isOn(yield* now)} ORDER BY seen_at DESC, created_at DESC`
    return rows.map(
      ({ id, device, createdAt, seenAt }): SessionInfo => ({
        id,
        device,
        isCurrent: id === own,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }),
    )
  }, Effect.orDie)

  return {
    /** Opens a session; its token goes to the browser by `sessionCookies`. */
    open,
    /** The session of a token, if it is on. Notes that it was used. */
    current,
    /** Ends the session of a token, if there is one. */
    end,
    /** Ends one session of the account by its name; does not say whether it existed. */
    endNamed: ({ accountId }: CurrentSession, id: string) =>
      Effect.orDie(
        Effect.asVoid(sql`DELETE FROM sessions WHERE account_id = ${accountId} AND public_id::text = ${id}`),
      ),
    /** Ends every other session of the account. */
    endOthers: ({ accountId, tokenHash }: CurrentSession) =>
      Effect.orDie(
        Effect.asVoid(
          sql`DELETE FROM sessions WHERE account_id = ${accountId} AND token_hash <> ${tokenHash}`,
        ),
      ),
    /** Ends every session of an account. */
    endAll: (accountId: string) =>
      Effect.orDie(Effect.asVoid(sql`DELETE FROM sessions WHERE account_id = ${accountId}`)),
    /** The sessions of the account that are on, the last used one first. */
    list,
    /** Stores that the user has just confirmed their identity again. */
    prove: ({ tokenHash }: CurrentSession) =>
      Effect.orDie(
        Effect.flatMap(now, (at) =>
          Effect.asVoid(sql`UPDATE sessions SET proved_at = ${at} WHERE token_hash = ${tokenHash}`),
        ),
      ),
    /** Deletes expired sessions. */
    sweep: Effect.orDie(
      Effect.flatMap(now, (at) => Effect.asVoid(sql`DELETE FROM sessions WHERE NOT (${isOn(at)})`)),
    ),
  }
})

/** Sessions of accounts (decision 0016). */
export class Sessions extends Context.Service<Sessions, Effect.Success<typeof make>>()(
  'estia/accounts/Sessions',
) {
  static readonly layer: Layer.Layer<Sessions, never, SqlClient.SqlClient> = Layer.effect(Sessions, make)
}
