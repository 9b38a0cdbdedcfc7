/**
 * Fields of the user that the contract does not send yet. Lists of ads and searches have calls of their own
 * (`/api-next/saved/`), their numbers are counters, and what goes wrong is an error's body. Whoever adds one to
 * domain/account/User.ts takes it out here.
 */
export const awaitedUserFields: ReadonlySet<string> = new Set([
  'lastAds',
  'lastSearches',
  'myAds',
  'savedAds',
  'savedSearches',
  'error',
])
