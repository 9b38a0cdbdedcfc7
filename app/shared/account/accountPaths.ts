import { routePath } from '#domain/routes.ts'

/** The login page, in the default language. */
export const loginPath = routePath('login')

/** The profile page, in the default language. */
export const profilePath = routePath('profile')

/** Where to go after the login: a path of this portal. */
export const returnParameter = 'url'

/** An email that a link to login or sign-up already knows. */
export const emailParameter = 'email'
