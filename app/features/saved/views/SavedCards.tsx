import type { SavedListing } from '#domain/api/Saved.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { fallSince } from '../model/savedOrders.ts'

/**
 * Saved homes that are still offered. One that is unsaved stays in the list, so that it can be saved again.
 */
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
  const texts = useTexts()
  const since = texts.t('saved.since', { date: texts.format.date(home.savedAt) })
  return (
    <Text size="small" tone="muted">
      {[since, ...changeWords(texts, home)].join(' · ')}
    </Text>
  )
}

function changeWords({ t, format }: Texts, home: SavedListing): readonly string[] {
  const fall = fallSince(home)
  if (fall === undefined) return []
  if (Math.abs(fall) < 0.001) return [t('saved.same')]
  const percent = format.percent(Math.round(Math.abs(fall) * 1000) / 10)
  const words = { before: format.money(home.priceThen ?? 0), percent }
  return [fall > 0 ? t('saved.cheaper', words) : t('saved.dearer', words)]
}
