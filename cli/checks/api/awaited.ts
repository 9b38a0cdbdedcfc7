/**
 * Fields of the user that the contract does not send yet. Recent searches and viewed homes stay on the
 * device, publishing and saved searches are not built, and errors have a body of their own. A field that is
 * added to domain/account/User.ts is removed here.
 */
export const awaitedUserFields: ReadonlySet<string> = new Set([
  'lastAds',
  'lastSearches',
  'myAds',
  'savedSearches',
  'error',
])
