import { Button } from '#design-system/actions/Button/Button.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { savedLimits } from '#domain/saved/limits.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { useSeenListings } from '#app/shared/seenListings/seenListings.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { recent } from '#app/transport/saved/hidden.ts'
import { SavedLoading } from '../views/SavedLoading.tsx'
import { MergeRecent } from './MergeRecent.tsx'
import { useForgetRecent } from './useForgetRecent.ts'

/** The homes that were opened lately: on this device, and in the account once they were added to it. */
export function RecentAdsPage() {
  const { t, language } = useTexts()
  const seen = [...useSeenListings()].toReversed().slice(0, savedLimits.recent)
  const forget = useForgetRecent()
  return (
    <AccountPage title={t('recentAds.title')} noScript={t('recentAds.noScript')} width="page">
      <PersonalReply
        reply={recent.read(seen, language)}
        loading={<SavedLoading />}
        failed={t('recentAds.loadFailed')}
      >
        {({ listings, cards }, retry) => {
          const ofAccount = listings.flatMap(({ card }) => card ?? [])
          const known = new Set(cards.map(({ id }) => id))
          const all = [...cards, ...ofAccount.filter(({ id }) => !known.has(id))]
          const missing = seen.filter((id) => !listings.some(({ listingId }) => listingId === id))
          return (
            <Stack space="lg">
              <MergeRecent listings={missing} onDone={retry} />
              {all.length === 0 ? (
                <EmptyState icon="clock" heading={t('recentAds.empty.title')}>
                  {t('recentAds.empty.text')}
                </EmptyState>
              ) : (
                <Grid as="ul" columns="thirds" space="xl" aria-label={t('recentAds.title')}>
                  {all.map((card) => (
                    <li key={card.id}>
                      <ListingCard listing={card} saysSaved />
                    </li>
                  ))}
                </Grid>
              )}
              {listings.length > 0 && (
                <Stack space="xs" align="start">
                  <Text size="small" tone="muted">
                    {t('recentAds.inAccount')}
                  </Text>
                  <Button
                    variant="secondary"
                    size="small"
                    icon="trash"
                    onPress={() => void forget().then(retry)}
                  >
                    {t('recentAds.forget')}
                  </Button>
                </Stack>
              )}
            </Stack>
          )
        }}
      </PersonalReply>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('recentAds.title'), ...unlisted })
