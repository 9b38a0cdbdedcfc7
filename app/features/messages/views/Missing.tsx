import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useSignOut } from '#app/shell/useSignOut.ts'

/**
 * This account has no such conversation. Most who see this followed the link of a mail to another of their
 * addresses: it works after a sign-out. The page does not reveal whether the conversation exists.
 */
export function Missing() {
  const { t } = useTexts()
  const { isSignedIn, user } = useUser()
  const signOut = useSignOut()
  if (!isSignedIn)
    return (
      <Notice tone="warning">
        <p>{t('messages.missing.text')}</p>
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" onPress={() => void signOut()}>
          {t('account.signOut')}
        </Button>
      }
    >
      <p>{user === null ? t('messages.missing.text') : t('messages.missing.as', { email: user.email })}</p>
      <p>{t('messages.missing.how')}</p>
    </Notice>
  )
}
