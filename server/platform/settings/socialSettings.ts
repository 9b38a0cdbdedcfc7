/** The identity providers: one set of variables each, read with the rest of the configuration. */
import { Config, Effect, Option, Redacted, Schema } from 'effect'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { ConfigurationProblem, variable } from './variable.ts'

/** What proves to a provider that a request is ours. */
export type ClientProof =
  | { readonly kind: 'secret'; readonly secret: Redacted.Redacted }
  /** Apple's: a short-lived token, signed with a key from Apple. */
  | {
      readonly kind: 'key'
      readonly teamId: string
      readonly keyId: string
      readonly privateKey: Redacted.Redacted
    }

export interface ProviderSettings {
  /** Its address, as its tokens name it. */
  readonly issuer: string
  readonly clientId: string
  readonly proof: ClientProof
}

/** Those that are configured. */
export type SocialSettings = Partial<Readonly<Record<SocialProvider, ProviderSettings>>>

const text = (name: string, expected: string, test: (value: string) => boolean = () => true) =>
  variable(name, expected, (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(test)), key)),
  )

/** Tokens travel to it: https, but for a provider on this very machine. */
const isIssuer = (value: string): boolean => {
  const url = URL.parse(value)
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** Whether a host can only be this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const issuerExpectation = 'the https address of an OpenID provider, without query and fragment'

interface ProviderVariables {
  readonly clientId: string
  readonly secret: string
  readonly issuer: string
  readonly usualIssuer: string
}

const variables: Readonly<Record<SocialProvider, ProviderVariables>> = {
  google: {
    clientId: 'GOOGLE_CLIENT_ID',
    secret: 'GOOGLE_CLIENT_SECRET',
    issuer: 'GOOGLE_ISSUER',
    usualIssuer: 'https://accounts.google.com',
  },
  apple: {
    clientId: 'APPLE_CLIENT_ID',
    secret: 'APPLE_CLIENT_SECRET',
    issuer: 'APPLE_ISSUER',
    usualIssuer: 'https://appleid.apple.com',
  },
  facebook: {
    clientId: 'FACEBOOK_CLIENT_ID',
    secret: 'FACEBOOK_CLIENT_SECRET',
    issuer: 'FACEBOOK_ISSUER',
    usualIssuer: 'https://www.facebook.com',
  },
}

const readAppleKey = Effect.gen(function* () {
  const teamId = yield* text('APPLE_TEAM_ID', 'the ten characters of a team', (id) => /^\w{10}$/.test(id))
  const keyId = yield* text('APPLE_KEY_ID', 'the ten characters of a key', (id) => /^\w{10}$/.test(id))
  const privateKey = yield* text(
    'APPLE_PRIVATE_KEY',
    'a key that begins with -----BEGIN PRIVATE KEY-----',
    (key) => key.startsWith('-----BEGIN PRIVATE KEY-----'),
  )
  return Option.map(
    Option.all({ teamId, keyId, privateKey }),
    (parts): ClientProof => ({
      kind: 'key',
      ...parts,
      // One line of the environment holds no line breaks.
      privateKey: Redacted.make(parts.privateKey.replaceAll('\\n', '\n')),
    }),
  )
})

const readProvider = Effect.fnUntraced(function* (provider: SocialProvider) {
  const names = variables[provider]
  const clientId = yield* text(names.clientId, 'the id of a client', (id) => /^\S{1,255}$/.test(id))
  const secret = yield* text(names.secret, 'the secret of a client')
  const issuer = yield* text(names.issuer, issuerExpectation, isIssuer)
  const key = provider === 'apple' ? yield* readAppleKey : Option.none()
  if (Option.isNone(clientId)) return Option.none()
  const proof = Option.orElse(
    Option.map(secret, (value): ClientProof => ({ kind: 'secret', secret: Redacted.make(value) })),
    () => key,
  )
  if (Option.isNone(proof)) {
    return yield* new ConfigurationProblem({
      variable: names.secret,
      expected: `set with ${names.clientId}`,
    })
  }
  const settings = {
    issuer: Option.getOrElse(issuer, () => names.usualIssuer),
    clientId: clientId.value,
    proof: proof.value,
  }
  return Option.some({ [provider]: settings } as SocialSettings)
})

/** The configured providers. */
export const readSocialSettings: Effect.Effect<SocialSettings, ConfigurationProblem> = Effect.map(
  Effect.forEach(Object.keys(variables) as SocialProvider[], readProvider),
  (found) => Object.assign({}, ...found.flatMap(Option.toArray)) as SocialSettings,
)
