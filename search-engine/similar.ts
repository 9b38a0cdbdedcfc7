/**
 * Similar listings: the same contract and category, near in place, price and surface. Ads that seem to be of the
 * same home but show its place more exactly are left out: beside an ad that hides the place they would reveal it.
 */
import type { Criteria } from '#domain/search/filters.ts'
import { tellsPlaceOf } from '#domain/listing/sameHome.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import { NOT_STATED } from './store/Columns.ts'
import type { ColumnName, WideName } from './store/columnTable.ts'
import { factsOf } from './store/findHomeGroups.ts'
import type { SegmentDoc } from './execution/SegmentDoc.ts'
import type { SegmentedIndex } from './lifecycle/SegmentedIndex.ts'

/** The largest ratio of two prices or surfaces. */
const TOLERANCE = 1.5

/** Levels to search, nearest first; a wider one only while there are too few results. */
const rings = ['zone', 'municipality', 'province', 'region'] as const satisfies readonly WideName[]

/**
 * The ids of at most `most` similar listings, the most similar first; undefined if the index does not hold the
 * listing.
 */
export function similarTo(engine: SegmentedIndex, id: number, most: number): readonly number[] | undefined {
  const one = engine.locate(id)
  if (one === undefined) return undefined
  const found: number[] = []
  for (const ring of rings) {
    if (found.length >= most) break
    for (const other of mostAlike(engine, one, criteriaOf(one, ring), most))
      if (found.length < most && !found.includes(other)) found.push(other)
  }
  return found
}

const factsOfLocated = ({ segment, doc }: SegmentDoc) => factsOf(segment.index.columns, doc)

const valueOf = ({ segment, doc }: SegmentDoc, name: ColumnName): number =>
  segment.index.columns[name][doc] as number

/** Undefined where the listing does not state a place of that level. */
function criteriaOf(one: SegmentDoc, ring: (typeof rings)[number]): Criteria | undefined {
  const contract = contracts.nameOf(valueOf(one, 'contract'))
  const category = categories.nameOf(valueOf(one, 'category'))
  const place = valueOf(one, ring)
  if (contract === undefined || category === undefined || place === NOT_STATED) return undefined
  const around = (name: 'price' | 'surface') => {
    const middle = valueOf(one, name)
    return middle === NOT_STATED
      ? {}
      : { [name]: { min: Math.floor(middle / TOLERANCE), max: Math.ceil(middle * TOLERANCE) } }
  }
  return { contract, category, [ring]: [place], ...around('price'), ...around('surface') }
}

function mostAlike(
  engine: SegmentedIndex,
  one: SegmentDoc,
  criteria: Criteria | undefined,
  most: number,
): readonly number[] {
  if (criteria === undefined) return []
  const id = valueOf(one, 'id')
  const facts = factsOfLocated(one)
  const found: number[] = []
  for (const other of [...engine.matches(criteria)]
    .map((located) => ({ located, id: valueOf(located, 'id'), distance: distanceBetween(one, located) }))
    .filter((other) => other.id !== id)
    .sort((a, b) => a.distance - b.distance || b.id - a.id)) {
    if (found.length === most) break
    if (!tellsPlaceOf(facts, factsOfLocated(other.located))) found.push(other.id)
  }
  return found
}

/** A different number of bedrooms weighs as much as a tenth of the price. */
const distanceBetween = (one: SegmentDoc, other: SegmentDoc): number =>
  ratio(one, other, 'price') +
  ratio(one, other, 'surface') +
  (valueOf(one, 'bedrooms') === valueOf(other, 'bedrooms') ? 0 : 0.1)

function ratio(one: SegmentDoc, other: SegmentDoc, name: 'price' | 'surface'): number {
  const [a, b] = [valueOf(one, name), valueOf(other, name)]
  return a === NOT_STATED || b === NOT_STATED ? 0 : Math.abs(Math.log(Math.max(b, 1) / Math.max(a, 1)))
}
