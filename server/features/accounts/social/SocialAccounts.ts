import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import type { ProviderIdentity } from './identityOf.ts'
import { refuse } from './refusals.ts'

/** The account, and whether it was created just now. */
export interface FoundAccount {
  readonly accountId: string
  readonly isNew: boolean
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

  /** Two popups of one user are processed one after the other. */
  const alone = ({ provider, subject }: ProviderIdentity) =>
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`

  const ownerOf = ({ provider, subject }: ProviderIdentity) =>
    Effect.map(
      sql<{ id: string }>`SELECT account_id AS id FROM account_identities
        WHERE provider = ${provider} AND subject = ${subject}`,
      ([row]) => row?.id,
    )

  const note = ({ provider, subject, email }: ProviderIdentity, accountId: string, at: Date) =>
    sql`INSERT INTO account_identities ${sql.insert({
      provider,
      subject,
      account_id: accountId,
      email,
      created_at: at,
    })}`

  /** An unconfirmed address belongs to the person who can confirm it: pending sign-ups with it end. */
  const insert = (identity: ProviderIdentity, key: string, language: Language, at: Date) =>
    Effect.andThen(
      sql`DELETE FROM accounts WHERE email_key = ${key} AND verified_at IS NULL`,
      sql<{ id: string }>`INSERT INTO accounts ${sql.insert({
        id: randomUUID(),
        email: identity.email,
        email_key: key,
        verified_at: at,
        name: identity.name,
        surname: identity.surname,
        language,
        privacy_at: at,
        created_at: at,
      })} ON CONFLICT (email_key) DO NOTHING RETURNING id`,
    )

  const enter = Effect.fnUntraced(function* (
    identity: ProviderIdentity,
    { language, hasAgreed }: { readonly language: Language; readonly hasAgreed: boolean },
  ) {
    yield* alone(identity)
    const owner = yield* ownerOf(identity)
    if (owner !== undefined) return { accountId: owner, isNew: false } satisfies FoundAccount
    const key = emailKey(identity.email)
    if (key === undefined || !identity.isEmailConfirmed) return yield* refuse('noConfirmedEmail')
    const at = yield* now
    const [taken] = yield* sql`SELECT 1 FROM accounts WHERE email_key = ${key} AND verified_at IS NOT NULL`
    if (taken !== undefined) return yield* refuse('emailTaken')
    if (!hasAgreed) return yield* refuse('notAgreed')
    const [made] = yield* insert(identity, key, language, at)
    // A concurrent request was faster.
    if (made === undefined) return yield* refuse('emailTaken')
    yield* note(identity, made.id, at)
    return { accountId: made.id, isNew: true } satisfies FoundAccount
  })

  const link = Effect.fnUntraced(function* (identity: ProviderIdentity, accountId: string) {
    yield* alone(identity)
    const owner = yield* ownerOf(identity)
    if (owner === accountId) return
    if (owner !== undefined) return yield* refuse('linkedElsewhere')
    yield* note(identity, accountId, yield* now)
  })

  return {
    /**
     * The account of an identity, by provider and subject only. An unknown identity gets a new account, unless an
     * account has its email: an email never opens an existing account.
     */
    enter: (...args: Parameters<typeof enter>) =>
      sql.withTransaction(enter(...args)).pipe(Effect.catchTag('SqlError', Effect.die)),
    /** Links an identity to an account, at the request of its signed-in owner. */
    link: (...args: Parameters<typeof link>) =>
      sql.withTransaction(link(...args)).pipe(Effect.catchTag('SqlError', Effect.die)),
  }
})

/** Which account an identity of a provider opens (decision 0019). */
export class SocialAccounts extends Context.Service<SocialAccounts, Effect.Success<typeof make>>()(
  'estia/accounts/social/SocialAccounts',
) {
  static readonly layer: Layer.Layer<SocialAccounts, never, SqlClient.SqlClient> = Layer.effect(
    SocialAccounts,
    make,
  )
}
