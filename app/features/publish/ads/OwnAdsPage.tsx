import { workPath } from '#domain/agency/workPaths.ts'
import { publishParameters, publishPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { ownAdsKey } from '#app/transport/drafts/draftKeys.ts'
import { Ad } from './Ad.tsx'

/** One's own ads: how each stands, until when, and what may be done with it. */
export function OwnAdsPage() {
  const { t, language } = useTexts()
  const { isSignedIn, user } = useUser()
  const { search } = usePlace()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('ads.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('ads.title')} noScript={t('ads.noScript')} width="page">
      {search.has(publishParameters.refused) && (
        <Notice tone="danger">
          <p>{t('publish.refused')}</p>
        </Notice>
      )}
      <Inline space="md">
        <ButtonLink href={localPath(language, user?.publishNewAdUrl ?? publishPath)}>
          {t('ads.new')}
        </ButtonLink>
        <Link href={localPath(language, workPath)} isStanding>
          {t('ads.agency')}
        </Link>
      </Inline>
      {user !== null && user.countPublishedAds > 0 && (
        <Text tone="muted">{t('ads.shown', { count: user.countPublishedAds })}</Text>
      )}
      <PersonalReply
        reply={ownAdsKey(language)}
        loading={<Skeleton shape="text" />}
        failed={t('ads.loadFailed')}
      >
        {({ listings }) =>
          listings.length === 0 ? (
            <EmptyState
              icon="home"
              heading={t('ads.empty')}
              action={
                <Link href={localPath(language, user?.publishedAdsLandingUrl ?? publishPath)} isStanding>
                  {t('ads.how')}
                </Link>
              }
            />
          ) : (
            <Stack as="ul" space="md" isRuled>
              {listings.map((ad) => (
                <li key={ad.id}>
                  <Ad ad={ad} />
                </li>
              ))}
            </Stack>
          )
        }
      </PersonalReply>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('ads.title'), ...unlisted })
