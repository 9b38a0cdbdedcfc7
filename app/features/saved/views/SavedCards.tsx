import type { SavedListing } from '#domain/api/Saved.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { fallSince } from '../model/savedOrders.ts'

/** Saved homes that are still offered. One that is let go stays in sight, so that it can be taken back. */
export function SavedCards({ homes }: { homes: readonly SavedListing[] }) {
  const { t } = useTexts()
  return (
    <Grid as="ul" columns="card" space="xl" aria-label={t('saved.list')}>
      {homes.map((home) => (
        <li key={home.listingId}>
          {home.card && <ListingCard listing={home.card} note={<Since home={home} />} />}
        </li>
      ))}
    </Grid>
  )
}

/** When it was saved, and what became of its price. */
function Since({ home }: { home: SavedListing }) {
  const { t, format } = useTexts()
  const fall = fallSince(home)
  return (
    <Text size="small" tone="muted">
      {[
        t('saved.since', { date: format.date(home.savedAt) }),
        fall !== undefined && <Change key="change" fall={fall} before={home.priceThen ?? 0} />,
      ]}
    </Text>
  )
}

function Change({ fall, before }: { fall: number; before: number }) {
  const { t, format } = useTexts()
  const percent = format.percent(Math.round(Math.abs(fall) * 1000) / 10)
  if (Math.abs(fall) < 0.001) return <> · {t('saved.same')}</>
  const words = { before: format.money(before), percent }
  return <> · {fall > 0 ? t('saved.cheaper', words) : t('saved.dearer', words)}</>
}
