import type { DeclaredCookie } from '../cookies.ts'

/**
 * Cookies of a sign-in. The session's own is for the server only; the specification's app reads cookies after
 * a popup closes, so there are companions without secrets (docs/decisions/0016-sessions-and-cookies.md).
 */
export const accountCookies = {
  /** The session: HttpOnly. `__Host-` is put before it where the origin is https. */
  session: 'estia_session',
  /** `1` while a user is signed in: readable by script. */
  signedIn: 'logged_in',
  /** `1` when the social sign-in that just ended made a new account (specification section 4). */
  socialSignUp: 'signup_social',
  /** Binds a form, or a pending social sign-in, to the browser that started it: HttpOnly. */
  preSession: 'estia_pre',
  /** Says that a user has signed in from this browser before: HttpOnly. */
  device: 'estia_device',
  /** `1` where a visitor allows Google's prompt on their visits: readable by script. */
  oneTap: 'one_tap',
  /** The user that marketing was last notified of (specification section 4). */
  marketingMarker: 'marketing_sync',
} as const satisfies Readonly<Record<string, DeclaredCookie>>
