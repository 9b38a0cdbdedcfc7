/** A page says with every call which account it shows: by this header, or as a parameter where a browser sends none. */
export const shownAccountHeader = 'x-account'
export const shownAccountParameter = 'account'

/** Shown by a page on which nobody is signed in. Anything else is the `uuid` of a user. */
export const nobodyShown = 'none'
