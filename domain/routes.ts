import type { FlagName } from './flags.ts'

/** Page types of specification section 2, in its order. */
export const pageTypes = [
  'listing detail',
  'search list',
  'search map',
  'saved-listings map',
  'homepage',
  'property market',
  'agency card',
  'group card',
  'agent card',
  'landing login',
  'landing subscription',
  'agency list',
  'association card',
  'saved listings list',
  'saved searches list',
  'messaging',
] as const
export type PageType = (typeof pageTypes)[number]

/** Tracking sections of specification section 2, in its order. */
export const trackingSections = [
  'Home',
  'Home Footer',
  'saved listings',
  'saved searches',
  'related listings',
  'sell property',
  'evaluate property',
  'evaluation requests',
  'publish ad',
  'published ads',
  'messages',
  'hidden ads',
  'recent ads',
  'recent searches',
  'abroad',
  'agencies',
  'property prices',
  'mortgages',
  'list',
  'map',
  'detail',
  'agency detail',
  'agency group',
  'agent page',
  'agency list',
  'login page',
  'association page',
] as const
export type TrackingSection = (typeof trackingSections)[number]

/** Slugs that the specification names outside its table of prefixes. */
export const slugs = [
  'valutazione-immobiliare',
  'mercato-immobiliare',
  'map-draw',
  'mortgage',
  'my-home',
  'vendi-casa',
  'agencies',
  'listings',
  'chi-siamo',
] as const

/** A page of the portal. `served` is false until the issue that builds it lands: the path answers a proper 404. */
export interface Route {
  readonly name: string
  /** Path or prefix as the specification writes it; `{id}` is a number. */
  readonly path: string
  readonly pageType?: PageType
  readonly trackingSection?: TrackingSection
  readonly served: boolean
  /** Served only while this flag is on. */
  readonly flag?: FlagName
}

