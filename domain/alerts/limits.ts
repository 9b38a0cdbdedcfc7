/** Limits of saved searches and their alerts. */
export const alertLimits = {
  /** Searches of an account. */
  searches: 50,
  /** Hours in which an address is to be confirmed. */
  confirmHours: 48,
  /** Letters of a name. */
  name: 120,
  /** Letters of an address. */
  url: 4000,
  /** Homes that are told one by one in an hour; more become one mail that counts all. */
  homesAnHour: 20,
  /** Homes that one mail shows; it counts and links to the others. */
  homesInMail: 20,
  /** Days in which the same home under another number is not told as new. */
  sameHomeDays: 98,
} as const

/** `push`: to browsers, where the operator configured it. */
export const channels = ['mail', 'site', 'push'] as const
export type Channel = (typeof channels)[number]

/** What happened to a home. */
export const eventKinds = ['published', 'cut', 'back', 'gone'] as const
export type AlertKind = (typeof eventKinds)[number]
