/** Searches among the places of Greece, every filter but the keyword, for property tests on made-up stocks. */
import fc from 'fast-check'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { greece } from '#domain/geography/greece.ts'
import type { Position } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { filterArbitraries } from './queries.ts'

/** Places, the large ones more often. */
function idsOf(level: GeographyLevel) {
  const known = greece()
    .ofLevel(level)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id)
  const one = fc.oneof(fc.constantFrom(...known.slice(0, 12)), fc.constantFrom(...known))
  return fc.uniqueArray(one, { minLength: 1, maxLength: 4 })
}

/** Round a town, for areas that hold something; offsets in hundredths of a degree. */
const town = fc.constantFrom(...greece().ofLevel('city'))
const offset = fc.integer({ min: -60, max: 60 }).map((hundredths) => hundredths / 100)
const polygon = fc
  .tuple(town, fc.array(fc.tuple(offset, offset), { minLength: 3, maxLength: 8 }))
  .map(([{ latitude, longitude }, corners]) =>
    corners.map(([north, east]): Position => [latitude + north, longitude + east]),
  )
const polygons = fc.array(polygon, { minLength: 1, maxLength: 4 })
const circle = fc
  .tuple(town, fc.integer({ min: 500, max: 120_000 }))
  .map(([{ latitude, longitude }, radius]) => ({ centre: [latitude, longitude] as const, radius }))

const each = {
  ...filterArbitraries,
  region: idsOf('region'),
  province: idsOf('province'),
  municipality: idsOf('city'),
  zone: idsOf('cityZone'),
  island: idsOf('island'),
  macroarea: idsOf('macroarea'),
  touristicArea: idsOf('touristicArea'),
  metroLine: idsOf('metroLine'),
  metroStation: idsOf('metro'),
  polygon: polygons,
  excludedArea: polygons,
  circle,
}

const names = Object.keys(each) as (keyof typeof each)[]

/** Up to four filters at once; now and then with the contract and the category that most homes have. */
export const greekCriteria: fc.Arbitrary<Criteria> = fc
  .tuple(fc.subarray(names, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 3 }))
  .chain(([chosen, usual]) => {
    const set = new Set(usual === 0 ? [...chosen, 'contract' as const, 'category' as const] : chosen)
    return fc.record(Object.fromEntries([...set].map((name) => [name, each[name]]))) as fc.Arbitrary<Criteria>
  })
