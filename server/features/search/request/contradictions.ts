/**
 * Places that cannot both be meant: Athens in Crete. The narrower one was chosen with more care and stays; the wider
 * is left out, and said so. A search that can only find nothing helps nobody.
 */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import { type Criteria, filters, type FilterNameOf } from '#domain/search/filters.ts'
import type { IgnoredParameter } from '#domain/search/SearchQuery.ts'

type PlaceFilter = FilterNameOf<'places'>

/** Narrowest first. */
const levels = [
  'zone',
  'municipality',
  'island',
  'province',
  'touristicArea',
  'region',
  'macroarea',
] as const satisfies readonly PlaceFilter[]

/** Criteria without the places that share no municipality with a narrower one. */
export function withoutContradictions(
  criteria: Criteria,
  gazetteer: Gazetteer,
  ignored: IgnoredParameter[],
): Criteria {
  const asked = levels.filter((name) => criteria[name] !== undefined)
  if (asked.length < 2) return criteria
  const kept: ReadonlySet<number>[] = []
  const dropped = asked.filter((name) => {
    const ids = criteria[name] ?? []
    const covered = municipalitiesOf(name, ids, gazetteer)
    const agrees = kept.every((narrower) => !narrower.isDisjointFrom(covered))
    if (agrees) kept.push(covered)
    else
      for (const id of ids)
        ignored.push({ name: filters[name].parameter, value: String(id), reason: 'contradiction' })
    return !agrees
  })
  return Object.fromEntries(
    Object.entries(criteria).filter(([name]) => !(dropped as readonly string[]).includes(name)),
  )
}

/** The municipalities in which any of some places lies, wholly or in part. */
function municipalitiesOf(
  name: PlaceFilter,
  ids: readonly number[],
  gazetteer: Gazetteer,
): ReadonlySet<number> {
  const places = ids.flatMap((id) => gazetteer.place(filters[name].level, id) ?? [])
  if (name !== 'region' && name !== 'province')
    return new Set(places.flatMap((place) => ownMunicipalities(place, gazetteer)))
  const within = gazetteer
    .ofLevel('city')
    .filter((city) =>
      gazetteer.ancestors(city).some(({ level, id }) => level === filters[name].level && ids.includes(id)),
    )
  return new Set(within.map(({ id }) => id))
}

function ownMunicipalities(place: Place, gazetteer: Gazetteer): readonly number[] {
  if (place.level === 'city') return [place.id]
  if (place.level === 'cityZone') return place.parent ? [place.parent.id] : []
  return gazetteer.members(place).flatMap(({ level, id }) => (level === 'city' ? [id] : []))
}
