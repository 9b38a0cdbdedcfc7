import { Link } from '#design-system/actions/Link/Link.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { MapListPanel } from '#design-system/map/MapListPanel/MapListPanel.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { listingOfMark, markOfListing } from '#app/shared/map/markOfListing.ts'
import { mapCards } from '#app/shared/map/mapCards.css.ts'
import { savedHref } from '../model/savedHref.ts'
import type { PlacedHome } from '../model/savedView.ts'

export interface SavedMapListProps {
  /** The homes that the map shows. */
  inSight: readonly PlacedHome[]
  /** The mark that is pointed at. */
  highlighted: string | undefined
  onHighlight: (mark: string | undefined) => void
}

/** The saved homes on the map as a list: the same ones. */
export function SavedMapList({ inSight, highlighted, onHighlight }: SavedMapListProps) {
  const { t, language } = useTexts()
  const ringed = highlighted === undefined ? undefined : listingOfMark(highlighted)
  return (
    <MapListPanel
      label={t('map.list')}
      status={t('map.list.status', { count: inSight.length })}
      emptyText={
        <Stack space="xs">
          <span>{t('saved.map.empty')}</span>
          <Link href={savedHref(language)}>{t('saved.map.list')}</Link>
        </Stack>
      }
    >
      {inSight.length > 0 ? (
        // Safari drops list semantics with the bullets; the role keeps them.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={mapCards} aria-label={t('saved.list')}>
          {inSight.map(({ card }) => (
            <li key={card.id}>
              <ListingCard
                listing={card}
                titleLevel={3}
                saysSaved
                isHighlighted={card.id === ringed}
                onHighlight={(isOn) => onHighlight(isOn ? markOfListing(card.id) : undefined)}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
    </MapListPanel>
  )
}
