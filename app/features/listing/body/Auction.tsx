import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { AuctionFacts } from '#domain/listing/ListingBackground.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useBackground } from '../useBackground.ts'
import { Section } from '../views/Section.tsx'

/** The state of a home's auction, and what must be checked elsewhere. */
export function Auction({ listing }: { listing: ListingDetail }) {
  const auction = useBackground(listing.id).data?.auction
  return auction ? <Facts listing={listing} auction={auction} /> : null
}

function Facts({
  listing: { price },
  auction: { status, court },
}: {
  listing: ListingDetail
  auction: AuctionFacts
}) {
  const { t, format } = useTexts()
  const notStated = t('listing.notStated')
  return (
    <Section heading={t('listing.auction')} paper="whole">
      {status && <Text isMeasured>{t(`listing.auction.${status}`)}</Text>}
      <FactList
        facts={[
          { term: t('listing.auction.status'), value: status ? t(`auctionStatus.${status}`) : notStated },
          {
            term: t('listing.auction.court'),
            value: court ? t('listing.auction.courtOf', { court: t(`court.${court}`) }) : notStated,
          },
          { term: t('listing.auction.firstBid'), value: price === null ? notStated : format.money(price) },
        ]}
      />
      <Text tone="muted" isMeasured>
        {t('listing.auction.unknown')}
      </Text>
    </Section>
  )
}
