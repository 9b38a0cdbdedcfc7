/**
 * Groups the ads that seem to be of one home (see domain/listing/sameHome.ts).
 *
 * Comparable ads are in a bucket of one contract, category, typology, number of bedrooms and place, sorted by
 * surface. An ad is compared with the few that follow it there.
 */
import { homeGroups, mostAlike } from '#domain/listing/homeGroups.ts'
import {
  type AdFacts,
  isComparable,
  isPriceNear,
  isSameHome,
  isSurfaceNear,
} from '#domain/listing/sameHome.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { energyBands } from '#domain/listing/vocabularies/energy.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import { type Columns, NOT_STATED } from './Columns.ts'
import { DEGREE, RADIUS_STEP } from './columnTable.ts'
import { HomeGroups } from './HomeGroups.ts'
import { everyDoc } from './Partitions.ts'
import type { PlaceCodes } from './placeCodes.ts'
import { sortDocs } from './radixSort.ts'

/** The most ads that one is compared with: thousands that state almost the same must not take minutes. */
const MOST = 64

/** Docs between two pauses. */
const STRETCH = 4096

/** The bucket of ads that cannot be compared. */
const NONE = 0

/** Groups the ads of columns that stand in the order of an index, with pauses. */
export function* findHomeGroups(columns: Columns, places: PlaceCodes): Generator<void, HomeGroups> {
  const buckets = { keys: bucketKeys(columns), codes: Int32Array.from(places.codes) }
  yield
  let order = sortDocs(everyDoc(buckets.keys.length), columns.surface, 'asc')
  for (const values of [buckets.codes, buckets.keys]) {
    yield
    order = sortDocs(order, values, 'asc')
  }
  const docPairs: DocPair[] = []
  for (let from = 0; from < order.length; from += STRETCH) {
    yield
    addPairs(columns, buckets, order.subarray(from, from + STRETCH + MOST), STRETCH, docPairs)
  }
  return homesOf(columns, docPairs)
}

type DocPair = readonly [number, number]

interface BucketsOfDocs {
  /** Contract, category, typology and bedrooms as one number. */
  readonly keys: Int32Array
  /** The code of its places: see placeCodes.ts. */
  readonly codes: Int32Array
}

/** Equal numbers for ads that can be compared; `NONE` for an ad that states too little. */
function bucketKeys(columns: Columns): Int32Array {
  const { contract, category, typology, bedrooms, price, surface, municipality, latitude } = columns
  const comparable = new Uint8Array(256)
  for (const name of categories.names) comparable[categories.idOf(name)] = Number(isComparable(name))
  const keys = new Int32Array(contract.length)
  for (let doc = 0; doc < keys.length; doc++) {
    if (comparable[category[doc] as number] === 0 || price[doc] === NOT_STATED) continue
    if (surface[doc] === NOT_STATED || municipality[doc] === NOT_STATED || latitude[doc] === NOT_STATED)
      continue
    const rooms = bedrooms[doc] as number
    keys[doc] =
      ((contract[doc] as number) << 24) |
      ((category[doc] as number) << 16) |
      ((typology[doc] as number) << 8) |
      (rooms === NOT_STATED ? 255 : Math.min(rooms, 254))
  }
  return keys
}

/** Adds the pairs of each of the first `count` docs with those that follow it. */
function addPairs(
  columns: Columns,
  { keys, codes }: BucketsOfDocs,
  order: Int32Array,
  count: number,
  pairs: DocPair[],
): void {
  const { surface, price } = columns
  for (let at = 0; at < Math.min(count, order.length); at++) {
    const doc = order[at] as number
    if (keys[doc] === NONE) continue
    let facts: AdFacts | undefined
    const end = Math.min(at + 1 + MOST, order.length)
    for (let next = at + 1, alike = 0; next < end && alike <= mostAlike; next++) {
      const other = order[next] as number
      if (keys[other] !== keys[doc] || codes[other] !== codes[doc]) break
      if (!isSurfaceNear(surface[doc] as number, surface[other] as number)) break
      if (!isPriceNear(price[doc] as number, price[other] as number)) continue
      facts ??= factsOf(columns, doc)
      if (!isSameHome(facts, factsOf(columns, other))) continue
      pairs.push([doc, other])
      alike++
    }
  }
}

const stated = (value: number | undefined): number | null =>
  value === undefined || value === NOT_STATED ? null : value

/** The facts of a doc that are compared. */
export function factsOf(columns: Columns, doc: number): AdFacts {
  const latitude = stated(columns.latitude[doc])
  const longitude = stated(columns.longitude[doc])
  return {
    publisher: columns.publisher[doc] as number,
    contract: contracts.nameOf(columns.contract[doc] as number) ?? 'sale',
    category: categories.nameOf(columns.category[doc] as number) ?? 'residential',
    typology: typologies.nameOf(columns.typology[doc] as number) ?? 'apartment',
    municipality: stated(columns.municipality[doc]),
    zone: stated(columns.zone[doc]),
    price: stated(columns.price[doc]),
    surface: stated(columns.surface[doc]),
    bedrooms: stated(columns.bedrooms[doc]),
    floor: stated(columns.floor[doc]),
    bathrooms: columns.bathrooms[doc] || null,
    energyBand: energyBands.nameOf(columns.energyBand[doc] as number) ?? null,
    place:
      latitude === null || longitude === null
        ? null
        : {
            latitude: latitude / DEGREE,
            longitude: longitude / DEGREE,
            radius: (columns.radius[doc] as number) * RADIUS_STEP,
          },
  }
}

function homesOf({ id, publisher }: Columns, pairs: readonly DocPair[]): HomeGroups {
  const docOf = new Map(pairs.flat().map((doc) => [id[doc] as number, doc]))
  const docsOf = (ids: readonly number[]) => ids.map((one) => docOf.get(one) as number)
  const groups = homeGroups(
    pairs.map(([one, other]) => [id[one] as number, id[other] as number]),
    (one) => publisher[docOf.get(one) as number] as number,
  )
    .map(docsOf)
    // Docs of a contract and category are one range, so groups by their first doc are in the order of pairs.
    .sort(([one = 0], [other = 0]) => one - other)
  const home = id.slice()
  for (const group of groups) for (const doc of group) home[doc] = id[group[0] as number] as number
  return new HomeGroups(home, Int32Array.from(groups.flat()))
}
