import { localPath } from '#domain/search/searchPath.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { profilePath } from '#app/shared/account/accountPaths.ts'
import { failureText } from '#app/shared/account/formErrors.ts'
import { signOut } from '#app/shared/account/signIn.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { keepFocus } from './accountFocus.ts'

/** What one may do with one's account. */
export function AccountMenu() {
  const { t, language } = useTexts()
  const { messagesNotify, savedAds } = useUser().counters
  const leave = () =>
    signOut(language).then(
      () => {
        announce(t('account.signedOut'), { topic: 'account' })
        keepFocus()
      },
      (error: unknown) => tell({ tone: 'error', text: failureText(error, t, 'toast_generic_error_message') }),
    )
  return (
    <Menu
      label={t('account.menu')}
      icon="user"
      isIconOnly
      items={[
        { id: 'profile', label: t('account.profile'), icon: 'user', href: localPath(language, profilePath) },
        {
          id: 'messages',
          label: t('messages.menu', { count: messagesNotify }),
          icon: 'mail',
          href: localPath(language, messagesPath),
        },
        {
          id: 'saved',
          label: t('saved.menu', { count: savedAds }),
          icon: 'heart',
          href: localPath(language, savedPath),
        },
        { id: 'signOut', label: t('account.signOut'), icon: 'arrowEnd' },
      ]}
      onAction={(id) => void (id === 'signOut' && leave())}
    />
  )
}
