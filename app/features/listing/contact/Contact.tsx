import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { repliesText } from '#app/shared/contact/repliesText.ts'
import { ContactOffers } from './ContactOffers.tsx'
import * as styles from './Contact.css.ts'
import { useOffers, useWays } from './useOffers.ts'

/** How to reach the advertiser, and how they answer where enough conversations tell. */
export function Contact({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const offers = useOffers(listing)
  const ways = useWays(listing)
  const replies = repliesText(texts, ways?.replies ?? null)
  if (offers.length === 0) return null
  return (
    <>
      {replies !== undefined && (
        <Text size="small" isTabular>
          {replies}
        </Text>
      )}
      <div className={styles.ways}>
        <ContactOffers listing={listing} offers={offers} labels={labels} />
      </div>
      {ways?.refusesVisits && (
        <Text size="small" tone="muted">
          {texts.t(offers.includes('message') ? 'contact.noVisits.write' : 'contact.noVisits')}
        </Text>
      )}
      <noscript>
        <Text size="small">{texts.t('contact.noScript')}</Text>
      </noscript>
    </>
  )
}

const labels = {
  message: 'contact.message',
  visit: 'contact.visit',
  phone: 'contact.phone',
  proposal: 'contact.proposal',
} as const
