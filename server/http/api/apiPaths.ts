import { alertsPrefix } from '#domain/alerts/paths.ts'

/** Paths that calls have, beside pages: the specification keeps some of an older day. */
export const apiPrefixes = ['/api-next/', '/services/account/', '/api/utente/', alertsPrefix] as const

/** A call outside the API's prefix, and the return addresses of social sign-in below it. */
const singleSignOn = '/singleSignOn.php'

/** Whether a path is a call's, be there one of that name or not. */
export const isApiPath = (path: string): boolean =>
  path === singleSignOn ||
  path.startsWith(`${singleSignOn}/`) ||
  apiPrefixes.some((prefix) => path.startsWith(prefix))
