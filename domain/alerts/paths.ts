/** Addresses of alerts that work without signing in, by a token of one search. */
export const alertsPrefix = '/alerts/'

export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const unsubscribePath = (token: string): string => `${alertsPrefix}${token}/unsubscribe/`
export const feedPath = (token: string, format: FeedFormat): string => `${alertsPrefix}${token}.${format}`

/** A path as it may be logged: a token in it would open a search to readers of the log. */
export const withoutToken = (path: string): string =>
  path.startsWith(alertsPrefix) ? path.replace(/^(\/alerts\/)[^/.]*/, '$1…') : path
