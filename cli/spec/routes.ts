/** Every URL prefix of section 2, in the specification's order. `{id}` is a listing's id. */
export const routes = [
  { purpose: 'Default search', path: '/pwlhsh-katoikies', section: '2 URL prefixes' },
  { purpose: 'Listing detail base', path: '/aggelies/', section: '2 URL prefixes' },
  { purpose: 'Agencies', path: '/mesitika-grafeia/', section: '2 URL prefixes' },
  { purpose: 'City guide (house prices)', path: '/agora-akiniton/', section: '2 URL prefixes' },
  { purpose: 'Contact us', path: '/info/epikoinoniste-mazi-mas/', section: '2 URL prefixes' },
  { purpose: 'Terms', path: '/terms/', section: '2 URL prefixes' },
  { purpose: 'Privacy', path: '/terms/privacy/', section: '2 URL prefixes' },
  { purpose: 'Cookie', path: '/terms/cookie/', section: '2 URL prefixes' },
  { purpose: 'Published ads', path: '/utente/annunci/pubblicati/', section: '2 URL prefixes' },
  { purpose: 'Saved ads', path: '/user/saved/', section: '2 URL prefixes' },
  { purpose: 'Hidden ads', path: '/utente/annunci/nascosti/', section: '2 URL prefixes' },
  { purpose: 'Saved searches', path: '/user/searches/', section: '2 URL prefixes' },
  { purpose: 'Profile', path: '/utente/profilo/', section: '2 URL prefixes' },
  { purpose: 'Edit ad', path: '/utente/annuncio/{id}', section: '2 URL prefixes' },
  { purpose: 'Upgrade ad visibility', path: '/utente/annuncio/{id}/visibilita/', section: '2 URL prefixes' },
  { purpose: 'Messages', path: '/user/messages/', section: '2 URL prefixes' },
  { purpose: 'Recent ads', path: '/utente/annunci/recenti/', section: '2 URL prefixes' },
  { purpose: 'Recent searches', path: '/utente/ricerche/recenti/', section: '2 URL prefixes' },
  { purpose: 'Publish ad', path: '/pubblica-annuncio/', section: '2 URL prefixes' },
  { purpose: 'Search list', path: '/search-list/', section: '2 URL prefixes' },
  { purpose: 'App router page', path: '/_app', section: '2 URL prefixes' },
] as const

/** How the search URLs of each contract begin. */
export const contractPrefixes = [
  { contract: 'rent', prefix: '/enoikio-', section: '2 URL prefixes' },
  { contract: 'sale', prefix: '/pwlhsh-', section: '2 URL prefixes' },
] as const

/** What a page under `/demo` carries and leaves out. */
export const demoPages = {
  prefix: '/demo',
  robots: ['noindex', 'nofollow'],
  skips: ['bot detection', 'consent', 'analytics', 'one-tap login', 'tag manager', 'ad pixel'],
  section: '2 Shell rules',
} as const

/** What the consent checkbox of the sign-up form links. */
export const consentLinks = { values: ['terms page', 'privacy page'], section: '2 Shell rules' } as const

/** The route guard: whitelisted query parameters survive every route change. */
export const routeGuard = {
  error: 'missing whitelist params',
  whenMissing: 'the navigation is cancelled and redone with them added',
  section: '2 Shell rules',
} as const
