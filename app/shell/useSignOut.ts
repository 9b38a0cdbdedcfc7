import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { signOut } from '#app/shared/account/signIn.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { keepFocus } from './accountFocus.ts'

/** Signs out and announces it. The pressed button may be gone then: the focus moves to the account. */
export function useSignOut(): () => Promise<unknown> {
  const { t, language } = useTexts()
  return async () => {
    const failure = await signOut(language)
    if (failure) return tellFailure(failure, t)
    announce(t('account.signedOut'), { topic: 'account' })
    keepFocus()
  }
}
