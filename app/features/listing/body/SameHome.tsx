import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { advertiserWords } from '#app/shared/ListingCard/cardWords.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { differenceSentence, offerWords } from '../model/sameHomeWords.ts'
import { Section } from '../views/Section.tsx'

/**
 * Other advertisers' listings that seem to be of this home, and where each differs. The page does not depend
 * on them.
 */
export function SameHome({ listing }: { listing: ListingDetail }) {
  const { t, language } = useTexts()
  const { data } = useApi(apiKey.sameHome(listing.id, language))
  if (!data || data.length === 0) return null
  return (
    <Section heading={t('listing.sameHome')} paper="none">
      <Text size="small" tone="muted" isMeasured>
        {t('listing.sameHome.how')}
      </Text>
      <Stack as="ul" space="sm">
        {data.map((other) => (
          <li key={other.id}>
            <OtherAd listing={listing} other={other} />
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function OtherAd({ listing, other }: { listing: ListingDetail; other: ListingCard }) {
  const texts = useTexts()
  const { t, format, language } = texts
  return (
    <Stack space="xxs">
      <Link href={localPath(language, listingPath(other.id))} isStanding>
        <OwnLanguage>{advertiserWords(texts, other)}</OwnLanguage>
      </Link>
      <Text isTabular>
        {`${offerWords(texts, other)}, ${t('card.confirmed', { date: format.date(other.confirmedAt) })}`}
      </Text>
      <Text size="small" tone="muted" isMeasured>
        {differenceSentence(texts, listing, other)}
      </Text>
    </Stack>
  )
}
