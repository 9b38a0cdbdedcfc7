/** Turns what the index found in a viewport into a reply of the contract. */
import type { MapView } from '#domain/api/MapView.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Language } from '#domain/locale.ts'
import { type Cluster, NameList, packClusters, packPins, type Pin } from '#domain/map/MapMarks.ts'
import { filters } from '#domain/search/filters.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { DEGREE, RADIUS_STEP, type WideName } from '#search-engine/store/columnTable.ts'
import type { PlaceColumn } from '#search-engine/store/placeCodes.ts'
import type { SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'
import { type FoundCluster, levelInView, type ViewFound } from '#search-engine/map/viewport.ts'

/** The most places that describe a view. */
const AREAS = 8

/** The most homes that show their price: more would cover each other. */
const BEST = 120

type Words = (column: PlaceColumn, id: number) => string | undefined

/** Levels from the smallest up, for places that some listings do not state. */
const upwards: readonly PlaceColumn[] = ['zone', 'municipality', 'province', 'region']

export interface ViewContext {
  readonly gazetteer: Gazetteer
  readonly language: Language
  readonly zoom: number
}

/** The marks of a view, and the places that they lie in. */
export function marksOf(
  found: Omit<ViewFound, 'inView'>,
  context: ViewContext,
): Pick<MapView, 'names' | 'pins' | 'clusters' | 'areas' | 'prices'> {
  const names = new NameList()
  const words = wordsFor(context)
  const ranks = ranksOf(found.pins)
  const pins = found.pins.map((one) => pinOf(one, ranks, words))
  const clusters = found.clusters.map((one) => clusterOf(one, context, words))
  return {
    pins: packPins(pins, names),
    clusters: packClusters(clusters, names),
    names: names.names,
    areas: areasOf(found, context),
    prices: pricesOf(pins, clusters),
  }
}

/** A pin for each home. */
export function pinsOf(
  homes: readonly SegmentDoc[],
  context: Pick<ViewContext, 'gazetteer' | 'language'>,
): Pick<MapView, 'names' | 'pins'> {
  const names = new NameList()
  const words = wordsFor(context)
  const ranks = ranksOf(homes)
  return {
    pins: packPins(
      homes.map((one) => pinOf(one, ranks, words)),
      names,
    ),
    names: names.names,
  }
}

function wordsFor({ gazetteer, language }: Pick<ViewContext, 'gazetteer' | 'language'>): Words {
  const known = new Map<string, string | undefined>()
  return (column, id) => {
    const key = `${column} ${id}`
    if (!known.has(key)) {
      const place = gazetteer.place(filters[column].level, id)
      known.set(key, place && nameIn(place, language))
    }
    return known.get(key)
  }
}

/** The name of a listing's place of a level, or of the next larger one that it states. */
function placeOf({ segment, doc }: SegmentDoc, level: PlaceColumn, words: Words): string {
  const { columns } = segment.index
  for (const column of upwards.slice(upwards.indexOf(level))) {
    const id = columns[column][doc] as number
    const name = id === NOT_STATED ? undefined : words(column, id)
    if (name !== undefined) return name
  }
  return ''
}

const statedAt = ({ segment, doc }: SegmentDoc, name: WideName): number | undefined => {
  const value = segment.index.columns[name][doc] as number
  return value === NOT_STATED ? undefined : value
}

function pinOf(located: SegmentDoc, ranks: ReadonlyMap<SegmentDoc, number>, words: Words): Pin {
  const { segment, doc } = located
  const { id, latitude, longitude, radius } = segment.index.columns
  return {
    id: id[doc] as number,
    latitude: (latitude[doc] as number) / DEGREE,
    longitude: (longitude[doc] as number) / DEGREE,
    price: statedAt(located, 'price'),
    surface: statedAt(located, 'surface'),
    bedrooms: statedAt(located, 'bedrooms'),
    radius: (radius[doc] as number) * RADIUS_STEP,
    isReduced: (statedAt(located, 'discount') ?? 0) > 0,
    place: placeOf(located, 'zone', words),
    rank: ranks.get(located),
  }
}

/** The places of the best among pins, by relevance. */
function ranksOf(pins: readonly SegmentDoc[]): ReadonlyMap<SegmentDoc, number> {
  const relevance = ({ segment, doc }: SegmentDoc) => segment.index.columns.relevance[doc] as number
  const best = pins.toSorted((a, b) => relevance(b) - relevance(a)).slice(0, BEST)
  return new Map(best.map((pin, rank) => [pin, rank]))
}

function clusterOf(found: FoundCluster, { zoom }: ViewContext, words: Words): Cluster {
  const { count, latitude, longitude, minPrice, maxPrice, sample } = found
  const place = placeOf(sample, levelInView(zoom + CLOSER), words)
  return { count, latitude, longitude, cheapest: minPrice, dearest: maxPrice, place }
}

/** A cluster is named by the level of a view this many zooms closer. */
const CLOSER = 2

function areasOf(
  { areas, areaLevel }: Pick<ViewFound, 'areas' | 'areaLevel'>,
  { gazetteer, language }: ViewContext,
): MapView['areas'] {
  const { level } = filters[areaLevel]
  return [...areas]
    .sort(([a, most], [b, next]) => next - most || a - b)
    .slice(0, AREAS)
    .flatMap(([id, total]) => {
      const place = gazetteer.place(level, id)
      if (place === undefined) return []
      return [{ name: nameIn(place, language), total, latitude: place.latitude, longitude: place.longitude }]
    })
}

/** The lowest and highest price of pins and clusters. */
function pricesOf(pins: readonly Pin[], clusters: readonly Cluster[]): MapView['prices'] {
  const prices = [
    ...pins.map(({ price }) => price),
    ...clusters.flatMap(({ cheapest, dearest }) => [cheapest, dearest]),
  ].filter((price) => price !== undefined)
  return prices.length === 0 ? null : { cheapest: Math.min(...prices), dearest: Math.max(...prices) }
}
