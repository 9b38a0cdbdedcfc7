import type { ReactNode } from 'react'
import type { SavedListing } from '#domain/api/saved/Saved.ts'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { Fresh } from './Fresh.tsx'
import { NothingSaved } from './NothingSaved.tsx'
import { SavedLoading } from './SavedLoading.tsx'
import { SavedViews, type SavedView } from './SavedViews.tsx'

export interface SavedFrameProps {
  view: SavedView
  title: string
  /** `retry`: fetches again because the shown data is outdated. */
  children: (homes: readonly SavedListing[], retry: () => void) => ReactNode
}

/**
 * The frame around a user's saved homes, in every view. A visitor who is not signed in sees a sign-in first.
 */
export function SavedFrame({ view, title, children }: SavedFrameProps) {
  const { t, language } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('saved.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={title} noScript={t('saved.noScript')} width={view === 'map' ? 'full' : 'page'}>
      <PersonalReply reply={apiKey.saved(language)} loading={<SavedLoading />} failed={t('saved.loadFailed')}>
        {({ saved }, retry) => (
          <Fresh refresh={retry}>
            {saved.length === 0 ? (
              <NothingSaved />
            ) : (
              <Stack space="lg">
                <SavedViews view={view} />
                {children(saved, retry)}
              </Stack>
            )}
          </Fresh>
        )}
      </PersonalReply>
    </AccountPage>
  )
}
