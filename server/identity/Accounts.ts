/**
 * Accounts in the database. A mail is written in the transaction of the change that it is about. Callers verify
 * passwords and sessions before they call these functions.
 */
import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { textIn } from '#server/platform/texts.ts'
import { type AccountRow, accountSelect, mailLanguage } from './accountRow.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { linkTo, marketingParameter } from '#server/identity/links.ts'
import { MarketingProfiles } from './marketing/MarketingProfiles.ts'
import { OneTimeTokens, tokenMinutes } from '#server/identity/OneTimeTokens.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { CONFIRM_HOURS, type KeptPassword, type SignUpDetails, type SignUpRow, SignUps } from './SignUps.ts'

export interface NewAccount extends SignUpDetails {
  readonly emailKey: string
}

/** The changed fields of an account; missing ones stay. */
export interface AccountChanges {
  readonly name?: string
  readonly surname?: string
  readonly phone?: string
  readonly phonePrefix?: string
  readonly language?: Language
  readonly communications?: boolean
  readonly newsletter?: boolean
}

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
  const signUps = yield* SignUps
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

  /** The form of a new password also asks for the consents if the account was never asked. */
  const resetLinkTo = (row: AccountRow, token: string) => {
    const link = linkTo(origin, 'passwordReset', mailLanguage(row), token)
    return row.consentsAt === null ? `${link}&${marketingParameter}` : link
  }

  /** Whether the mailbox may get one more unsolicited mail. */
  const mayMail = (email: string) => Effect.map(countUnsolicited(sql, email), ({ isWithin }) => isWithin)

  const mailConfirmation = Effect.fnUntraced(function* ({ id, email, name, language }: SignUpRow) {
    if (!(yield* mayMail(email))) return false
    const link = linkTo(origin, 'verifyEmail', language, yield* signUps.issueToken(id))
    yield* outbox.put({
      kind: 'confirmEmail',
      to: email,
      language,
      data: { name, link, hours: CONFIRM_HOURS },
    })
  })

  const mailAlreadyRegistered = Effect.fnUntraced(function* ({ id, email, name, ...row }: AccountRow) {
    if (!(yield* mayMail(email))) return false
    const language = mailLanguage(row)
    const resetLink = linkTo(origin, 'passwordReset', language, yield* tokens.issue('reset', id))
    const loginLink = linkTo(origin, 'login', language)
    yield* outbox.put({
      kind: 'alreadyRegistered',
      to: email,
      language,
      data: { name, loginLink, resetLink },
    })
    return true
  })

  /** An unconfirmed account has no password: it waits for the confirmation of one of its sign-ups. */
  const insert = (account: NewAccount, at: Date) => sql<{ id: string }>`
    INSERT INTO accounts ${sql.insert({
      id: randomUUID(),
      email: account.email,
      email_key: account.emailKey,
      name: account.name,
      surname: account.surname,
      language: account.language,
      privacy_at: at,
      created_at: at,
    })}
    ON CONFLICT (email_key) DO UPDATE SET email = EXCLUDED.email, name = EXCLUDED.name,
      surname = EXCLUDED.surname, language = EXCLUDED.language
    WHERE accounts.verified_at IS NULL
    RETURNING id`

  const register = Effect.fn('Accounts.register')(function* (account: NewAccount, browser: string) {
    const [made] = yield* insert(account, yield* now)
    const signUp = made && (yield* signUps.keep(made.id, browser, account))
    const row = yield* find('email_key', account.emailKey)
    if (row === undefined) return yield* Effect.die(new Error('An account is gone right after it was made'))
    const isMailed = yield* signUp === undefined ? mailAlreadyRegistered(row) : mailConfirmation(signUp)
    return { id: row.id, isNew: made !== undefined, isMailed }
  })

  const mailReset = Effect.fnUntraced(function* (row: AccountRow, isOwner: boolean) {
    const { id, email, name } = row
    if (!isOwner && !(yield* mayMail(email))) return false
    const language = mailLanguage(row)
    const link = resetLinkTo(row, yield* tokens.issue('reset', id))
    const minutes = tokenMinutes.reset
    yield* outbox.put({ kind: 'resetPassword', to: email, language, data: { name, link, minutes } })
    return true
  })

  /** Makes an address its owner's, with what they typed themselves in a sign-up; every other sign-up ends. */
  const verify = Effect.fnUntraced(function* (id: string, own: SignUpRow | undefined) {
    const at = yield* now
    yield* sql`UPDATE accounts SET verified_at = COALESCE(verified_at, ${at}) WHERE id = ${id}`
    if (own !== undefined)
      yield* sql`UPDATE accounts SET ${sql.update({
        email: own.email,
        name: own.name,
        surname: own.surname,
        language: own.language,
        phone: own.phone,
        phone_prefix: own.phonePrefix,
        communications: own.communications,
        newsletter: own.newsletter,
        consents_at: own.createdAt,
      })} WHERE id = ${id}`
    yield* signUps.forget(id)
  })

  /**
   * With a password, the person who confirms may not be the one who signed up: only the name of the sign-up is kept,
   * with the new password.
   */
  const confirm = Effect.fn('Accounts.confirm')(function* (token: string, password?: KeptPassword) {
    const known = yield* signUps.byToken(token)
    if (known === undefined) return undefined
    const id = known.accountId
    // A sign-up locks the account first too.
    yield* sql`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
    const taken = yield* signUps.take(token)
    if (taken === undefined) return undefined
    yield* verify(id, password === undefined ? taken : undefined)
    const { hash, isWeak } = password ?? { hash: taken.passwordHash, isWeak: taken.passwordIsWeak }
    yield* sql`UPDATE accounts SET name = ${taken.name}, surname = ${taken.surname},
      password_hash = ${hash}, password_is_weak = ${isWeak}, password_changed_at = ${yield* now} WHERE id = ${id}`
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
    // Also notifies a changed name or language.
    yield* marketing.note(id)
  })

  /** Ends all sessions, invalidates all sent links and notifies the owner. */
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
    browser: string,
  ) {
    const id = yield* tokens.use('reset', token)
    if (id === undefined) return undefined
    const row = yield* find('id', id)
    yield* verify(id, row?.verifiedAt === null ? yield* signUps.ofBrowser(id, browser) : undefined)
    yield* setPassword(id, password, consents)
    return id
  })

  /** `erase` deletes what features store of the account and the database does not delete with it. */
  const remove = Effect.fn('Accounts.remove')(function* (
    { id, email, name, ...row }: AccountRow,
    erase: Effect.Effect<void>,
  ) {
    yield* erase
    yield* marketing.note(id)
    yield* sql`DELETE FROM accounts WHERE id = ${id}`
    yield* outbox.put({ kind: 'accountDeleted', to: email, language: mailLanguage(row), data: { name } })
  })

  const mailNewSignIn = Effect.fnUntraced(function* ({ email, name, ...row }: AccountRow, device: string) {
    const language = mailLanguage(row)
    const at = (yield* now).toISOString()
    const named = device === '' ? textIn(language, 'mails.unknownDevice') : device
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
    /**
     * Makes an account, or says no word that there is one. Either way one mail goes to the address, unless it had too
     * many: `isMailed` says so.
     */
    register: whole(register),
    /** Sends the link of a sign-up once more; false where the address had too many mails. */
    mailConfirmation: whole(mailConfirmation),
    /** Sends a link for a new password; false where the address had too many mails that its owner may not want. */
    mailReset: whole(mailReset),
    mailNewSignIn: whole(mailNewSignIn),
    /** Confirms an address with a mailed link; undefined if the link is invalid. */
    confirm: whole(confirm),
    change: whole(change),
    setPassword: whole(setPassword),
    /** With a mailed link; undefined if it is invalid. */
    resetPassword: whole(resetPassword),
    remove: whole(remove),
  }
})

/** Who has an account. */
export class Accounts extends Context.Service<Accounts, Effect.Success<typeof make>>()(
  'estia/accounts/Accounts',
) {
  static readonly layer: Layer.Layer<
    Accounts,
    never,
    | SqlClient.SqlClient
    | Outbox
    | OneTimeTokens
    | Sessions
    | SignUps
    | KnownDevices
    | MarketingProfiles
    | Configuration
  > = Layer.effect(Accounts, make)
}
