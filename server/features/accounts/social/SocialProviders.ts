import { Clock, Context, Effect, Layer } from 'effect'
import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { socialProviders } from '#domain/account/socialProviders.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { ProviderSettings } from '#server/platform/settings/socialSettings.ts'
import { ANSWER_SECONDS, askProvider } from './askProvider.ts'
import { clientSecret } from './clientSecret.ts'
import { type ProviderIdentity, identityOf } from './identityOf.ts'
import { peculiarities } from './peculiarities.ts'
import { refuse, type SocialRefusal } from './refusals.ts'

/** How long a provider's discovery document is cached, ms. */
const KNOWN_MS = 12 * 60 * 60_000

/** A provider as it can be talked to. */
interface Client {
  readonly oauth: openid.Configuration
  /** Verifies a token that came by another way than the code. */
  readonly verify: (token: string) => Promise<Readonly<Record<string, unknown>>>
  readonly madeAt: number
}

async function connect(
  provider: SocialProvider,
  settings: ProviderSettings,
  madeAt: number,
): Promise<Client> {
  const { issuer, clientId } = settings
  const ask = askProvider(issuer)
  const { tokenEndpoint, otherIssuers } = peculiarities[provider]
  const secret = await clientSecret(settings)
  const found = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
    [openid.customFetch]: ask,
    timeout: ANSWER_SECONDS,
    ...(issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
  })
  const said: openid.ServerMetadata = JSON.parse(JSON.stringify(found.serverMetadata()))
  const metadata = { ...(tokenEndpoint && { token_endpoint: tokenEndpoint }), ...said }
  const oauth = new openid.Configuration(metadata, clientId, undefined, openid.ClientSecretPost(secret))
  oauth[openid.customFetch] = ask
  oauth.timeout = ANSWER_SECONDS
  if (issuer.startsWith('http:')) openid.allowInsecureRequests(oauth)
  // The signature is verified too, though the token comes directly from the provider.
  openid.enableNonRepudiationChecks(oauth)
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''), {
    timeoutDuration: ANSWER_SECONDS * 1000,
    [joseFetch]: ask,
  })
  const verify = async (token: string) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [metadata.issuer, ...otherIssuers],
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: '1 hour',
      clockTolerance: 30,
    })
    return payload
  }
  return { oauth, verify, madeAt }
}

/** All failures of requests to a provider, with its error or without an answer. */
const refusalOf = (error: unknown): SocialRefusal => {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: { code?: string } }
  const isSilent =
    name === 'TimeoutError' ||
    name === 'TypeError' ||
    code === 'OAUTH_TIMEOUT' ||
    cause?.code === 'ECONNREFUSED'
  return refuse(isSilent ? 'providerUnavailable' : 'notBelieved')
}

const make = Effect.gen(function* () {
  const { socialSignIn, origin } = yield* Configuration
  const clients = new Map<SocialProvider, Promise<Client>>()

  const client = Effect.fn('SocialProviders.client')(function* (provider: SocialProvider) {
    const settings = socialSignIn[provider]
    if (settings === undefined) return yield* refuse('notConfigured')
    const now = yield* Clock.currentTimeMillis
    const known = clients.get(provider)
    const kept = known === undefined ? undefined : yield* Effect.promise(() => known.catch(() => undefined))
    if (kept !== undefined && now - kept.madeAt < KNOWN_MS) return kept
    const connecting = connect(provider, settings, now)
    clients.set(provider, connecting)
    return yield* Effect.tryPromise({ try: () => connecting, catch: () => refuse('providerUnavailable') })
  })

  const redirectUri = (provider: SocialProvider): string => `${origin}/singleSignOn.php/${provider}`

  /** Where the browser goes to sign in. */
  const signInAddress = Effect.fn('SocialProviders.signInAddress')(function* (
    provider: SocialProvider,
    { state, nonce, verifier }: { readonly state: string; readonly nonce: string; readonly verifier: string },
  ) {
    const { oauth } = yield* client(provider)
    const { scope, responseMode } = peculiarities[provider]
    const challenge = yield* Effect.promise(() => openid.calculatePKCECodeChallenge(verifier))
    return openid.buildAuthorizationUrl(oauth, {
      redirect_uri: redirectUri(provider),
      scope,
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...(responseMode && { response_mode: responseMode }),
    })
  })

  /** Who the code in a provider's answer speaks of. The answer is what stood in the address that it came to. */
  const identityByCode = Effect.fn('SocialProviders.identityByCode')(function* (
    provider: SocialProvider,
    answer: URLSearchParams,
    { nonce, verifier }: { readonly nonce: string; readonly verifier: string },
  ) {
    const { oauth } = yield* client(provider)
    const address = new URL(redirectUri(provider))
    address.search = answer.toString()
    const tokens = yield* Effect.tryPromise({
      try: () =>
        openid.authorizationCodeGrant(oauth, address, {
          expectedState: answer.get('state') ?? '',
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }),
      catch: refusalOf,
    })
    return yield* identityOf(provider, { ...tokens.claims() })
  })

  /** The claims of a token that the provider's script gave to our page. */
  const identityByToken = Effect.fn('SocialProviders.identityByToken')(function* (
    provider: SocialProvider,
    token: string,
  ) {
    const { verify } = yield* client(provider)
    const claims = yield* Effect.tryPromise({ try: () => verify(token), catch: refusalOf })
    const identity: ProviderIdentity = yield* identityOf(provider, claims)
    return { identity, nonce: claims['nonce'], expiresAt: new Date(Number(claims['exp']) * 1000) }
  })

  return {
    /** In the order of their buttons. */
    configured: socialProviders.filter((provider) => socialSignIn[provider] !== undefined),
    signInAddress,
    identityByCode,
    identityByToken,
  }
})

/** The configured providers; each is discovered on first use. */
export class SocialProviders extends Context.Service<SocialProviders, Effect.Success<typeof make>>()(
  'estia/accounts/social/SocialProviders',
) {
  static readonly layer: Layer.Layer<SocialProviders, never, Configuration> = Layer.effect(
    SocialProviders,
    make,
  )
}
