import type { Language } from '#domain/locale.ts'

/**
 * Catalogues that are loaded with the views that use them (decision 0031). `shell` and `errors` are on every
 * page and come with the language; `reserve` has texts that no page shows yet, and is never loaded.
 */
export const areas = [
  'account',
  'agencies',
  'aloud',
  'cards',
  'consent',
  'contact',
  'contactUs',
  'filters',
  'forms',
  'glance',
  'home',
  'listing',
  'listingBody',
  'live',
  'map',
  'mapMarks',
  'mapTools',
  'messages',
  'moderation',
  'mortgage',
  'office',
  'operator',
  'myHomes',
  'prices',
  'publish',
  'report',
  'saved',
  'search',
  'searches',
  'shared',
  'statement',
  'statistics',
  'suggestions',
  'valuation',
  'visibility',
  'transparency',
  'vocabulary',
  'waiting',
] as const

export type Area = (typeof areas)[number]

/** Where the build manifest lists the chunks of a language and of its areas. */
export const textsSources = (language: Language, of: readonly Area[]): readonly string[] => [
  `app/i18n/${language}.ts`,
  ...of.map((area) => `texts/${area}/${language}.json?messages`),
]
