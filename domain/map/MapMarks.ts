/** What a map of homes shows, and how it travels: a column a fact, so that two thousand pins stay small. */
import type { ClusterColumns, PinColumns } from '../api/MapView.ts'

/** A home on the map. */
export interface Pin {
  readonly id: number
  /** WGS84 degrees, to a metre: the shown place, which is the true one only if `radius` is 0. */
  readonly latitude: number
  readonly longitude: number
  /** EUR (a month's rent for rentals); undefined where it is not stated. */
  readonly price: number | undefined
  /** m². */
  readonly surface: number | undefined
  readonly bedrooms: number | undefined
  /** The radius in metres in which the home is; 0 for an exact point. */
  readonly radius: number
  /** The price was cut. */
  readonly isReduced: boolean
  /** The smallest place that contains it. */
  readonly place: string
  /** It is among those worth a price in sight, the first being the most relevant; undefined for the others. */
  readonly rank: number | undefined
}

/** Homes that are too close to be drawn separately at this zoom. */
export interface Cluster {
  readonly count: number
  /** Their mean position, WGS84 degrees. */
  readonly latitude: number
  readonly longitude: number
  /** The span of their prices, EUR; undefined if none states its price. */
  readonly cheapest: number | undefined
  readonly dearest: number | undefined
  readonly place: string
}

const FINE = 100_000

const differences = (degrees: readonly number[]): readonly number[] =>
  degrees.map(
    (value, at) => Math.round(value * FINE) - (at === 0 ? 0 : Math.round((degrees[at - 1] as number) * FINE)),
  )

function sums(steps: readonly number[]): readonly number[] {
  let sum = 0
  return steps.map((step) => (sum += step) / FINE)
}

/** Names, each once. */
export class NameList {
  readonly names: string[] = []
  private readonly known = new Map<string, number>()

  /** The position of a name. */
  at(name: string): number {
    const known = this.known.get(name)
    if (known !== undefined) return known
    this.known.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

const positionsOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean): number[] =>
  items.flatMap((item, at) => (fits(item) ? [at] : []))

export function packPins(pins: readonly Pin[], names: NameList): PinColumns {
  return {
    id: pins.map(({ id }) => id),
    latitude: differences(pins.map(({ latitude }) => latitude)),
    longitude: differences(pins.map(({ longitude }) => longitude)),
    price: pins.map(({ price = null }) => price),
    surface: pins.map(({ surface = null }) => surface),
    bedrooms: pins.map(({ bedrooms = null }) => bedrooms),
    radius: pins.map(({ radius }) => radius),
    reduced: positionsOf(pins, ({ isReduced }) => isReduced),
    place: pins.map(({ place }) => names.at(place)),
    best: positionsOf(pins, ({ rank }) => rank !== undefined).sort(
      (a, b) => (pins[a]?.rank as number) - (pins[b]?.rank as number),
    ),
  }
}

export function unpackPins(columns: PinColumns, names: readonly string[]): readonly Pin[] {
  const latitudes = sums(columns.latitude)
  const longitudes = sums(columns.longitude)
  const reduced = new Set(columns.reduced)
  const ranks = new Map(columns.best.map((at, rank) => [at, rank]))
  return columns.id.map((id, at) => ({
    id,
    latitude: latitudes[at] as number,
    longitude: longitudes[at] as number,
    price: columns.price[at] ?? undefined,
    surface: columns.surface[at] ?? undefined,
    bedrooms: columns.bedrooms[at] ?? undefined,
    radius: columns.radius[at] as number,
    isReduced: reduced.has(at),
    place: names[columns.place[at] as number] ?? '',
    rank: ranks.get(at),
  }))
}

export function packClusters(clusters: readonly Cluster[], names: NameList): ClusterColumns {
  return {
    count: clusters.map(({ count }) => count),
    latitude: differences(clusters.map(({ latitude }) => latitude)),
    longitude: differences(clusters.map(({ longitude }) => longitude)),
    cheapest: clusters.map(({ cheapest = null }) => cheapest),
    dearest: clusters.map(({ dearest = null }) => dearest),
    place: clusters.map(({ place }) => names.at(place)),
  }
}

export function unpackClusters(columns: ClusterColumns, names: readonly string[]): readonly Cluster[] {
  const latitudes = sums(columns.latitude)
  const longitudes = sums(columns.longitude)
  return columns.count.map((count, at) => ({
    count,
    latitude: latitudes[at] as number,
    longitude: longitudes[at] as number,
    cheapest: columns.cheapest[at] ?? undefined,
    dearest: columns.dearest[at] ?? undefined,
    place: names[columns.place[at] as number] ?? '',
  }))
}
