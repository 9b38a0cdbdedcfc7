import { greece } from '#domain/geography/greece.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'

/** What is known of a named point of the map; `name` follows with the language. */
export interface NamedPoint {
  readonly position: readonly [longitude: number, latitude: number]
  readonly name: (language: Language) => string
  readonly properties: Readonly<Record<string, string | number>>
  /** Zooms of the tiles that hold it, both ends included. */
  readonly minZoom: number
  readonly maxZoom: number
}

type Shown = Pick<NamedPoint, 'minZoom' | 'maxZoom'>

const ALWAYS = 14

/** Zooms at which whole areas are named: below them one sees too much, above them one is inside. */
const areaZooms: Readonly<Record<'region' | 'province', Shown>> = {
  region: { minZoom: 5, maxZoom: 8 },
  province: { minZoom: 8, maxZoom: 9 },
}

/** Residents from which a municipality is named at a zoom, the largest first. */
const cityZooms = [
  [300_000, 4],
  [100_000, 6],
  [40_000, 7],
  [20_000, 8],
  [10_000, 9],
  [4_000, 10],
  [0, 11],
] as const

/** The zoom that names islands and zones of a weight: what all of Greece knows is named early. */
const islandZoom = (weight: number) => 11 - Math.round(weight)
const zoneZoom = (weight: number) => Math.min(14, 15 - Math.round(weight))

/** Municipalities named like the island around them wait until the island is larger than its name. */
const SAME_AS_ISLAND = 10

function shownAt(place: Place, islandNames: ReadonlySet<string>): Shown {
  const { level, population = 0, weight } = place
  if (level === 'region' || level === 'province') return areaZooms[level]
  if (level === 'island') return { minZoom: islandZoom(weight), maxZoom: ALWAYS }
  if (level === 'cityZone') return { minZoom: zoneZoom(weight), maxZoom: ALWAYS }
  const minZoom = cityZooms.find(([residents]) => population >= residents)?.[1] ?? ALWAYS
  const isDouble = islandNames.has(place.name.el)
  return { minZoom: isDouble ? Math.max(minZoom, SAME_AS_ISLAND) : minZoom, maxZoom: ALWAYS }
}

const levels = ['region', 'province', 'island', 'city', 'cityZone'] as const

/** What a level stands behind the next with in the order of labels, where both want the same spot. */
const behind = { island: 0, city: 0, region: 10, province: 20, cityZone: 25 } as const

/** Regions, regional units, islands, municipalities and zones. The smaller its `rank`, the more a name matters. */
export function placeFeatures(): readonly NamedPoint[] {
  const { ofLevel } = greece()
  const islandNames = new Set(ofLevel('island').map(({ name }) => name.el))
  const others = new Set([...islandNames, ...ofLevel('city').map(({ name }) => name.el)])
  return levels.flatMap((level) =>
    ofLevel(level)
      // A regional unit mostly has its capital's name, and Crete is both region and island: drawn once.
      .filter(({ name }) => (level !== 'province' && level !== 'region') || !others.has(name.el))
      .map((place) => ({
        position: [place.longitude, place.latitude] as const,
        name: (language: Language) => nameIn(place, language),
        properties: { level, id: place.id, rank: behind[level] + Math.round((5 - place.weight) * 10) },
        ...shownAt(place, islandNames),
      })),
  )
}
