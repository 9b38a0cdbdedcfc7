import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { failureText } from '#app/shared/account/failureText.ts'
import { signOut } from '#app/shared/account/signIn.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { keepFocus } from './accountFocus.ts'

/** Signs out and announces it. The pressed button may be gone then: the focus moves to the account. */
export function useSignOut(): () => Promise<unknown> {
  const { t, language } = useTexts()
  return () =>
    signOut(language).then(
      () => {
        announce(t('account.signedOut'), { topic: 'account' })
        keepFocus()
      },
      (error: unknown) => tell({ tone: 'error', text: failureText(error, t, 'toast_generic_error_message') }),
    )
}
