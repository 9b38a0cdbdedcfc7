import { routes, type RouteName } from '#domain/routes.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { AuthView } from '#app/shared/account/authRequest.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** These pages are for one person: search engines have nothing to show of them, and tokens stay out of addresses. */
const unlisted = { canonical: null, noIndex: true } as const

const stands = (name: RouteName, path: string) => routes.find((route) => route.name === name)?.path === path

const authRoute = (name: 'login' | 'signup' | 'passwordReset', title: MessageKey) =>
  defineRoute({
    name,
    match: (path: string): { view: AuthView } | undefined =>
      stands(name, path) ? { view: name } : undefined,
    source: 'app/features/authentication/AuthPage.tsx',
    load: async () => (await import('./AuthPage.tsx')).AuthPage,
    areas: ['account', 'forms'],
    head: ({ texts: { t } }) => ({ title: t(title), description: t('auth.description'), ...unlisted }),
  })

export const loginRoute = authRoute('login', 'auth.title.login')
export const signupRoute = authRoute('signup', 'auth.title.signup')
export const passwordResetRoute = authRoute('passwordReset', 'auth.title.passwordReset')

export const verifyRoute = defineRoute({
  name: 'verifyEmail',
  match: (path: string) => (stands('verifyEmail', path) ? {} : undefined),
  source: 'app/features/authentication/VerifyPage.tsx',
  load: async () => (await import('./VerifyPage.tsx')).VerifyPage,
  areas: ['account', 'forms'],
  head: ({ texts: { t } }) => ({
    title: t('auth.title.verify'),
    description: t('auth.description'),
    ...unlisted,
  }),
})
