import { Effect, Layer, Option } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { accountCookies } from '#domain/account/cookies.ts'
import { SignInRequired } from '#domain/api/accountErrors.ts'
import { SignedIn, SignedInSession } from '#domain/api/SignedIn.ts'
import type { Language } from '#domain/locale.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { addressGroup, clientAddress } from '#server/http/clientAddress.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { cookiesIn, hostCookieName } from '#server/http/cookies.ts'
import { preSessionIn } from '#server/http/csrf.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { deviceOf } from './deviceOf.ts'
import { sessionTokenIn } from './sessionCookies.ts'
import { Sessions } from './Sessions.ts'

/** Unauthenticated facts of a request, from its headers and cookies. */
export interface RequestVisitor {
  readonly language: Language
  readonly isSecure: boolean
  readonly cookies: ReadonlyMap<string, string>
  /** The key of limits by network address. */
  readonly address: string
  /** "Firefox, Windows". */
  readonly device: string
  readonly sessionToken: string | undefined
  readonly deviceToken: string | undefined
  /** The token of the browser's CSRF cookie, for forms and sign-ups; empty without the cookie. */
  readonly preSession: string
}

/** The visitor of the current request. */
export const requestVisitor = Effect.gen(function* () {
  const { origin, trustedProxies } = yield* Configuration
  const { headers, remoteAddress } = yield* HttpServerRequest.HttpServerRequest
  const isSecure = origin.startsWith('https:')
  const cookies = cookiesIn(headers['cookie'])
  const sent = { socket: Option.getOrUndefined(remoteAddress), forwardedFor: headers['x-forwarded-for'] }
  return {
    language: yield* requestLanguage,
    isSecure,
    cookies,
    address: addressGroup(clientAddress(sent, trustedProxies)),
    device: deviceOf(headers['user-agent']),
    sessionToken: sessionTokenIn(cookies, isSecure),
    deviceToken: cookies.get(hostCookieName(accountCookies.device, isSecure)),
    preSession: preSessionIn(cookies, isSecure) ?? '',
  } satisfies RequestVisitor
})

/** The session of the current request, if there is one. */
export const currentSession = Effect.gen(function* () {
  const { sessionToken } = yield* requestVisitor
  return yield* (yield* Sessions).current(sessionToken)
})

/** The session of the current request; fails with `SignInRequired` without one. */
export const requireSession = Effect.gen(function* () {
  const session = yield* currentSession
  if (session !== undefined) return session
  return yield* new SignInRequired(refusal('signInRequired'))
})

/** Gives endpoints of the contract that need a session the one of the request, before anything that was sent is read. */
export const signedInSessions: Layer.Layer<SignedIn, never, Configuration | Sessions> = Layer.effect(
  SignedIn,
  Effect.map(Effect.context<Configuration | Sessions>(), (context) => {
    const session = Effect.provideContext(requireSession, context)
    return (reply) => Effect.provideServiceEffect(reply, SignedInSession, session)
  }),
)
