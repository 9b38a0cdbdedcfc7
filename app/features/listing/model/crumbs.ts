import type { Texts } from '#app/i18n/texts.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { placesOnTheWay } from '#app/shared/placesOnTheWay.ts'
import { placeSlugOf, type SearchPath, writeSearchPath } from '#domain/search/searchPath.ts'

type Known = Pick<ListingCard, 'contract' | 'category' | 'places'>

/** The breadcrumbs from all of Greece to the smallest place, each a list of such homes there. */
export function listingCrumbs(
  { t, language }: Pick<Texts, 't' | 'language'>,
  { contract, category, places }: Known,
) {
  const to = (place?: SearchPath['place']) =>
    writeSearchPath({ language, contract, category, ...(place && { place }) })
  const crumbs = placesOnTheWay(places).flatMap((way) => {
    const place = placeSlugOf(way)
    return way[0] && place ? [{ label: way[0].name, href: to(place) }] : []
  })
  return [{ label: t('search.greece'), href: to() }, ...crumbs.toReversed()]
}
