import { type CategoryName, type Criteria, filters, type TypologyName } from '#domain/search/filters.ts'
import type { Circle } from '#domain/search/areas.ts'
import { paging, readQuery, writeQuery } from '#domain/search/readQuery.ts'
import { withoutPlaces } from '#domain/search/searchAddress.ts'
import type { IgnoredParameter } from '#domain/search/SearchQuery.ts'
import type { PlaceSlug } from '#domain/search/searchPath.ts'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { askedCriteria, panelWires } from './panel.ts'
import type { SearchChange, SearchState } from './searchState.ts'

const homes = [
  'apartment',
  'maisonette',
  'studio',
  'attic',
  'loft',
  'detachedHouse',
  'terracedHouse',
  'villa',
  'farmhouse',
  'building',
] as const satisfies readonly TypologyName[]

const typologiesIn: Partial<Record<CategoryName, readonly TypologyName[]>> = {
  residential: homes,
  holiday: homes,
  newConstructions: homes,
  rooms: ['fullRoom', 'bed'],
  land: ['buildingLand', 'agriculturalLand', 'land'],
  commercial: ['office', 'shop', 'warehouse', 'shed', 'commercialPremises', 'workshop', 'business'],
  sheds: ['shed', 'workshop', 'warehouse'],
  auction: [...homes, 'office', 'shop', 'warehouse', 'buildingLand', 'agriculturalLand'],
}

/** The property types that a category is divided into; none where the category is a type itself. */
export const typologiesOf = (category: CategoryName): readonly TypologyName[] => typologiesIn[category] ?? []

/** Whether homes of a category have bedrooms to count. */
export const hasBedrooms = (category: CategoryName): boolean =>
  ['residential', 'holiday', 'newConstructions', 'auction'].includes(category)

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

/** Names that the form answers for: what it does not submit is not asked for. */
const ownNames: readonly string[] = [
  ...Object.values(fieldNames),
  ...panelWires,
  filters.rooms.wire.min,
  ...Object.values(paging),
]

/** Why fields were refused, by the names under which they are submitted. */
export type FormErrors = Readonly<Record<string, IgnoredParameter['reason']>>

/** What the form asks for, or the fields that cannot be read. */
export type FormReading =
  | { readonly kind: 'change'; readonly change: SearchChange }
  | { readonly kind: 'errors'; readonly errors: FormErrors }

/**
 * Reads what the form would submit, by the same rules as an address. Filters that have no field in the form stay as
 * they were. `place` is another place or around an address, null for all of Greece, undefined for the one it was.
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
  const asked = askedCriteria(found, category, state.flags)
  if (place === undefined) {
    const change = { contract, category, criteria: fitting(asked, category), order: state.order }
    return { kind: 'change', change }
  }
  const elsewhere = whereOf(place)
  const criteria = fitting({ ...withoutPlaces(asked), ...elsewhere.criteria }, category)
  return {
    kind: 'change',
    change: { contract, category, criteria, order: state.order, place: elsewhere.place },
  }
}

/** Another place as a search names it: in its path, or as a circle. */
const whereOf = (place: PlaceSlug | Circle | null): Pick<SearchState, 'place' | 'criteria'> =>
  place === null
    ? { place: undefined, criteria: {} }
    : 'centre' in place
      ? { place: undefined, criteria: { circle: place } }
      : { place, criteria: {} }

/** A limit without a field (bedrooms at most, from an address) gives way to what was typed, unsaid. */
const refused = (ignored: readonly IgnoredParameter[]): FormErrors =>
  Object.fromEntries(
    ignored
      .filter(({ name }) => (Object.values(fieldNames) as string[]).includes(name))
      .map(({ name, reason }) => [name, reason]),
  )

/** Without the filters that mean nothing in a category: bedrooms of a plot, apartments among shops. */
function fitting(criteria: Criteria, category: CategoryName): Criteria {
  const { typology, bedrooms, rooms, ...rest } = criteria
  const fit = typology?.filter((name) => typologiesOf(category).includes(name)) ?? []
  const counted = hasBedrooms(category) ? { ...(bedrooms && { bedrooms }), ...(rooms && { rooms }) } : {}
  return { ...rest, ...(fit.length > 0 && { typology: fit }), ...counted }
}
