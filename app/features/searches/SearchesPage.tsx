import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { SearchList } from './views/SearchList.tsx'

/** The searches that one saved: what is new in each, and when one is told. */
export function SearchesPage() {
  const { t, language } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  const { search } = usePlace()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('searches.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  const loading = (
    <>
      <VisuallyHidden>{t('searches.loading')}</VisuallyHidden>
      <Skeleton shape="photo" />
    </>
  )
  return (
    <AccountPage title={t('searches.title')} noScript={t('searches.noScript')} width="text">
      {search.has('refused') && (
        <Notice tone="danger">
          <p>{t('searches.refused')}</p>
        </Notice>
      )}
      <PersonalReply
        reply={apiKey.savedSearches(language)}
        loading={loading}
        failed={t('searches.loadFailed')}
      >
        {(reply, retry) => <SearchList reply={reply} onChange={retry} />}
      </PersonalReply>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('searches.title'), ...unlisted })
