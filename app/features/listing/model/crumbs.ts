import type { Texts } from '#app/i18n/texts.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { placeSlugOf, type SearchPath, writeSearchPath } from '#domain/search/searchPath.ts'

type Known = Pick<ListingCard, 'contract' | 'category' | 'places'>

/** The way from all of Greece to the smallest place, each the list of such homes there. */
export function listingCrumbs(
  { t, language }: Pick<Texts, 't' | 'language'>,
  { contract, category, places }: Known,
) {
  const to = (place?: SearchPath['place']) =>
    writeSearchPath({ language, contract, category, ...(place && { place }) })
  const below = places.filter(({ level }) => level !== 'country')
  const crumbs = below.flatMap(({ name }, at) => {
    const place = placeSlugOf(below.slice(at))
    return place ? [{ label: name, href: to(place) }] : []
  })
  return [{ label: t('search.greece'), href: to() }, ...crumbs.toReversed()]
}
