import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { queueKey } from '#app/transport/moderation.ts'
import { Ad } from './Ad.tsx'

/** Ads that wait for a person: held, reported, or objected about. Others than moderators find nothing. */
export function ModerationPage() {
  const { t, language } = useTexts()
  const { isSignedIn } = useUser()
  const { search } = usePlace()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('moderation.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('moderation.title')} noScript={t('moderation.noScript')} width="text">
      {search.has('refused') && (
        <Notice tone="danger">
          <p>{t('moderation.refused')}</p>
        </Notice>
      )}
      <PersonalReply
        reply={queueKey(language)}
        loading={<Skeleton shape="text" />}
        failed={t('moderation.loadFailed')}
      >
        {({ ads }) =>
          ads.length === 0 ? (
            <EmptyState icon="check" heading={t('moderation.empty')} />
          ) : (
            <Stack as="ul" space="xl" isRuled>
              {ads.map((ad) => (
                <li key={ad.listingId}>
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

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('moderation.title'), ...unlisted })
