import type { Language } from '../locale.ts'

/** Addresses of alerts that work without signing in, by a token of one search. */
export const alertsPrefix = '/alerts/'

export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** The page that keeps a search by an address alone. */
export const newAlertPath = '/alerts/new/'

/** The same in a language, with the search of a list; `search`: its address. */
export const newAlertHref = (lang: Language, search: string): string =>
  `${newAlertPath}?${new URLSearchParams({ lang, search })}`

export const unsubscribePath = (token: string): string => `${alertsPrefix}${token}/unsubscribe/`
export const feedPath = (token: string, format: FeedFormat): string => `${alertsPrefix}${token}.${format}`

/** A path as it may be logged: a token in it would open a search to readers of the log. */
export const withoutToken = (path: string): string =>
  path.startsWith(alertsPrefix) ? path.replace(/^(\/alerts\/)[^/.]*/, '$1…') : path
