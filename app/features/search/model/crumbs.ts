import type { Texts } from '#app/i18n/texts.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { placesOnTheWay } from '#app/shared/placesOnTheWay.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'
import { type SearchState, searchHref } from './searchState.ts'

/** Breadcrumbs from all of Greece to the searched place, which is last and no link. */
export function searchCrumbs({ t }: Pick<Texts, 't'>, state: SearchState, places: readonly PlaceReference[]) {
  const ways = placesOnTheWay(places)
  const country = {
    label: t('search.greece'),
    ...(ways.length > 0 && { href: searchHref(state, { place: undefined }) }),
  }
  const crumbs = ways.map((way, at) => {
    const place = placeSlugOf(way)
    return { label: way[0]?.name ?? '', ...(at > 0 && place && { href: searchHref(state, { place }) }) }
  })
  return [country, ...crumbs.toReversed()]
}
