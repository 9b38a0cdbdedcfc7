/**
 * A real OpenID provider on loopback, for tests and for the demonstration: it accepts any name and email. Its library is
 * a development package, and is loaded when a provider is started.
 */
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from 'oidc-provider'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { isFromOwnMachine } from '#server/http/ownMachine.ts'
import { ConfigurationProblem } from '#server/platform/settings/variable.ts'
import { answerInteractions } from './answerInteractions.ts'
import { answerOneTap, type SigningProvider } from './oneTap.ts'
import { claimsOf, clientId, type People } from './people.ts'

export interface RunningProvider extends SigningProvider {
  readonly clientId: string
  readonly clientSecret: string
  readonly close: () => Promise<void>
}

interface Options {
  readonly kind: SocialProvider
  /** The address that it may send users back to. */
  readonly redirectUri: string
}

/** The library is missing where only what the portal needs to run was installed. */
const loadLibrary = async () => {
  try {
    return (await import('oidc-provider')).default
  } catch {
    throw new ConfigurationProblem({
      variable: '--demo-provider',
      expected: 'left out where the development packages are not installed (oidc-provider)',
    })
  }
}

const nameClaims = ['given_name', 'family_name']

/** Scopes as the three providers call them. */
const claimsByScope = {
  email: ['email', 'email_verified'],
  profile: nameClaims,
  name: nameClaims,
  public_profile: nameClaims,
}

const settings = (redirectUri: string, clientSecret: string, people: People): Configuration => ({
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  scopes: ['openid', ...Object.keys(claimsByScope)],
  claims: claimsByScope,
  // The providers put name and email into the token.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, subject) => ({
    accountId: subject,
    claims: () => claimsOf(subject, people.get(subject)),
  }),
  ttl: {
    Interaction: 3600,
    Session: 3600,
    Grant: 3600,
    IdToken: 3600,
    AccessToken: 600,
    AuthorizationCode: 60,
  },
})

const makeKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return { privateKey, kid, jwk: { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' } }
}

const close = async (server: Server) => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** Starts one on a port that the system chooses. */
export async function startProvider({ kind, redirectUri }: Options): Promise<RunningProvider> {
  const Provider = await loadLibrary()
  const { privateKey, kid, jwk } = await makeKey()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientSecret = randomBytes(24).toString('base64url')
  const people: People = new Map()
  const provider = new Provider(issuer, {
    ...settings(redirectUri, clientSecret, people),
    jwks: { keys: [jwk] },
  })
  const sign: RunningProvider['sign'] = (claims) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ iss: issuer, aud: clientId, iat: now, exp: now + 600, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey)
  }
  const others = answerInteractions(provider, kind, people)
  const answer = kind === 'google' ? answerOneTap({ issuer, sign }, others) : others
  server.on('request', (request, response) =>
    isFromOwnMachine(request) ? answer(request, response) : response.writeHead(404).end(),
  )
  return { issuer, clientId, clientSecret, sign, close: () => close(server) }
}
