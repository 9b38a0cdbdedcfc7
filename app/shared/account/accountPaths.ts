import { routes } from '#domain/routes.ts'

/** The login page, in the default language. */
export const loginPath = routes.find(({ name }) => name === 'login')?.path ?? '/'

/** The profile page, in the default language. */
export const profilePath = routes.find(({ name }) => name === 'profile')?.path ?? '/'

/** Where to go after the login: a path of this portal. */
export const returnParameter = 'url'
