/** Paths that calls have, beside pages: the specification keeps some of an older day. */
const prefixes = ['/api-next/', '/services/account/', '/api/utente/'] as const

/** Calls that stand alone. */
const exact: readonly string[] = ['/singleSignOn.php']

/** Whether a path is a call's, be there one of that name or not. */
export const isApiPath = (path: string): boolean =>
  exact.includes(path) || prefixes.some((prefix) => path.startsWith(prefix))

/** The same as routes of everything under them. */
export const apiWildcards = prefixes.map((prefix) => `${prefix}*` as const)
