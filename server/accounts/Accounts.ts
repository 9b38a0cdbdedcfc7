/**
 * Accounts in the database. What a mail tells of and the mail itself are written in one transaction; whether a password
 * or a session is right is decided before anything here is asked.
 */
import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { forgetSeeker } from '#server/contact/forgetSeeker.ts'
import { Outbox } from '#server/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { accountMessage } from './accountMessages.ts'
import { type AccountRow, accountSelect, mailLanguage } from './accountRow.ts'
import { KnownDevices } from './KnownDevices.ts'
import { linkTo, marketingParameter } from './links.ts'
import { MarketingProfiles } from './marketing/MarketingProfiles.ts'
import { OneTimeTokens, tokenMinutes } from './OneTimeTokens.ts'
import { Sessions } from './Sessions.ts'

/** What a password is kept as. */
export interface KeptPassword {
  readonly hash: string
  readonly isWeak: boolean
}

export interface NewAccount {
  readonly email: string
  readonly emailKey: string
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly phonePrefix: string
  readonly language: Language
  readonly password: KeptPassword
  readonly communications: boolean
  readonly newsletter: boolean
}

/** What somebody changes of their account; what is not named stays. */
export interface AccountChanges {
  readonly name?: string
  readonly surname?: string
  readonly phone?: string
  readonly phonePrefix?: string
  readonly language?: Language
  readonly communications?: boolean
  readonly newsletter?: boolean
}

