/**
 * A page sends with every call the account that it shows: in this header, or as a parameter if the browser
 * cannot set one.
 */
export const shownAccountHeader = 'x-account'
export const shownAccountParameter = 'account'

/** For a page without a signed-in user. Any other value is the `uuid` of a user. */
export const nobodyShown = 'none'
