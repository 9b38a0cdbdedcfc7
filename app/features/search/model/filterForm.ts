import { filters } from '#domain/search/filters.ts'
import { fittingCriteria } from '#domain/search/filtersOfCategory.ts'
import type { Circle } from '#domain/search/areas.ts'
import { paging } from '#domain/search/orders.ts'
import { readQuery, writeQuery } from '#domain/search/readQuery.ts'
import { withoutPlaces } from '#domain/search/searchAddress.ts'
import type { IgnoredParameter } from '#domain/search/SearchQuery.ts'
import type { PlaceSlug } from '#domain/search/searchPath.ts'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { fieldNames } from './fieldNames.ts'
import { panelParameters } from './panel.ts'
import type { SearchChange, SearchState } from './searchState.ts'

/** Parameters that the form controls: those it does not submit are removed. */
const ownNames: readonly string[] = [
  ...Object.values(fieldNames),
  ...panelParameters,
  filters.rooms.parameter.min,
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
 * change. `names` are the parameters that the form submits; by default those of the form with all filters.
 */
export function readForm(
  entries: URLSearchParams,
  state: SearchState,
  place?: PlaceSlug | Circle | null | 'unknown',
  names: readonly string[] = ownNames,
): FormReading {
  const parameters = writeQuery({ criteria: state.criteria, order: state.order, page: 1 }, state.flags)
  for (const name of names) parameters.delete(name)
  for (const [name, value] of entries) if (names.includes(name)) parameters.append(name, value)
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
