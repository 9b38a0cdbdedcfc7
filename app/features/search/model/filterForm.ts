import { filters } from '#domain/search/filters.ts'
import { fittingCriteria } from '#domain/search/filtersOfCategory.ts'
import type { Circle } from '#domain/search/areas.ts'
import { paging, readQuery, writeQuery } from '#domain/search/readQuery.ts'
import { withoutPlaces } from '#domain/search/searchAddress.ts'
import type { IgnoredParameter } from '#domain/search/SearchQuery.ts'
import type { PlaceSlug } from '#domain/search/searchPath.ts'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { panelWires } from './panel.ts'
import type { SearchChange, SearchState } from './searchState.ts'

/** The names under which the form's fields are submitted. */
export const fieldNames = {
  contract: filters.contract.wire,
  category: filters.category.wire,
  typology: filters.typology.wire,
  priceMin: filters.price.wire.min,
  priceMax: filters.price.wire.max,
  surfaceMin: filters.surface.wire.min,
  surfaceMax: filters.surface.wire.max,
  bedroomsMin: filters.bedrooms.wire.min,
} as const

/** Parameters that the form controls: those it does not submit are removed. */
const ownNames: readonly string[] = [
  ...Object.values(fieldNames),
  ...panelWires,
  filters.rooms.wire.min,
  ...Object.values(paging),
]

/** Why fields were refused, by the names under which they are submitted. */
export type FormErrors = Readonly<Record<string, IgnoredParameter['reason']>>

/** The search of the form, or the invalid fields. */
export type FormReading =
  | { readonly kind: 'change'; readonly change: SearchChange }
  | { readonly kind: 'errors'; readonly errors: FormErrors }

/**
 * Reads what the form would submit, by the same rules as an address. Filters without a field in the form keep
 * their values. `place` is another place or around an address, null for all of Greece, undefined for no
 * change.
 */
export function readForm(
  entries: URLSearchParams,
  state: SearchState,
  place?: PlaceSlug | Circle | null | 'unknown',
): FormReading {
  const parameters = writeQuery({ criteria: state.criteria, order: state.order, page: 1 }, state.flags)
  for (const name of ownNames) parameters.delete(name)
  for (const [name, value] of entries) if (ownNames.includes(name)) parameters.append(name, value)
  const { query, ignored } = readQuery(parameters, state.flags)
  const errors = { ...refused(ignored), ...(place === 'unknown' && { [typedName]: 'unknownPlace' as const }) }
  if (Object.keys(errors).length > 0 || place === 'unknown') return { kind: 'errors', errors }
  const { contract = state.contract, category = state.category, ...found } = query.criteria
  const elsewhere = place !== undefined && whereOf(place)
  const wanted = elsewhere ? { ...withoutPlaces(found), ...elsewhere.criteria } : found
  const criteria = fittingCriteria(wanted, category, state.flags)
  const change = { contract, category, criteria, order: state.order }
  return { kind: 'change', change: elsewhere ? { ...change, place: elsewhere.place } : change }
}

/** Another place as a search names it: in its path, or as a circle. */
const whereOf = (place: PlaceSlug | Circle | null): Pick<SearchState, 'place' | 'criteria'> =>
  place === null
    ? { place: undefined, criteria: {} }
    : 'centre' in place
      ? { place: undefined, criteria: { circle: place } }
      : { place, criteria: {} }

/**
 * A limit without a field (bedrooms at most, from an address) is replaced by the typed one, without a note.
 */
const refused = (ignored: readonly IgnoredParameter[]): FormErrors =>
  Object.fromEntries(
    ignored
      .filter(({ name }) => (Object.values(fieldNames) as string[]).includes(name))
      .map(({ name, reason }) => [name, reason]),
  )
