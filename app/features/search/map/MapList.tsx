import { Suspense, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { MapListPanel } from '#design-system/map/MapListPanel/MapListPanel.tsx'
import type { MapView } from '#domain/api/MapView.ts'
import type { ListingCard as ListingCardData } from '#domain/listing/ListingCard.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { listingOfMark, markOfListing } from '#app/shared/map/markOfListing.ts'
import { mapCards } from '#app/shared/map/mapCards.css.ts'
import { useAddress } from '#app/shell/useAddress.ts'
import { listHref, type SearchState } from '../model/searchState.ts'
import { ResultsPages } from '../views/ResultsPages.tsx'
import { needsScript } from './nearest/nearest.css.ts'
import { nearestCards } from './nearest/nearestCards.ts'
import { useEdition } from './useEdition.ts'

export interface MapListProps {
  state: SearchState
  view: MapView
  isUpdating: boolean
  /** The mark that is pointed at. */
  highlighted: string | undefined
  onHighlight: (mark: string | undefined) => void
}

/** The homes on the map as a list, in the chosen order: the same homes, page by page. */
export function MapList({ state, view, isUpdating, highlighted, onHighlight }: MapListProps) {
  const t = useTranslate()
  const { inView, page, pages, listings } = view
  const edition = useEdition(useAddress().href, listings.map(({ id }) => id).join())
  const status = t('map.list.status', { count: inView })
  const ringed = highlighted === undefined ? undefined : listingOfMark(highlighted)
  const [isNearest, setNearest] = useState(false)
  const { circle } = state.criteria
  const isOfCircle = circle !== undefined
  const from = circle?.centre ?? ([view.camera.latitude, view.camera.longitude] as const)
  const card = (listing: ListingCardData) => (
    <ListingCard
      listing={listing}
      titleLevel={3}
      saysSaved
      isHighlighted={listing.id === ringed}
      onHighlight={(isOn) => onHighlight(isOn ? markOfListing(listing.id) : undefined)}
    />
  )
  return (
    <MapListPanel
      label={t('map.list')}
      status={pages > 1 ? t('map.list.page', { status, page, pages }) : status}
      emptyText={
        <Stack space="xs">
          <span>{t('map.list.empty')}</span>
          {view.total > 0 && <Link href={listHref(state)}>{t('map.list.openAll')}</Link>}
        </Stack>
      }
    >
      {listings.length > 0 ? (
        <Stack space="md">
          {listings.length > 1 && (
            <div className={needsScript}>
              <Button variant="secondary" size="small" onPress={() => setNearest(!isNearest)}>
                {t(isNearest ? 'map.near.chosen' : 'map.near.first')}
              </Button>
            </div>
          )}
          {isNearest ? (
            <Suspense>
              <nearestCards.View {...{ listings, isUpdating, card, from, isOfCircle }} />
            </Suspense>
          ) : (
            // Safari drops list semantics with the bullets; the role keeps them.
            <ul
              key={edition}
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles
              role="list"
              className={mapCards}
              aria-label={t('search.results')}
              aria-busy={isUpdating}
            >
              {listings.map((listing) => (
                <li key={listing.id}>{card(listing)}</li>
              ))}
            </ul>
          )}
          <ResultsPages state={state} data={view} />
        </Stack>
      ) : undefined}
    </MapListPanel>
  )
}
