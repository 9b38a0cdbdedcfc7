import { type ReactNode, useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { Position } from '#domain/search/areas.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { mapCards } from '#app/shared/map/mapCards.css.ts'
import { farWords, nearestFirst } from './nearestFirst.ts'

export interface NearestCardsProps {
  listings: readonly ListingCard[]
  /** The middle of the map, or of the circle that is searched. */
  from: Position
  isOfCircle: boolean
  isUpdating: boolean
  card: (listing: ListingCard) => ReactNode
}

/** The homes shown, the nearest first, each with its distance and direction in words. */
export function NearestCards({ listings, from, isOfCircle, isUpdating, card }: NearestCardsProps) {
  const { t } = useTexts()
  const order = t(isOfCircle ? 'map.near.ofCircle' : 'map.near.ofMiddle', { count: listings.length })
  useEffect(() => announce(order, { topic: 'order of homes', settle: 500 }), [order])
  return (
    <Stack space="sm">
      <Text size="small" tone="muted">
        {order}
      </Text>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        className={mapCards}
        aria-label={t('search.results')}
        aria-busy={isUpdating}
      >
        {nearestFirst(listings, from).map((home) => (
          <li key={home.listing.id}>
            <Stack space="xs">
              <Text size="small" weight="semibold" isTabular>
                <HeardWords of={(texts) => farWords(texts, home)} />
              </Text>
              {card(home.listing)}
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
