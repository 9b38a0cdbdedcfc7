import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { signOut } from '#app/shared/account/signIn.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { shownAccount } from '#app/transport/shownAccount.ts'
import { keepFocus } from './accountFocus.ts'

/** Comes with the press: few people have changes that wait. Undefined where it does not come. */
const loadWaiting = () => import('#app/shared/offline/waiting/beforeSignOut.ts').catch(() => undefined)

/**
 * Signs out and announces it, after a question where changes wait to be sent. The pressed button may be gone then: the
 * focus moves to the account.
 */
export function useSignOut(): () => Promise<unknown> {
  const { t, language } = useTexts()
  const leave = async () => {
    const account = shownAccount()
    const failure = await signOut(language)
    if (failure) return tellFailure(failure, t)
    announce(t('account.signedOut'), { topic: 'account' })
    keepFocus()
    await (await loadWaiting())?.deleteWaiting(account)
    return undefined
  }
  return async () => {
    const count = (await (await loadWaiting())?.leftToSend(language)) ?? 0
    if (count === 0) return leave()
    return tell({
      tone: 'error',
      text: t('account.leave.waiting', { count }),
      action: { label: t('account.leave.anyway'), onPress: () => void leave() },
    })
  }
}
