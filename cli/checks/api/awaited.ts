/**
 * Fields of the user that the contract does not send yet. Own ads are the counter of that name. A field
 * that is added to domain/account/User.ts is removed here.
 */
export const awaitedUserFields: ReadonlySet<string> = new Set(['myAds'])
