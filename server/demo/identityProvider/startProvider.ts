/**
 * A real OpenID provider on loopback, for tests and for the demonstration: anybody can be anybody there. The library it
 * is made with is for development alone, and loaded when it is asked for.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type Provider from 'oidc-provider'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { contentPolicy, signInPage } from './signInPage.ts'

/** Somebody as the provider knows them. */
export interface Person {
  readonly email: string
  readonly isEmailConfirmed: boolean
  readonly givenName: string
  readonly familyName: string
}

export interface RunningProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs a token as the provider's own script hands one to a page; claims that are given win. */
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>
  readonly close: () => Promise<void>
}

interface Options {
  readonly kind: SocialProvider
  /** Where it may send people back to. */
  readonly redirectUri: string
}

/** The library is missing where only what the portal needs to run was installed. */
export class ProviderMissing extends Error {
  readonly _tag = 'ConfigurationProblem'
  override readonly message =
    'The demonstration provider needs the package oidc-provider: install with development packages'
}

const load = async () => {
  try {
    return (await import('oidc-provider')).default
  } catch {
    throw new ProviderMissing()
  }
}

const clientId = 'estia'

/** Starts one on a port that the system chooses. */
export async function startProvider({ kind, redirectUri }: Options): Promise<RunningProvider> {
  const Made = await load()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientSecret = randomBytes(24).toString('base64url')
  const people = new Map<string, Person>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = {
    ...(await exportJWK(privateKey)),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'RS256',
  }
  const provider = new Made(issuer, {
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
    scopes: ['openid', 'email', 'profile', 'name', 'public_profile'],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      name: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
    },
    // Providers put who somebody is into the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    jwks: { keys: [key] },
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
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    interact(provider, kind, people, request, response).catch(() => response.writeHead(400).end())
  })
  return {
    issuer,
    clientId,
    clientSecret,
    sign: (claims) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({
        iss: issuer,
        aud: clientId,
        iat: now,
        exp: now + 600,
        jti: randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign(privateKey)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const claimsOf = (sub: string, person: Person | undefined) => ({
  sub,
  email: person?.email ?? '',
  email_verified: person?.isEmailConfirmed ?? false,
  given_name: person?.givenName ?? '',
  family_name: person?.familyName ?? '',
})

/** The provider's own page: who one wants to be. Signing in and agreeing is one step. */
async function interact(
  provider: Provider,
  kind: SocialProvider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid, params, grantId } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy,
    })
    response.end(signInPage(kind, uid))
    return
  }
  const form = new URLSearchParams(await readBody(request))
  if (form.has('cancel')) {
    const error = { error: 'access_denied', error_description: 'Nobody wanted to sign in' }
    return provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false })
  }
  const subject = (form.get('subject') || form.get('email')) ?? ''
  people.set(subject, {
    email: form.get('email') ?? '',
    isEmailConfirmed: form.has('confirmed'),
    givenName: form.get('given_name') ?? '',
    familyName: form.get('family_name') ?? '',
  })
  const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  const given = grant ?? new provider.Grant({ accountId: subject, clientId })
  given.addOIDCScope(String(params['scope']))
  const result = { login: { accountId: subject, remember: false }, consent: { grantId: await given.save() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
