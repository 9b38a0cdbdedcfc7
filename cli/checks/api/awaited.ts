/**
 * Fields of the user that the contract does not send yet. Searches and homes that were looked at stay on the device,
 * nobody can publish an ad or save a search, and what goes wrong is an error's body. Whoever adds one to
 * domain/account/User.ts takes it out here.
 */
export const awaitedUserFields: ReadonlySet<string> = new Set([
  'lastAds',
  'lastSearches',
  'myAds',
  'savedSearches',
  'error',
])
