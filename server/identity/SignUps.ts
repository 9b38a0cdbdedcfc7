/** Sign-ups that wait for their address to be confirmed. What one of them holds becomes the account's only then. */
import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'

/** How long the mailed link of a sign-up is good, hours. */
export const CONFIRM_HOURS = 48

/** How long a sign-up waits to be confirmed, ms: a right password gets it a new link meanwhile. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60_000

/** The stored form of a password. */
export interface KeptPassword {
  readonly hash: string
  readonly isWeak: boolean
}

/** The data of a sign-up form. */
export interface SignUpDetails {
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly phonePrefix: string
  readonly language: Language
  readonly password: KeptPassword
  readonly communications: boolean
  readonly newsletter: boolean
}

/** A sign-up as the database has it. */
export interface SignUpRow extends Omit<SignUpDetails, 'password'> {
  readonly id: string
  readonly accountId: string
  /** Of the cookie of the browser that signed up. */
  readonly browserHash: Uint8Array
  readonly passwordHash: string
  readonly passwordIsWeak: boolean
  readonly createdAt: Date
}

const columns = `id, account_id AS "accountId", browser_hash AS "browserHash", email, name, surname, phone,
  phone_prefix AS "phonePrefix", language, password_hash AS "passwordHash",
  password_is_weak AS "passwordIsWeak", communications, newsletter, created_at AS "createdAt"`

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

  const find = (where: string, parameters: readonly unknown[]) =>
    Effect.orDie(
      Effect.map(
        sql.unsafe<SignUpRow>(`SELECT ${columns} FROM sign_ups WHERE ${where}`, [...parameters]),
        ([row]): SignUpRow | undefined => row,
      ),
    )

  const keep = Effect.fn('SignUps.keep')(function* (accountId: string, browser: string, sent: SignUpDetails) {
    const browserHash = hashOfToken(browser)
    yield* sql`INSERT INTO sign_ups ${sql.insert({
      id: randomUUID(),
      account_id: accountId,
      browser_hash: browserHash,
      email: sent.email,
      name: sent.name,
      surname: sent.surname,
      phone: sent.phone,
      phone_prefix: sent.phonePrefix,
      language: sent.language,
      password_hash: sent.password.hash,
      password_is_weak: sent.password.isWeak,
      communications: sent.communications,
      newsletter: sent.newsletter,
      created_at: yield* now,
    })}
      ON CONFLICT (account_id, browser_hash) DO UPDATE SET email = EXCLUDED.email, name = EXCLUDED.name,
        surname = EXCLUDED.surname, phone = EXCLUDED.phone, phone_prefix = EXCLUDED.phone_prefix,
        language = EXCLUDED.language, password_hash = EXCLUDED.password_hash,
        password_is_weak = EXCLUDED.password_is_weak, communications = EXCLUDED.communications,
        newsletter = EXCLUDED.newsletter, created_at = EXCLUDED.created_at`
    return yield* find('account_id = $1 AND browser_hash = $2', [accountId, browserHash])
  }, Effect.orDie)

  return {
    /** Keeps a sign-up; one of the same browser for the same address is replaced, others stay beside it. */
    keep,
    /** A new token for the link of a sign-up, replacing an earlier one; only its hash is stored. */
    issueToken: Effect.fn('SignUps.issueToken')(function* (id: string) {
      const token = newToken()
      const expiresAt = new Date((yield* Clock.currentTimeMillis) + CONFIRM_HOURS * 3_600_000)
      yield* sql`UPDATE sign_ups SET token_hash = ${hashOfToken(token)}, token_expires_at = ${expiresAt}
        WHERE id = ${id}`
      return token
    }, Effect.orDie),
    /** The sign-up that a mailed token is for, if the token is still good; it stays so. */
    byToken: Effect.fn('SignUps.byToken')(function* (token: string) {
      const at = yield* now
      return yield* find('token_hash = $1 AND token_expires_at > $2', [hashOfToken(token), at])
    }),
    /** The sign-up of a browser for an account's address. */
    ofBrowser: (accountId: string, browser: string) =>
      find('account_id = $1 AND browser_hash = $2', [accountId, hashOfToken(browser)]),
    /** The sign-up that a sign-in is compared with: this browser's, else the last one. */
    forSignIn: (accountId: string, browser: string) =>
      find('account_id = $1 ORDER BY browser_hash = $2 DESC, created_at DESC LIMIT 1', [
        accountId,
        hashOfToken(browser),
      ]),
    /** Deletes and returns the sign-up of a mailed token: of concurrent calls one gets it. */
    take: Effect.fn('SignUps.take')(function* (token: string) {
      const [row] = yield* sql.unsafe<SignUpRow>(
        `DELETE FROM sign_ups WHERE token_hash = $1 AND token_expires_at > $2 RETURNING ${columns}`,
        [hashOfToken(token), yield* now],
      )
      return row
    }, Effect.orDie),
    /** Ends every sign-up of an account, with their links. */
    forget: (accountId: string) =>
      Effect.orDie(Effect.asVoid(sql`DELETE FROM sign_ups WHERE account_id = ${accountId}`)),
    /** Deletes unconfirmed sign-ups, and accounts that have nothing else: the address may belong to another person. */
    sweep: Effect.orDie(
      Effect.gen(function* () {
        const oldest = new Date((yield* Clock.currentTimeMillis) - UNCONFIRMED_MS)
        yield* sql`DELETE FROM sign_ups WHERE created_at <= ${oldest}`
        yield* sql`DELETE FROM accounts WHERE verified_at IS NULL AND created_at <= ${oldest}
          AND NOT EXISTS (SELECT 1 FROM sign_ups WHERE account_id = accounts.id)`
      }),
    ),
  }
})

/** Sign-ups by address and browser. */
export class SignUps extends Context.Service<SignUps, Effect.Success<typeof make>>()(
  'estia/accounts/SignUps',
) {
  static readonly layer: Layer.Layer<SignUps, never, SqlClient.SqlClient> = Layer.effect(SignUps, make)
}
