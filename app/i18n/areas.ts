import type { Language } from '#domain/locale.ts'

/**
 * Catalogues that are loaded with the views that use them (decision 0031). `shell` and `errors` are on every
 * page and come with the language; `reserve` has texts that no page shows yet, and is never loaded.
 */
export const areas = [
  'account',
  'accountFields',
  'advertiser',
  'agencies',
  'aloud',
  'auctions',
  'cards',
  'compare',
  'consent',
  'contact',
  'contactForms',
  'contactUs',
  'conversation',
  'filters',
  'forms',
  'glance',
  'groups',
  'hidden',
  'home',
  'hours',
  'ignored',
  'list',
  'listing',
  'listingBody',
  'live',
  'map',
  'mapMarks',
  'mapPage',
  'mapTools',
  'messages',
  'moderation',
  'mortgage',
  'myHomes',
  'office',
  'operator',
  'photos',
  'prices',
  'profile',
  'profileDialogs',
  'publish',
  'recent',
  'report',
  'saved',
  'savedHere',
  'search',
  'searchBox',
  'searches',
  'seldom',
  'shared',
  'statement',
  'statistics',
  'suggestions',
  'transparency',
  'valuation',
  'verify',
  'visibility',
  'vocabulary',
  'waiting',
] as const

export type Area = (typeof areas)[number]

/** Where the build manifest lists the chunks of a language and of its areas. */
export const textsSources = (language: Language, of: readonly Area[]): readonly string[] => [
  `app/i18n/${language}.ts`,
  ...of.map((area) => `texts/${area}/${language}.json?messages`),
]
