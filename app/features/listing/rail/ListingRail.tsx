import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { BookingRail } from '#design-system/layout/BookingRail/BookingRail.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { agencyPath } from '#domain/agency/agencyPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { repliesText } from '#app/shared/contact/repliesText.ts'
import { ContactOffer } from '../contact/ContactOffer.tsx'
import { useOffers, useWays } from '../contact/useOffers.ts'
import { ListingPrice } from '../overview/ListingPrice.tsx'
import { ListingMore } from './ListingMore.tsx'
import * as styles from './ListingRail.css.ts'
import { nextTimes } from './nextTimes.ts'

/** In the order of the rail. */
const inOrder = ['visit', 'message', 'phone', 'proposal'] as const

const roomOf = {
  visit: styles.visit,
  message: styles.message,
  phone: styles.phone,
  proposal: styles.proposal,
} as const

/** The price, the ways to ask, the next times for a visit, and the advertiser. */
export function ListingRail({ listing }: { listing: ListingDetail }) {
  const { t } = useTexts()
  const offers = useOffers(listing)
  const ways = useWays(listing)
  const [first, ...rest] = inOrder.filter((offer) => offers.includes(offer))
  return (
    <BookingRail
      labelledBy="advertiser"
      price={<ListingPrice listing={listing} />}
      foot={<ListingMore listing={listing} />}
    >
      {first && (
        <div className={styles.first}>
          <ContactOffer id={listing.id} offer={first} variant="primary" />
        </div>
      )}
      {first === 'visit' && (
        <div className={styles.times}>
          <nextTimes.Part id={listing.id} />
        </div>
      )}
      {rest.length > 0 && (
        <div className={styles.ways}>
          {rest.map((offer) => (
            <div key={offer} className={roomOf[offer]}>
              <ContactOffer id={listing.id} offer={offer} variant="secondary" />
            </div>
          ))}
        </div>
      )}
      {ways?.refusesVisits && (
        <Text size="small" tone="muted">
          {t(offers.includes('message') ? 'contact.noVisits.write' : 'contact.noVisits')}
        </Text>
      )}
      {offers.length > 0 && (
        <noscript>
          <Text size="small">{t('contact.noScript')}</Text>
        </noscript>
      )}
      <Advertiser listing={listing} />
    </BookingRail>
  )
}

/** Who offers it, in which role, and how they answer. */
function Advertiser({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, language } = texts
  const { advertiser, agency, publisherRole } = listing
  const replies = repliesText(texts, useWays(listing)?.replies ?? null)
  const founded = agency?.founded ?? null
  const facts = [
    t(`advertiserType.${advertiser.type}`),
    t('listing.advertiser.role', { role: t(`publisherRole.${publisherRole}`) }),
    ...(founded === null ? [] : [t('listing.advertiser.founded', { year: founded })]),
  ]
  return (
    <div className={styles.advertiser}>
      <Heading level={2} size="label" id="advertiser">
        <OwnLanguage>{agency?.name ?? advertiser.name ?? t('listing.advertiser.unnamed')}</OwnLanguage>
      </Heading>
      <Stack space="hair">
        <Text size="small" tone="muted">
          <Parts>{facts}</Parts>
        </Text>
        {replies !== undefined && (
          <Text size="small" tone="muted" isTabular>
            {replies}
          </Text>
        )}
      </Stack>
      {agency && (
        <div className={styles.agency}>
          <Link href={localPath(language, agencyPath(agency.slug))} isStanding>
            {t('agency.page')}
          </Link>
        </div>
      )}
    </div>
  )
}
