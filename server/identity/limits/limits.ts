import type { Window } from '#server/platform/RateLimits.ts'
import { limitedBy } from './limited.ts'

const minute = 60
const hour = 60 * minute

/**
 * Limits on account calls (docs/decisions/0017-account-limits.md), by name. The last word of a name says what is
 * counted: the network address (IPv6: /64), the email in the request, the account, a known browser, or all requests
 * together.
 */
export const accountLimits = {
  signInByAddress: [{ amount: 25, seconds: 5 * minute }],
  /** Passwords tried on one email, whether it has an account or not. */
  signInByEmail: [{ amount: 25, seconds: hour }],
  /** A password of six or seven letters is guessed sooner. */
  weakSignInByEmail: [{ amount: 10, seconds: hour }],
  signInByDevice: [{ amount: 25, seconds: hour }],
  /** A family or an office signs up together. */
  signUpByAddress: [{ amount: 10, seconds: 30 * minute }],
  recoveryByAddress: [{ amount: 25, seconds: 5 * minute }],
  /** From a browser that the account knows; any other counts as unsolicited (server/content/mail/countUnsolicited.ts). */
  recoveryByDevice: [{ amount: 5, seconds: 30 * minute }],
  registrationTypeByAddress: [
    { amount: 10, seconds: minute },
    { amount: 60, seconds: hour },
  ],
  /** Only logged, never refused: requests of an attacker with many addresses look like users' requests. */
  registrationTypeByAll: [{ amount: 200, seconds: minute }],
  emailHintByAddress: [{ amount: 60, seconds: minute }],
  linkByAddress: [{ amount: 30, seconds: 5 * minute }],
  passwordChangeByAddress: [{ amount: 10, seconds: 10 * minute }],
  identityByAccount: [{ amount: 10, seconds: 10 * minute }],
  socialStartByAddress: [{ amount: 30, seconds: 5 * minute }],
  profileByAccount: [{ amount: 60, seconds: 10 * minute }],
  /** Changes of saved searches. */
  searchesByAccount: [{ amount: 120, seconds: 10 * minute }],
  /** Changes of an agency's team, keys, feeds and leads. */
  teamByAccount: [{ amount: 240, seconds: 10 * minute }],
  /** Changes of kept homes, and questions to agencies. */
  homesByAccount: [{ amount: 60, seconds: 10 * minute }],
  savesByAccount: [{ amount: 120, seconds: minute }],
} as const satisfies Record<string, readonly Window[]>

/** Counts account calls: `isWithinLimit` for calls that then give their usual answer, `withinLimit` refuses. */
export const { isWithin: isWithinLimit, within: withinLimit } = limitedBy(accountLimits)
