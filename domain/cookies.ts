import { constants } from './constants.ts'

const minute = 60
const day = 24 * 60 * minute

/**
 * Every cookie that the portal sets, with how long browsers keep it at most, seconds. Code that sets one takes its name
 * and its time from here, and the page about cookies lists them. `__Host-` is put before those that scripts cannot read
 * where the origin is https.
 */
export const cookieSeconds = {
  estia_session: 400 * day,
  logged_in: 400 * day,
  signup_social: 10 * minute,
  estia_pre: 400 * day,
  /** One for each pending sign-in: the rest of its name is random. */
  'estia_sso_…': 10 * minute,
  estia_device: 400 * day,
  /** Asked again after half a year, as data protection authorities advise. */
  one_tap: 180 * day,
  marketing_sync: constants.cookies.marketingMarkerDays * day,
  /** Only where measuring was agreed to. */
  estia_measure: constants.cookies.analyticsDays * day,
  estia_contact: 180 * day,
  estia_conversation: day,
  theme: constants.cookies.defaultDays * day,
  language: constants.cookies.defaultDays * day,
  results: constants.cookies.defaultDays * day,
} as const

export type DeclaredCookie = keyof typeof cookieSeconds

/** Names that a cookie may be set by. */
export type CookieName = DeclaredCookie | `estia_sso_${string}`

/** The longest life of a cookie in browsers, whatever it requests, seconds. */
export const COOKIE_SECONDS_MAX = 400 * day

/** What is declared of a cookie as it was set; undefined where nothing is. */
export const declaredCookie = (name: string): DeclaredCookie | undefined => {
  const own = name.replace(/^__Host-/, '').replace(/^estia_sso_.+/, 'estia_sso_…')
  return Object.hasOwn(cookieSeconds, own) ? (own as DeclaredCookie) : undefined
}
