import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
import { workPath } from '#domain/agency/workPaths.ts'
import { editPath, publishParameters, publishPath } from '#domain/publishing/paths.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { ownAdsKey } from '#app/transport/drafts/draftKeys.ts'
import { adName } from '../model/adName.ts'
import { useAdAction } from '../model/useAdAction.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import { Holds } from '../views/Holds.tsx'

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

const tones = { active: 'success', held: 'warning', expired: 'warning' } as const
const toneOf = (status: OwnAd['status']) =>
  status in tones ? tones[status as keyof typeof tones] : ('neutral' as const)

function Ad({ ad }: { ad: OwnAd }) {
  const texts = useTexts()
  const { t, format, language } = texts
  const act = useAdAction()
  const { id, status, contract, actions, leavesAt, confirmedAt, holds } = ad
  const name = adName(ad, texts)
  const isGone = status === 'withdrawn' || status === 'soldOrRented'
  const words = (action: OwnAd['actions'][number]) =>
    action === 'sold' && contract === 'rent' ? t('ads.act.rented') : t(`ads.act.${action}`)
  return (
    <Stack space="xs">
      <Inline space="sm" align="center">
        <Heading level={2} size="label">
          {status === 'held' ? (
            // Its page is shown to nobody yet.
            <OwnLanguage>{name}</OwnLanguage>
          ) : (
            <Link href={localPath(language, listingPath(id))} isStanding>
              <OwnLanguage>{name}</OwnLanguage>
            </Link>
          )}
        </Heading>
        <Badge tone={toneOf(status)}>{t(`ads.status.${status}`)}</Badge>
      </Inline>
      <Holds holds={holds} />
      {leavesAt !== null && (
        <Text size="small" tone="muted">
          {t('ads.leaves', { confirmed: format.longDate(confirmedAt), date: format.longDate(leavesAt) })}
        </Text>
      )}
      <Inline space="xs">
        {!isGone && (
          <ButtonLink
            href={localPath(language, editPath(id))}
            variant="secondary"
            size="small"
            aria-label={t('ads.actOn', { act: t('ads.edit'), name })}
          >
            {t('ads.edit')}
          </ButtonLink>
        )}
        {!isGone && (
          <ButtonLink
            href={localPath(language, visibilityPath(id))}
            variant="secondary"
            size="small"
            aria-label={t('ads.actOn', { act: t('ads.visibility'), name })}
          >
            {t('ads.visibility')}
          </ButtonLink>
        )}
        {actions.map((action) => (
          <DraftForm
            key={action}
            act="status"
            values={{ listing: id, name: action }}
            onSubmit={() => void act(id, action)}
          >
            <Button
              type="submit"
              variant="secondary"
              size="small"
              aria-label={t('ads.actOn', { act: words(action), name })}
            >
              {words(action)}
            </Button>
          </DraftForm>
        ))}
      </Inline>
    </Stack>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('ads.title'), ...unlisted })
