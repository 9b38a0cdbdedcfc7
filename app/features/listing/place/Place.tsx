import { Link } from '#design-system/actions/Link/Link.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { placeLine } from '#app/shared/ListingCard/cardWords.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { listingCrumbs } from '../model/crumbs.ts'
import { sectionIds } from '../overview/sections.ts'
import { onScreen } from '../views/ListingScreen.css.ts'
import { toList } from './LocationMap.css.ts'
import { LocationMap } from './LocationMap.tsx'
import { Nearby } from './Nearby.tsx'
import { Section } from '../views/Section.tsx'

/** Where it is on a map, what is near, and how true the point is that is shown. */
export function Place({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { precision, radius } = listing.location
  const here = listingCrumbs(texts, listing).at(-1)
  const place = placeLine(listing.places)
  return (
    <Section heading={t('listing.section.location')} anchor={sectionIds.location} paper="tall">
      <LocationMap listing={listing} />
      <Nearby
        listing={listing}
        how={t(`listing.location.${precision}`, { radius: format.distance(radius ?? 0), place })}
      />
      {here && (
        <div className={`${onScreen} ${toList}`}>
          <Link href={here.href} isStanding>
            {t('listing.location.search', { place: here.label })}
          </Link>
        </div>
      )}
    </Section>
  )
}
