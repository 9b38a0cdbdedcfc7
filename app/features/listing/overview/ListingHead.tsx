import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { locationWords, placeLine } from '#app/shared/ListingCard/cardWords.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { sectionIds } from './sections.ts'
import * as styles from './ListingHead.css.ts'
import { ListingPrice } from './ListingPrice.tsx'

/** What it is and where; on narrow screens and on paper its price before all else. */
export function ListingHead({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  return (
    <header className={styles.head}>
      <div className={styles.price}>
        <ListingPrice listing={listing} />
      </div>
      <Heading level={1} isFocusTarget>
        {listing.title}
      </Heading>
      <div className={styles.place}>
        <Icon name="pin" size="text" />
        <Text as="span" tone="muted">
          <Parts>
            {[
              placeLine(listing.places),
              <Heard key="location" as={locationWords(inFull(texts), listing)}>
                {locationWords(texts, listing)}
              </Heard>,
            ]}
          </Parts>
        </Text>
        {listing.location.latitude !== null && (
          <span className={styles.onMap}>
            <Link href={`#${sectionIds.location}`} isStrong underline="hover">
              {texts.t('listing.onMap')}
            </Link>
          </span>
        )}
      </div>
    </header>
  )
}
