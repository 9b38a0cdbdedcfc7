import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { placeLine } from '#app/shared/ListingCard/cardWords.ts'
import { placesOnTheWay } from '#app/shared/placesOnTheWay.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { listingCrumbs } from '../model/crumbs.ts'
import { onScreen } from './ListingScreen.css.ts'
import { LocationMap } from './LocationMap.tsx'
import { Nearby } from './Nearby.tsx'
import { Section } from './Section.tsx'

/** Where it is, and how true the point is that is shown. */
export function LocationInWords({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { precision, radius } = listing.location
  const here = listingCrumbs(texts, listing).at(-1)
  const place = placeLine(listing.places)
  return (
    <Section heading={t('listing.location')} paper="tall">
      <Text size="lead" weight="medium">
        {placesOnTheWay(listing.places)
          .map(([place]) => place?.name)
          // The dot stays with what it follows.
          .join('\u00A0· ')}
      </Text>
      <Text isMeasured>
        {t(`listing.location.${precision}`, { radius: format.distance(radius ?? 0), place })}
      </Text>
      <LocationMap listing={listing} />
      <Nearby listing={listing} />
      {here && (
        <div className={onScreen}>
          <Link href={here.href} isStanding>
            {t('listing.location.search', { place: here.label })}
          </Link>
        </div>
      )}
    </Section>
  )
}
