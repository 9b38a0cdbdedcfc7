import { Suspense } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { IconLink } from '#design-system/actions/IconLink/IconLink.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { profilePath } from '#app/shared/account/accountPaths.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import * as styles from './AccountEntry.css.ts'
import { accountEntryId, keepFocus } from './accountFocus.ts'
import { lazyView } from './lazyView.tsx'
import { usePortal } from './Portal.ts'
import { useLoginHref } from './places/useLoginHref.ts'

/** The account menu's commands: loaded only for signed-in users. */
const accountMenu = lazyView<object>(
  'app/shell/AccountMenu.tsx',
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
  ['live'],
  <ProfileLink />,
)

/** The sign-in button, or the account menu. The server decides by a cookie, so nothing moves on hydration. */
export function AccountEntry() {
  const isSignedIn = useIsSignedIn()
  const isHydrated = useHydrated()
  return (
    <div id={accountEntryId} className={styles.entry}>
      {isSignedIn ? (
        <Suspense fallback={<ProfileLink />}>{isHydrated ? <accountMenu.View /> : <ProfileLink />}</Suspense>
      ) : (
        <SignIn isHydrated={isHydrated} />
      )}
    </div>
  )
}

function ProfileLink() {
  const { t, language } = useTexts()
  return (
    <IconLink
      ref={handOn}
      href={localPath(language, profilePath)}
      label={t('account.menu')}
      icon="user"
      rel="nofollow"
    />
  )
}

/** What takes the link's place takes its focus too. */
const handOn = (link: HTMLAnchorElement) => () => {
  if (link === document.activeElement) keepFocus()
}

/** A link without script and before hydration; then a button whose dialog is loaded on hover or focus. */
function SignIn({ isHydrated }: { isHydrated: boolean }) {
  const { t } = useTexts()
  const href = useLoginHref()
  const { authDialog } = usePortal()
  // If it cannot be loaded yet, the press loads it and says so.
  const fetchDialog = () => void authDialog.preload().catch(() => undefined)
  const open = () => void openAuthDialog()
  const shared = { 'aria-haspopup': 'dialog', onPress: open } as const
  return (
    <div onPointerEnter={fetchDialog} onFocus={fetchDialog}>
      <div className={styles.wide}>
        {isHydrated ? (
          <Button {...shared} variant="secondary" size="small">
            {t('account.signIn')}
          </Button>
        ) : (
          <ButtonLink href={href} variant="secondary" size="small">
            {t('account.signIn')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.narrow}>
        {isHydrated ? (
          <IconButton {...shared} icon="user" label={t('account.signIn')} />
        ) : (
          <IconLink ref={handOn} href={href} label={t('account.signIn')} icon="user" rel="nofollow" />
        )}
      </div>
    </div>
  )
}
