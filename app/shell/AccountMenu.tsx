import { ownAdsPath, publishPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { profilePath } from '#app/shared/account/accountPaths.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { savedSearchesPath } from '#app/shared/savedSearches/savedSearchesPath.ts'
import { messagesPath } from '#app/shared/contact/conversationHref.ts'
import { useThemes } from './places/useThemes.ts'
import { useSignOut } from './useSignOut.ts'

/** The pages of the account, how the portal looks, and the way out. */
export function AccountMenu() {
  const { t, language } = useTexts()
  const { user, counters } = useUser()
  const { messagesNotify, myAds, savedAds, savedSearches } = counters
  const leave = useSignOut()
  const { themes, choice, choose } = useThemes()
  return (
    <Menu
      label={t('account.menu')}
      icon="user"
      isIconOnly
      items={[
        {
          id: 'profile',
          label: t('account.profile'),
          icon: 'user',
          href: localPath(language, user?.profileUrl ?? profilePath),
        },
        {
          id: 'messages',
          label: t('messages.menu', { count: messagesNotify }),
          icon: 'mail',
          href: localPath(language, user?.messagesUrl ?? messagesPath),
        },
        {
          id: 'saved',
          label: t('saved.menu', { count: savedAds }),
          icon: 'heart',
          href: localPath(language, user?.savedAdsUrl ?? savedPath),
        },
        {
          id: 'searches',
          label: t('searches.menu', { count: savedSearches }),
          icon: 'bell',
          href: localPath(language, user?.savedSearchesUrl ?? savedSearchesPath),
        },
        {
          id: 'appearance',
          heading: t('shell.appearance'),
          selected: choice ?? 'system',
          items: themes.map(({ name, label, icon }) => ({ id: name, label, icon })),
        },
        ...(user?.appraisalUrl
          ? [
              {
                id: 'myHome',
                label: t('myHomes.menu'),
                icon: 'home' as const,
                href: localPath(language, user.appraisalUrl),
              },
            ]
          : []),
        {
          id: 'ads',
          label: t('ads.menu', { count: myAds }),
          icon: 'home',
          href: localPath(language, user?.publishedAdsUrl ?? ownAdsPath),
        },
        {
          id: 'publish',
          label: t('shell.publish'),
          icon: 'edit',
          href: localPath(language, user?.publishNewAdUrl ?? publishPath),
        },
        ...(user?.agencySignUp
          ? [{ id: 'agency', label: t('account.agency'), href: user.agencySignUp, icon: 'external' } as const]
          : []),
        ...(user?.blog
          ? [{ id: 'blog', label: t('account.blog'), href: user.blog, icon: 'external' } as const]
          : []),
        { id: 'signOut', label: t('account.signOut'), icon: 'arrowEnd' },
      ]}
      onAction={(id) => {
        const theme = themes.find(({ name }) => name === id)
        if (theme) choose(theme.name)
        if (id === 'signOut') void leave()
      }}
    />
  )
}
