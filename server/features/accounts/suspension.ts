/**
 * Suspends accounts; only the operator does (`estia accounts`). A suspended account is signed out everywhere and
 * cannot sign in. Its data stays; to other users it no longer exists. Its owner is told the reason, as the Digital
 * Services Act (EU 2022/2065, article 17) requires.
 */
import { Clock, Effect, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type AccountRow, accountSelect, mailLanguage } from '#server/identity/accountRow.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { linkTo } from '#server/identity/links.ts'

/** No account has this address. */
export class NoSuchAccount extends Schema.TaggedError<NoSuchAccount>()('NoSuchAccount', {
  email: Schema.String,
}) {
  override get message(): string {
    return `there is no account with the address ${this.email}`
  }
}

/** An account as the operator sees it. */
export const Suspension = Schema.Struct({
  email: Schema.String,
  /** Since when it is suspended, ISO 8601; null where it is not. */
  since: Schema.NullOr(Schema.String),
  because: Schema.String,
})
export type Suspension = typeof Suspension.Type

const accountOf = Effect.fnUntraced(function* (email: string) {
  const sql = yield* SqlClient.SqlClient
  const key = emailKey(email) ?? ''
  const [row] = yield* sql.unsafe<AccountRow>(
    `${accountSelect} WHERE email_key = $1 FOR UPDATE OF accounts`,
    [key],
  )
  return row ?? (yield* new NoSuchAccount({ email }))
})

const inTransaction = <A, R>(work: Effect.Effect<A, NoSuchAccount | SqlError.SqlError, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work)).pipe(
    Effect.catchTag('SqlError', Effect.die),
  )

/** Suspends an account, or changes the reason. */
export const suspend = (email: string, because: string) =>
  inTransaction(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const account = yield* accountOf(email)
      const at = account.suspendedAt ?? new Date(yield* Clock.currentTimeMillis)
      yield* sql`UPDATE accounts SET suspended_at = ${at}, suspended_because = ${because} WHERE id = ${account.id}`
      yield* sql`DELETE FROM sessions WHERE account_id = ${account.id}`
      const data = { name: account.name, because }
      yield* (yield* Outbox).put({
        kind: 'accountSuspended',
        to: account.email,
        language: mailLanguage(account),
        data,
      })
      return { email: account.email, since: at.toISOString(), because } satisfies Suspension
    }),
  )

/** Ends a suspension. Does nothing for an account that is not suspended. */
export const reinstate = (email: string) =>
  inTransaction(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const account = yield* accountOf(email)
      const back = { email: account.email, since: null, because: '' } satisfies Suspension
      if (account.suspendedAt === null) return back
      yield* sql`UPDATE accounts SET suspended_at = NULL, suspended_because = '' WHERE id = ${account.id}`
      const language = mailLanguage(account)
      const loginLink = linkTo((yield* Configuration).origin, 'login', language)
      const data = { name: account.name, loginLink }
      yield* (yield* Outbox).put({ kind: 'accountReinstated', to: account.email, language, data })
      return back
    }),
  )
