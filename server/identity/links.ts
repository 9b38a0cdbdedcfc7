import { type RouteName, routes } from '#domain/routes.ts'
import { defaults, type Language } from '#domain/locale.ts'

/** In the address of the page for a new password: it asks for the consents as well (app/features/authentication/AuthPage.tsx). */
export const marketingParameter = 'marketing=1'

/** The path of a page, as the default language has it. */
export const routePath = (name: RouteName): string => routes.find((route) => route.name === name)?.path ?? '/'

/** The address of a page for a mail: always on the configured origin, whatever host a request named. */
export function linkTo(origin: string, name: RouteName, language: Language, token?: string): string {
  const prefix = language === defaults.language ? '' : `/${language}`
  return `${origin}${prefix}${routePath(name)}${token === undefined ? '' : `?token=${token}`}`
}
