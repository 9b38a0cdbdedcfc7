/** The cookies of a sign-in as `Set-Cookie` lines, the same for every way of signing in (decision 0016). */
import { accountCookies } from '#domain/account/cookies.ts'
import { hostCookieName, setCookieLine } from '#server/http/cookies.ts'

/** A session just opened. Its token exists here and in the browser, nowhere else. */
export interface OpenedSession {
  readonly token: string
  readonly accountId: string
  /** How long it may live at the longest, seconds. */
  readonly maxAge: number
}

const sessionName = (isSecure: boolean) => hostCookieName(accountCookies.session, isSecure)

/** Lines of the session and of its readable companion. */
export const sessionCookies = ({ token, maxAge }: OpenedSession, isSecure: boolean): readonly string[] => [
  setCookieLine(sessionName(isSecure), token, { isSecure, maxAge }),
  companionCookie(isSecure, maxAge),
]

/** The line of the readable companion alone. `maxAge`: seconds. */
export const companionCookie = (isSecure: boolean, maxAge: number): string =>
  setCookieLine(accountCookies.signedIn, '1', { isSecure, maxAge, isReadable: true })

/** Lines that end both in the browser. */
export const sessionEndCookies = (isSecure: boolean): readonly string[] => [
  setCookieLine(sessionName(isSecure), '', { isSecure, maxAge: 0 }),
  setCookieLine(accountCookies.signedIn, '', { isSecure, maxAge: 0, isReadable: true }),
]

/** The session's token that a browser sent. */
export const sessionTokenIn = (cookies: ReadonlyMap<string, string>, isSecure: boolean): string | undefined =>
  cookies.get(sessionName(isSecure)) || undefined
