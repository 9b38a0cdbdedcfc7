import { ownPath } from '#domain/account/ownPath.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { emailParameter, returnParameter } from '#app/shared/account/accountPaths.ts'
import type { AuthView } from '#app/shared/account/authRequest.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { useLeave } from '#app/shell/leave.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { AuthPanel } from './AuthPanel.tsx'

/**
 * Login, sign-up and reset as pages. After signing in the user returns to the page they came from, or home.
 */
export function AuthPage({ params: { view } }: { params: { view: AuthView } }) {
  const { language, search } = usePlace()
  const leave = useLeave()
  const home = localPath(language, '/')
  const returnPath = ownPath(search.get(returnParameter) ?? home) ?? home
  const options = {
    content: view,
    // A link may name it: the step that asks for it is passed over.
    email: search.get(emailParameter) ?? '',
    returnPath,
    token: search.get('token') ?? '',
    asksMarketing: search.has('marketing'),
  }
  return <AuthPanel key={view} options={options} onDone={() => leave(returnPath)} />
}

export const head: HeadOf<never, { view: AuthView }> = ({ params: { view }, texts: { t } }) => ({
  title: t(`auth.title.${view}`),
  description: t('auth.description'),
  ...unlisted,
})
