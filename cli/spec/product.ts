/** The purposes of a visit. */
export const purposes = {
  values: [
    'find properties for sale, rent or auction',
    'browse agencies',
    'read a city price guide',
    'save ads and searches',
    'contact advertisers',
    'publish ads',
    'value a property',
    'a mortgage area',
  ],
  section: '1 What the product does and for whom',
} as const

/** The kinds of visitors. */
export const users = {
  values: ['visitors (anonymous)', 'registered users', 'agencies and agents'],
  section: '1 What the product does and for whom',
} as const

/** Services that are used and whose internals are out of scope. */
export const services = {
  values: ['analytics', 'consent', 'tag manager', 'bot detection', 'session replay', 'feature flags'],
  section: '1 What the product does and for whom',
} as const

/** The two values of the search filter by advertiser. */
export const advertiserFilter = {
  values: ['agency', 'private'],
  section: '1 What the product does and for whom',
} as const

/** The portal's defaults. */
export const defaults = {
  locale: 'el',
  country: 'GR',
  timeZone: 'Europe/Athens',
  phoneCountryCode: 30,
  section: '1 What the product does and for whom',
} as const

/** User types in payloads. Marketing consents are optional; other permission rules are "not shown". */
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