/** How long a sign-up waits to be confirmed, ms; its link is good for two days of them. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60_000

const columns = {
  name: 'name',
  surname: 'surname',
  phone: 'phone',
  phonePrefix: 'phone_prefix',
  language: 'language',
  communications: 'communications',
  newsletter: 'newsletter',
} as const satisfies Record<keyof AccountChanges, string>

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  const tokens = yield* OneTimeTokens
  const sessions = yield* Sessions
  const devices = yield* KnownDevices
  const marketing = yield* MarketingProfiles
  const { origin } = yield* Configuration
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

  const find = (column: 'id' | 'email_key', value: string) =>
    Effect.orDie(
      Effect.map(
        sql.unsafe<AccountRow>(`${accountSelect} WHERE ${column} = $1`, [value]),
        ([row]): AccountRow | undefined => row,
      ),
    )

  /** The form of a new password asks for the consents too, where nobody was asked for them yet. */
  const resetLinkTo = (row: AccountRow, token: string) => {
    const link = linkTo(origin, 'passwordReset', mailLanguage(row), token)
    return row.consentsAt === null ? `${link}&${marketingParameter}` : link
  }

  const mailConfirmation = Effect.fnUntraced(function* ({ id, email, name, ...row }: AccountRow) {
    const language = mailLanguage(row)
    yield* tokens.forget(id, 'confirm')
    const link = linkTo(origin, 'verifyEmail', language, yield* tokens.issue('confirm', id))
    const hours = tokenMinutes.confirm / 60
    yield* outbox.put({ kind: 'confirmEmail', to: email, language, data: { name, link, hours } })
  })

  const mailAlreadyRegistered = Effect.fnUntraced(function* ({ id, email, name, ...row }: AccountRow) {
    const language = mailLanguage(row)
    yield* tokens.forget(id, 'confirm')
    const resetLink = linkTo(origin, 'passwordReset', language, yield* tokens.issue('reset', id))
    const loginLink = linkTo(origin, 'login', language)
    yield* outbox.put({
      kind: 'alreadyRegistered',
      to: email,
      language,
      data: { name, loginLink, resetLink },
    })
  })

  /** An address that nobody confirmed belongs to whoever comes last: its earlier links end. */
  const insert = (account: NewAccount, at: Date) => sql<{ id: string }>`
    INSERT INTO accounts ${sql.insert({
      id: randomUUID(),
      email: account.email,
      email_key: account.emailKey,
      name: account.name,
      surname: account.surname,
      phone: account.phone,
      phone_prefix: account.phonePrefix,
      language: account.language,
      password_hash: account.password.hash,
      password_is_weak: account.password.isWeak,
      password_changed_at: at,
      privacy_at: at,
      communications: account.communications,
      newsletter: account.newsletter,
      consents_at: at,
      created_at: at,
    })}
    ON CONFLICT (email_key) DO UPDATE SET email = EXCLUDED.email, name = EXCLUDED.name,
      surname = EXCLUDED.surname, phone = EXCLUDED.phone, phone_prefix = EXCLUDED.phone_prefix,
      language = EXCLUDED.language, password_hash = EXCLUDED.password_hash,
      password_is_weak = EXCLUDED.password_is_weak, password_changed_at = EXCLUDED.password_changed_at,
      privacy_at = EXCLUDED.privacy_at, communications = EXCLUDED.communications,
      newsletter = EXCLUDED.newsletter, consents_at = EXCLUDED.consents_at
    WHERE accounts.verified_at IS NULL
    RETURNING id`

  const register = Effect.fn('Accounts.register')(function* (account: NewAccount, isMailed: boolean) {
    const [made] = yield* insert(account, yield* now)
    const row = yield* find('email_key', account.emailKey)
    if (row === undefined) return yield* Effect.die(new Error('An account is gone right after it was made'))
    if (isMailed) yield* made === undefined ? mailAlreadyRegistered(row) : mailConfirmation(row)
    return { id: row.id, isNew: made !== undefined }
  })

  const mailReset = Effect.fnUntraced(function* (row: AccountRow) {
    const { id, email, name } = row
    const language = mailLanguage(row)
    const link = resetLinkTo(row, yield* tokens.issue('reset', id))
    const minutes = tokenMinutes.reset
    yield* outbox.put({ kind: 'resetPassword', to: email, language, data: { name, link, minutes } })
  })

  const confirm = Effect.fn('Accounts.confirm')(function* (token: string) {
    const id = yield* tokens.use('confirm', token)
    if (id !== undefined)
      yield* sql`UPDATE accounts SET verified_at = COALESCE(verified_at, ${yield* now}) WHERE id = ${id}`
    return id
  })

  const change = Effect.fn('Accounts.change')(function* (id: string, changes: AccountChanges) {
    const values = Object.entries(changes).map(([name, value]): [string, unknown] => [
      columns[name as keyof typeof columns],
      value,
    ])
    if (values.length === 0) return
    const isAnswered = changes.communications !== undefined || changes.newsletter !== undefined
    if (isAnswered) values.push(['consents_at', yield* now])
    yield* sql`UPDATE accounts SET ${sql.update(Object.fromEntries(values))} WHERE id = ${id}`
    // A name or a language is told of as well.
    yield* marketing.note(id)
  })

  /** Whoever was signed in is so no longer, every link that was sent is worthless, and the owner is told. */
  const setPassword = Effect.fn('Accounts.setPassword')(function* (
    id: string,
    { hash, isWeak }: KeptPassword,
    consents: AccountChanges,
  ) {
    const at = yield* now
    yield* sql`UPDATE accounts SET password_hash = ${hash}, password_is_weak = ${isWeak},
      password_changed_at = ${at} WHERE id = ${id}`
    yield* change(id, consents)
    yield* tokens.forget(id, 'reset')
    yield* sessions.endAll(id)
    yield* devices.forget(id)
    const row = yield* find('id', id)
    if (row === undefined) return
    const language = mailLanguage(row)
    const resetLink = linkTo(origin, 'passwordReset', language)
    const data = { name: row.name, resetLink }
    yield* outbox.put({ kind: 'passwordChanged', to: row.email, language, data })
  })

  /** The mailed link also shows that the address is one's own. */
  const resetPassword = Effect.fn('Accounts.resetPassword')(function* (
    token: string,
    password: KeptPassword,
    consents: AccountChanges,
  ) {
    const id = yield* tokens.use('reset', token)
    if (id === undefined) return undefined
    yield* sql`UPDATE accounts SET verified_at = COALESCE(verified_at, ${yield* now}) WHERE id = ${id}`
    yield* setPassword(id, password, consents)
    return id
  })

  const remove = Effect.fn('Accounts.remove')(function* ({ id, email, name, ...row }: AccountRow) {
    yield* forgetSeeker(sql, id)
    yield* marketing.note(id)
    yield* sql`DELETE FROM accounts WHERE id = ${id}`
    yield* outbox.put({ kind: 'accountDeleted', to: email, language: mailLanguage(row), data: { name } })
  })

  const mailNewSignIn = Effect.fnUntraced(function* ({ email, name, ...row }: AccountRow, device: string) {
    const language = mailLanguage(row)
    const at = (yield* now).toISOString()
    const named = device === '' ? accountMessage('unknownDevice', language) : device
    const profileLink = linkTo(origin, 'profile', language)
    const data = { name, device: named, at, profileLink }
    yield* outbox.put({ kind: 'newSignIn', to: email, language, data })
  })

  const whole = <Args extends readonly unknown[], A, E>(work: (...args: Args) => Effect.Effect<A, E>) => {
    return (...args: Args): Effect.Effect<A> => Effect.orDie(sql.withTransaction(work(...args)))
  }

  return {
    byId: (id: string) => find('id', id),
    /** By the address as it is compared (`emailKey`). */
    byEmail: (key: string) => find('email_key', key),
    /** Makes an account, or says no word that there is one: either way one mail goes to the address, if `isMailed`. */
    register: whole(register),
    /** Sends the link once more that says that an address is one's own. */
    mailConfirmation: whole(mailConfirmation),
    mailReset: whole(mailReset),
    mailNewSignIn: whole(mailNewSignIn),
    /** Takes the link of a mail as word that the address is one's own; undefined where the link is good for nothing. */
    confirm: whole(confirm),
    change: whole(change),
    setPassword: whole(setPassword),
    /** With the link of a mail; undefined where it is good for nothing. */
    resetPassword: whole(resetPassword),
    remove: whole(remove),
    /** Forgets sign-ups that nobody confirmed: somebody may have typed another's address. */
    sweep: Effect.orDie(
      Effect.flatMap(now, (at) =>
        Effect.asVoid(
          sql`DELETE FROM accounts WHERE verified_at IS NULL AND password_changed_at <= ${new Date(at.getTime() - UNCONFIRMED_MS)}`,
        ),
      ),
    ),
  }
})

/** Who has an account. */
export class Accounts extends Context.Service<Accounts, Effect.Success<typeof make>>()(
  'estia/accounts/Accounts',
) {
  static readonly layer: Layer.Layer<
    Accounts,
    never,
    SqlClient.SqlClient | Outbox | OneTimeTokens | Sessions | KnownDevices | MarketingProfiles | Configuration
  > = Layer.effect(Accounts, make)
}
