import { memo } from 'react'
import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import type { OtherAds as Others } from '#domain/api/Search.ts'
import type { ListingCard as Listing } from '#domain/listing/ListingCard.ts'
import type { KeywordHit } from '#domain/search/KeywordHit.ts'
import type { OrderName } from '#domain/search/orders.ts'
import { useShownListings } from '#app/shared/hidden/useShownListings.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { PictureLoading } from '#design-system/media/Picture/Picture.tsx'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { KeptPart } from '#app/shared/kept/KeptPart.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { listingOfMark, markOfListing } from '#app/shared/map/markOfListing.ts'
import { type Highlight, useIsHighlighted } from '../model/highlight.ts'
import { reasonsFor, type WhyHere as Reasons } from '../model/whyHere.ts'
import { FoundWords } from './FoundWords.tsx'
import { MoreOfHome } from '../why/MoreOfHome.tsx'
import { monthlyNote } from '../seldom/seldomViews.ts'
import { OtherAds } from './OtherAds.tsx'
import * as styles from './ResultList.css.ts'

export interface ResultListProps {
  listings: readonly Listing[]
  order: OrderName
  /** What the search asks of the monthly cost; undefined where each home need not say it. */
  month: MonthlyCost | undefined
  /** Where each has the keyword. */
  hits: readonly KeywordHit[]
  /** How the other listings of the same home differ. */
  others: readonly Others[]
  isUpdating: boolean
  /** The home that is pointed at. */
  highlight: Highlight
}

/** Cards in the first view: their photographs are fetched at once. */
const eager = 4

/** The homes found. */
export function ResultList({ isUpdating, ...found }: ResultListProps) {
  const t = useTranslate()
  const { shown, notice } = useShownListings(found.listings)
  return (
    <Stack space="sm">
      {notice}
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.list} aria-label={t('search.results')} aria-busy={isUpdating}>
        <Cards {...found} listings={shown} />
      </ul>
    </Stack>
  )
}

/** Rendered when others were found, not while they are waited for. */
const Cards = memo(function Cards(props: Omit<ResultListProps, 'isUpdating'>) {
  const { listings, order, month, hits, others, highlight } = props
  const reasons = reasonsFor(listings, order)
  const hitOf = new Map(hits.map((hit) => [hit.id, hit]))
  const othersOf = new Map(others.map((other) => [other.id, other]))
  return listings.map((listing, at) => {
    const { id } = listing
    const facts = {
      listing,
      loading: at === 0 ? 'first' : at < eager ? 'eager' : 'lazy',
      month,
      hit: hitOf.get(id),
      others: othersOf.get(id),
      reasons: reasons.get(id),
    } as const
    return (
      <KeptPart
        key={id}
        as="li"
        className={styles.item}
        of={Home}
        facts={facts}
        acts={{ highlight }}
        // The head of the document asks for the first picture.
        isKept={at > 0}
      />
    )
  })
})

interface FoundHome {
  listing: Listing
  loading: PictureLoading
  month: MonthlyCost | undefined
  hit: KeywordHit | undefined
  others: Others | undefined
  reasons: Reasons | undefined
}

function Home({
  listing,
  loading,
  month,
  hit,
  others,
  reasons,
  highlight,
}: FoundHome & { highlight: Highlight }) {
  const { id } = listing
  return (
    <>
      <ListingCard
        listing={listing}
        loading={loading}
        isHighlighted={useIsHighlighted(highlight, (mark) => listingOfMark(mark) === id)}
        onHighlight={(isOn) => highlight.set(isOn ? markOfListing(id) : undefined)}
        note={
          <>
            {month && <monthlyNote.Part listing={listing} asked={month} />}
            <OtherAds others={others} />
            <FoundWords hit={hit} />
          </>
        }
      />
      <div className={styles.more}>
        <MoreOfHome listing={listing} reasons={reasons} />
      </div>
    </>
  )
}
