import { routes, type RouteName } from '#domain/routes.ts'
import type { AuthView } from '#app/shared/account/authRequest.ts'
import { defineRoute } from '#app/shell/route.tsx'

const stands = (name: RouteName, path: string) => routes.find((route) => route.name === name)?.path === path

const authRoute = (name: 'login' | 'signup' | 'passwordReset') =>
  defineRoute({
    name,
    match: (path: string): { view: AuthView } | undefined =>
      stands(name, path) ? { view: name } : undefined,
    source: 'app/features/authentication/AuthPage.tsx',
    load: async () => {
      const { AuthPage: View, head } = await import('./AuthPage.tsx')
      return { View, head }
    },
    areas: ['account', 'forms', 'accountFields'],
  })

export const loginRoute = authRoute('login')
export const signupRoute = authRoute('signup')
export const passwordResetRoute = authRoute('passwordReset')

export const verifyRoute = defineRoute({
  name: 'verifyEmail',
  match: (path: string) => (stands('verifyEmail', path) ? {} : undefined),
  source: 'app/features/authentication/VerifyPage.tsx',
  load: async () => {
    const { VerifyPage: View, head } = await import('./VerifyPage.tsx')
    return { View, head }
  },
  areas: ['account', 'forms', 'verify'],
})