/** The specification's table of paths (section 2), with the page of each. */
export const routes = [
  { name: 'home', path: '/', pageType: 'homepage', trackingSection: 'Home', served: true },
  {
    name: 'search',
    path: '/pwlhsh-katoikies',
    pageType: 'search list',
    trackingSection: 'list',
    served: true,
  },
  {
    name: 'searchList',
    path: '/search-list/',
    pageType: 'search list',
    trackingSection: 'list',
    served: true,
  },
  // The specification has a page type for it and no path.
  { name: 'searchMap', path: '/map/', pageType: 'search map', trackingSection: 'map', served: true },
  { name: 'mapDraw', path: '/map-draw/', pageType: 'search map', trackingSection: 'map', served: true },
  {
    name: 'listing',
    path: '/aggelies/',
    pageType: 'listing detail',
    trackingSection: 'detail',
    served: true,
  },
  { name: 'demo', path: '/demo', served: true },
  {
    name: 'agencies',
    path: '/mesitika-grafeia/',
    pageType: 'agency list',
    trackingSection: 'agencies',
    served: true,
  },
  {
    name: 'cityGuide',
    path: '/agora-akiniton/',
    pageType: 'property market',
    trackingSection: 'property prices',
    served: true,
  },
  { name: 'contactUs', path: '/info/epikoinoniste-mazi-mas/', served: true },
  // A slug that the specification names without a page: it leads to the guide.
  { name: 'propertyMarket', path: '/mercato-immobiliare/', served: true },
  // Two more such slugs: they lead to the list of agencies and to all homes for sale.
  { name: 'agenciesSlug', path: '/agencies/', served: true },
  { name: 'listingsSlug', path: '/listings/', served: true },
  // The method of the price guide, in words and formulas.
  { name: 'guideMethod', path: '/agora-akiniton/methodos/', served: true },
  {
    name: 'valuation',
    path: '/valutazione-immobiliare/',
    trackingSection: 'evaluate property',
    served: true,
  },
  // How estimates are made, and how far they were from what homes ask.
  { name: 'valuationMethod', path: '/valutazione-immobiliare/methodos/', served: true },
  { name: 'myHome', path: '/my-home/', trackingSection: 'evaluation requests', served: true },
  { name: 'sellHome', path: '/vendi-casa/', trackingSection: 'sell property', served: true },
  // Behind the flag of mortgage widgets.
  {
    name: 'mortgage',
    path: '/mortgage/',
    trackingSection: 'mortgages',
    served: true,
    flag: 'mortgageWidgets',
  },
  { name: 'terms', path: '/terms/', served: true },
  { name: 'privacy', path: '/terms/privacy/', served: true },
  { name: 'cookies', path: '/terms/cookie/', served: true },
  {
    name: 'publishedAds',
    path: '/utente/annunci/pubblicati/',
    trackingSection: 'published ads',
    served: true,
  },
  {
    name: 'savedAds',
    path: '/user/saved/',
    pageType: 'saved listings list',
    trackingSection: 'saved listings',
    served: true,
  },
  // As with the map of a search: a page type, and no path.
  {
    name: 'savedMap',
    path: '/user/saved/map/',
    pageType: 'saved-listings map',
    trackingSection: 'saved listings',
    served: true,
  },
  { name: 'hiddenAds', path: '/utente/annunci/nascosti/', trackingSection: 'hidden ads', served: true },
  {
    name: 'savedSearches',
    path: '/user/searches/',
    pageType: 'saved searches list',
    trackingSection: 'saved searches',
    served: true,
  },
  { name: 'profile', path: '/utente/profilo/', served: true },
  { name: 'editAd', path: '/utente/annuncio/{id}', served: true },
  { name: 'upgradeAd', path: '/utente/annuncio/{id}/visibilita/', served: true },
  {
    name: 'messages',
    path: '/user/messages/',
    pageType: 'messaging',
    trackingSection: 'messages',
    served: true,
  },
  { name: 'recentAds', path: '/utente/annunci/recenti/', trackingSection: 'recent ads', served: true },
  {
    name: 'recentSearches',
    path: '/utente/ricerche/recenti/',
    trackingSection: 'recent searches',
    served: true,
  },
  { name: 'publishAd', path: '/pubblica-annuncio/', trackingSection: 'publish ad', served: true },
  // Where the installed portal begins.
  { name: 'appRouter', path: '/_app', served: true },
  // Ours: the specification has page types for two of them and mails that link to the others, and no paths.
  {
    name: 'login',
    path: '/user/login/',
    pageType: 'landing login',
    trackingSection: 'login page',
    served: true,
  },
  // A page type without a path: it is under the list.
  {
    name: 'agency',
    path: '/mesitika-grafeia/{slug}/',
    pageType: 'agency card',
    trackingSection: 'agency detail',
    served: true,
  },
  // Page types and sections without paths: those who work for agencies, and what agencies belong to.
  { name: 'agents', path: '/mesitika-grafeia/mesites/', trackingSection: 'agency list', served: true },
  {
    name: 'agent',
    path: '/mesitika-grafeia/mesites/{slug}/',
    pageType: 'agent card',
    trackingSection: 'agent page',
    served: true,
  },
  { name: 'agencyGroups', path: '/mesitika-grafeia/omiloi/', trackingSection: 'agency list', served: true },
  {
    name: 'agencyGroup',
    path: '/mesitika-grafeia/omiloi/{slug}/',
    pageType: 'group card',
    trackingSection: 'agency group',
    served: true,
  },
  { name: 'associations', path: '/mesitika-grafeia/syllogoi/', trackingSection: 'agency list', served: true },
  {
    name: 'association',
    path: '/mesitika-grafeia/syllogoi/{slug}/',
    pageType: 'association card',
    trackingSection: 'association page',
    served: true,
  },
  { name: 'signup', path: '/user/signup/', pageType: 'landing subscription', served: true },
  { name: 'passwordReset', path: '/user/reset/', served: true },
  { name: 'verifyEmail', path: '/user/verify/', served: true },
  { name: 'compare', path: '/user/saved/compare/', trackingSection: 'saved listings', served: true },
  // Slugs without a prefix in the specification's table, and the statement that the law asks for.
  { name: 'about', path: '/chi-siamo/', served: true },
  { name: 'accessibility', path: '/info/prosvasimotita/', served: true },
  // What the operator decided, in figures.
  { name: 'transparency', path: '/info/diafaneia/', served: true },
  // A group of saved homes by its link, and the invitation to one.
  { name: 'sharedHomes', path: '/user/saved/shared/', trackingSection: 'saved listings', served: true },
  { name: 'joinGroup', path: '/user/saved/join/', trackingSection: 'saved listings', served: true },
  // Where an agency works: team, feeds, keys, contacts; and the invitation to its team.
  { name: 'agencyWork', path: '/user/agency/', served: true },
  { name: 'joinAgency', path: '/user/agency/join/', served: true },
  { name: 'confirmContact', path: '/user/contact/', served: true },
  // What waits for a person of the portal.
  { name: 'moderation', path: '/utente/moderation/', served: true },
  // Flags, counts and replays, for those who see to the portal.
  { name: 'operatorDesk', path: '/utente/operator/', served: true },
  { name: 'operatorReplay', path: '/utente/operator/replay/', served: true },
  { name: 'confirmListing', path: '/user/listing/', served: true },
] as const satisfies readonly Route[]

export type RouteName = (typeof routes)[number]['name']

const pathsByName = new Map<RouteName, string>(routes.map(({ name, path }) => [name, path]))

/** The path of a page, or the prefix of several, in the default language. */
export const routePath = (name: RouteName): string => pathsByName.get(name) ?? '/'

/** Pages under this prefix are for demonstrations: never indexed, never tracked (section 2, shell rules). */
export const demoPrefix = '/demo'

/** Cities that the home page offers for a frequent search (section 2); their municipalities are in the gazetteer. */
export const frequentCities = ['rodos', 'larisa', 'chalkida', 'xanthi'] as const

/** Path of a listing's page in the default language; other languages put `/xx` before it. */
export const listingPath = (id: number): string => `/aggelies/${id}/`

/** The listing whose page a path names, without its language; undefined for any other path. */
export function listingIdIn(path: string): number | undefined {
  const id = /^\/aggelies\/([1-9]\d{0,9})\/$/.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}
