import { distance } from './distance.ts'
import type { GeographyLevel } from './levels.ts'
import type { Place, PlaceRef, Point } from './Place.ts'
import { makeSuggest } from './suggest.ts'

export interface Gazetteer {
  readonly places: readonly Place[]
  /** The place with this id at this level. */
  readonly place: (level: GeographyLevel, id: number) => Place | undefined
  readonly bySlug: (level: GeographyLevel, slug: string) => Place | undefined
  /** All places of a level, in table order. */
  readonly ofLevel: (level: GeographyLevel) => readonly Place[]
  /** Children of this place, of all levels or one, in table order. */
  readonly children: (of: PlaceRef, level?: GeographyLevel) => readonly Place[]
  /** From the country down to the place itself. */
  readonly ancestors: (of: PlaceRef) => readonly Place[]
  /** What a place is made of beside its children: an island's municipalities, a line's stations in order. */
  readonly members: (of: Place) => readonly Place[]
  /** The groups a place belongs to: its islands, areas, lines. */
  readonly groups: (of: PlaceRef, level?: GeographyLevel) => readonly Place[]
  /** The nearest places of a level, nearest first, with the distance in kilometres. */
  readonly nearestPlaces: (to: Point, level: GeographyLevel, count: number) => readonly NearPlace[]
  /** Places with a name, or a word of a name, that begins like the typed text; the best first. */
  readonly suggest: (query: string, limit: number, levels?: readonly GeographyLevel[]) => readonly Place[]
}

export interface NearPlace {
  readonly place: Place
  readonly kilometres: number
}

/** Answers questions about a set of places. Indexes are built at the first question that needs them. */
export function makeGazetteer(places: readonly Place[]): Gazetteer {
  const byRef = lazy(() => new Map(places.map((place) => [refKey(place), place])))
  const bySlug = lazy(() => new Map(places.map((place) => [slugKey(place.level, place.slug), place])))
  const byLevel = lazy(() => Map.groupBy(places, (place) => place.level))
  const byParent = lazy(() => Map.groupBy(places, (place) => place.parent && refKey(place.parent)))
  const byMember = lazy(() => groupsByMember(places))
  const suggest = lazy(() => makeSuggest(places))

  const find = (ref: PlaceRef) => byRef().get(refKey(ref))
  const ofLevel = (level: GeographyLevel) => byLevel().get(level) ?? []
  const lineage = (of: PlaceRef | undefined): Place[] => {
    const place = of && find(of)
    return place ? [...lineage(place.parent), place] : []
  }
  return {
    places,
    place: (level, id) => find({ level, id }),
    bySlug: (level, slug) => bySlug().get(slugKey(level, slug)),
    ofLevel,
    children: (of, level) => onlyLevel(byParent().get(refKey(of)), level),
    ancestors: lineage,
    members: (of) => (of.members ?? []).flatMap((ref) => find(ref) ?? []),
    groups: (of, level) => onlyLevel(byMember().get(refKey(of)), level),
    nearestPlaces: (to, level, count) => nearest(ofLevel(level), to, count),
    suggest: (query, limit, levels) => suggest()(query, limit, levels),
  }
}

const refKey = ({ level, id }: PlaceRef) => `${level}/${id}`
const slugKey = (level: GeographyLevel, slug: string) => `${level}/${slug}`

const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const onlyLevel = (places: readonly Place[] = [], level?: GeographyLevel) =>
  level === undefined ? places : places.filter((place) => place.level === level)

function groupsByMember(places: readonly Place[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>()
  for (const place of places)
    for (const member of place.members ?? []) {
      const key = refKey(member)
      groups.set(key, [...(groups.get(key) ?? []), place])
    }
  return groups
}

function nearest(places: readonly Place[], to: Point, count: number): readonly NearPlace[] {
  const near = places.map((place) => ({ place, kilometres: distance(place, to) }))
  return near.sort((a, b) => a.kilometres - b.kilometres).slice(0, count)
}
