/**
 * What the app keeps in the browser's storage: keys, or how keys begin. The page about cookies lists them
 * (texts/cookies/).
 */
export const storedKeys = {
  recentSearches: 'estia.recentSearches',
  seenListings: 'estia.seen',
  savedHere: 'estia.saved',
  hashedContact: 'estia.contact',
  accountShown: 'estia.account',
  drafts: 'estia.draft',
  consent: 'estia.consent',
  flags: 'estia.flags',
  offline: 'estia.offline',
  appBanner: 'estia.appBanner',
} as const
export type StoredKey = (typeof storedKeys)[keyof typeof storedKeys]
