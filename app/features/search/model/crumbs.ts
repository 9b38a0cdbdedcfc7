import type { Texts } from '#app/i18n/texts.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'
import { type SearchState, searchHref } from './searchState.ts'

/** From all of Greece down to the searched place, which comes last and without a link. */
export function searchCrumbs({ t }: Pick<Texts, 't'>, state: SearchState, places: readonly PlaceReference[]) {
  const below = places.filter(({ level }) => level !== 'country')
  const country = {
    label: t('search.greece'),
    ...(below.length > 0 && { href: searchHref(state, { place: undefined }) }),
  }
  const crumbs = below.map(({ name }, at) => {
    const place = placeSlugOf(below.slice(at))
    return { label: name, ...(at > 0 && place && { href: searchHref(state, { place }) }) }
  })
  return [country, ...crumbs.toReversed()]
}
