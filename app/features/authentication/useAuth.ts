import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { ownPath } from '#domain/account/ownPath.ts'
import { constants } from '#domain/constants.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { AuthOptions } from '#app/shared/account/authRequest.ts'
import { completeSignIn } from '#app/shared/account/signIn.ts'
import type { UserState } from '#app/shared/account/userStore.ts'
import { useLeave } from '#app/shell/leave.ts'
import { initialAuthState, nextAuthState } from './authDialog.state.ts'
import type { ViewProps } from './views/ViewProps.ts'

/** What the dialog and the pages share: the state, the result of a sign-in, and the focus when the view changes. */
export function useAuth(options: AuthOptions, onDone: (state: UserState) => void) {
  const { t, language } = useTexts()
  const [state, send] = useReducer(nextAuthState, options, initialAuthState)
  const views = useRef<HTMLDivElement>(null)
  const title = t(`auth.title.${state.view}`)
  useViewArrival(views, `${state.view} ${state.isEmailChosen}`, title)
  const leave = useLeave()
  const onSignedIn: ViewProps['onSignedIn'] = async (made, url = options.returnPath) => {
    const { tracking } = options
    const user = await completeSignIn({ ...made, language, ...(tracking && { tracking }) })
    const name = user.user?.username
    announce(name ? t('account.signedInAs', { name }) : t('account.signedIn'), { topic: 'account' })
    const path = url === undefined ? undefined : ownPath(url)
    if (path === undefined) return onDone(user)
    leave(path)
    // The form stays busy until the other page is there (specification section 4).
    await hold()
    onDone(user)
  }
  return { state, send, views, title, onSignedIn }
}

const hold = () => new Promise((resolve) => setTimeout(resolve, constants.login.redirectHoldMs))

/**
 * On another view, or another step of one, its name is announced once and the focus moves to the next field. The
 * dialog handles the first.
 */
function useViewArrival(views: RefObject<HTMLElement | null>, step: string, title: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    announce(title, { topic: 'auth view' })
    const field = views.current?.querySelector<HTMLElement>('input:not([readonly], [type=hidden]), select')
    field?.focus()
  }, [views, step, title])
}
