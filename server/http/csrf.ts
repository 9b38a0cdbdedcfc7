/**
 * What binds a request to a page of ours: a random cookie that scripts cannot read, and a token made from it that
 * stands in the page. Another site can make a browser send the first and cannot know the second.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { accountCookies } from '#domain/account/cookies.ts'
import { cookieSeconds } from '#domain/cookies.ts'
import { hostCookieName, setCookieLine } from './cookies.ts'

/** The form of our values; others in the cookie are ignored. */
const preSessionPattern = /^[\w-]{43}$/

export interface PreSession {
  readonly value: string
  /** The line that sets it, where the browser has none yet. */
  readonly setCookie: string | undefined
}

/** A new value for the browser's cookie, and the line that sets it. */
export function newPreSession(isSecure: boolean): PreSession & { readonly setCookie: string } {
  const value = randomBytes(32).toString('base64url')
  const name = hostCookieName(accountCookies.preSession, isSecure)
  return { value, setCookie: setCookieLine(name, value, { isSecure, maxAge: cookieSeconds.estia_pre }) }
}

/** The browser's value, undefined if it has none of ours. */
export function preSessionIn(cookies: ReadonlyMap<string, string>, isSecure: boolean): string | undefined {
  const value = cookies.get(hostCookieName(accountCookies.preSession, isSecure))
  return value !== undefined && preSessionPattern.test(value) ? value : undefined
}

/** The browser's value, or a new one for it. */
export function keepPreSession(cookies: ReadonlyMap<string, string>, isSecure: boolean): PreSession {
  const value = preSessionIn(cookies, isSecure)
  return value === undefined ? newPreSession(isSecure) : { value, setCookie: undefined }
}

/** The token for pages and forms of the browser that has this value. */
export const csrfTokenOf = (preSession: string): string =>
  createHmac('sha256', preSession).update('csrf').digest('base64url')

/** Whether a token belongs to the browser's value, in constant time. */
export function isTokenOf(preSession: string, token: string): boolean {
  const expected = Buffer.from(csrfTokenOf(preSession))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
