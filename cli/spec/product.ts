/** The two values of the search filter by advertiser. */
export const advertiserFilter = {
  values: ['agency', 'private'],
  section: '1 What the product does and for whom',
} as const

/** Where the portal starts from, before anybody chose anything. */
export const defaults = {
  locale: 'el',
  country: 'GR',
  timeZone: 'Europe/Athens',
  phoneCountryCode: 30,
  section: '1 What the product does and for whom',
} as const

/** Users: who comes, and who is who on the wire (section 6). */
export const roles = {
  values: ['visitor', 'registered user'],
  identifiedBy: 'uuid',
  section: '6 Roles and permissions',
} as const

/** Ways to sign in, in the order of the dialog; Google One Tap is for anonymous users only. */
export const signInMethods = {
  social: ['google', 'apple', 'facebook'],
  fourth: 'email',
  oneTapFor: 'anonymous users',
  section: '6 Roles and permissions',
} as const
