import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { cookieSeconds } from '#domain/cookies.ts'
import type { Language } from '#domain/locale.ts'
import { hostCookieName, setCookieLine } from '#server/http/cookies.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'

/** Time limit for the user at the provider, seconds. */
const FLOW_SECONDS = cookieSeconds['estia_sso_…']

/** A sign-in that went to a provider. */
export interface SocialFlow {
  readonly provider: SocialProvider
  readonly nonce: string
  /** PKCE's; its hash travelled. */
  readonly verifier: string
  readonly language: Language
  /** The visitor read that going on means agreeing to terms and privacy policy. */
  readonly hasAgreed: boolean
  /** The account to link the provider to, if the flow was started by a signed-in user. */
  readonly linkAccountId: string | null
}

/** Each pending sign-in has its own cookie, so that several popups can be open. */
const cookieName = (state: string, isSecure: boolean) =>
  hostCookieName(`estia_sso_${state.slice(0, 12)}`, isSecure)

const statePattern = /^[\w-]{43}$/

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

  const begin = Effect.fn('SocialFlows.begin')(function* (
    flow: Omit<SocialFlow, 'nonce' | 'verifier'>,
    isSecure: boolean,
  ) {
    const at = yield* now
    const [state, browser, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()]
    yield* sql`DELETE FROM social_flows WHERE expires_at <= ${at}`
    yield* sql`INSERT INTO social_flows ${sql.insert({
      state_hash: hashOfToken(state),
      browser_hash: hashOfToken(browser),
      provider: flow.provider,
      nonce,
      verifier,
      language: flow.language,
      has_agreed: flow.hasAgreed,
      link_account_id: flow.linkAccountId,
      expires_at: new Date(at.getTime() + FLOW_SECONDS * 1000),
    })}`
    const cookie = setCookieLine(cookieName(state, isSecure), browser, { isSecure, maxAge: FLOW_SECONDS })
    return { state, nonce, verifier, cookie }
  }, Effect.orDie)

  /** Deleted as it is read: of two answers with the same state one at most finds it. */
  const take = Effect.fn('SocialFlows.take')(function* (
    provider: SocialProvider,
    state: string,
    cookies: ReadonlyMap<string, string>,
    isSecure: boolean,
  ) {
    if (!statePattern.test(state)) return undefined
    const browser = cookies.get(cookieName(state, isSecure)) ?? ''
    const [flow] = yield* sql<SocialFlow>`
      DELETE FROM social_flows
      WHERE state_hash = ${hashOfToken(state)} AND browser_hash = ${hashOfToken(browser)}
        AND provider = ${provider} AND expires_at > ${yield* now}
      RETURNING provider, nonce, verifier, language, has_agreed AS "hasAgreed",
        link_account_id AS "linkAccountId"`
    return flow
  }, Effect.orDie)

  const useCredential = Effect.fn('SocialFlows.useCredential')(function* (
    credential: string,
    expiresAt: Date,
  ) {
    yield* sql`DELETE FROM used_credentials WHERE expires_at <= ${yield* now}`
    const rows = yield* sql`
      INSERT INTO used_credentials (credential_hash, expires_at) VALUES (${hashOfToken(credential)}, ${expiresAt})
      ON CONFLICT DO NOTHING RETURNING 1`
    return rows.length > 0
  }, Effect.orDie)

  return {
    /** Stores a sign-in that goes to a provider; returns its parameters and the browser's cookie. */
    begin,
    /** The sign-in that an answer belongs to, once, and only in the browser that began it. */
    take,
    /** The line that ends a sign-in's cookie. */
    endCookie: (state: string, isSecure: boolean) =>
      setCookieLine(cookieName(state, isSecure), '', { isSecure, maxAge: 0 }),
    /** Whether a credential is used for the first time; it is used up by asking. */
    useCredential,
  }
})

/** Social sign-ins between their start and the provider's answer. */
export class SocialFlows extends Context.Service<SocialFlows, Effect.Success<typeof make>>()(
  'estia/accounts/social/SocialFlows',
) {
  static readonly layer: Layer.Layer<SocialFlows, never, SqlClient.SqlClient> = Layer.effect(
    SocialFlows,
    make,
  )
}
