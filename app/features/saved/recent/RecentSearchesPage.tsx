import { useSyncExternalStore } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { RecentList } from '#app/shared/recentSearches/RecentList.tsx'
import { onRecentChange, recentSearches } from '#app/shared/recentSearches/recentStore.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { recent } from '#app/transport/saved/hidden.ts'
import { SavedLoading } from '../views/SavedLoading.tsx'
import { MergeRecent } from './MergeRecent.tsx'

const none = [] as const

/** The searches that were made lately: on this device, and in the account once they were added to it. */
export function RecentSearchesPage() {
  const { t, language } = useTexts()
  const device = useSyncExternalStore(onRecentChange, recentSearches, () => none)
  return (
    <AccountPage title={t('recentSearches.title')} noScript={t('recentAds.noScript')} width="text">
      <PersonalReply
        reply={recent.read([], language)}
        loading={<SavedLoading />}
        failed={t('recentAds.loadFailed')}
      >
        {({ searches }, retry) => {
          const missing = device.filter(({ address }) => !searches.some((kept) => kept.address === address))
          return (
            <Stack space="lg">
              <MergeRecent searches={missing} onDone={retry} />
              {device.length > 0 && <RecentList look="section" />}
              {searches.length > 0 && (
                <Stack as="section" space="sm" aria-labelledby="account-searches">
                  <Heading level={2} size="subheading" id="account-searches">
                    {t('recentSearches.account')}
                  </Heading>
                  <Stack as="ul" space="xs" isRuled>
                    {searches.map(({ address, words, language: spoken }) => (
                      <li key={address} lang={spoken}>
                        <Link href={localPath(language, address)}>{words}</Link>
                      </li>
                    ))}
                  </Stack>
                </Stack>
              )}
              {device.length === 0 && searches.length === 0 && (
                <EmptyState icon="search" heading={t('recentSearches.empty.title')}>
                  {t('recentSearches.empty.text')}
                </EmptyState>
              )}
            </Stack>
          )
        }}
      </PersonalReply>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('recentSearches.title'), ...unlisted })
