/**
 * What search must answer, said by the database: each filter of the table as a condition in SQL.
 *
 * The columns are those that search is loaded from; everything after that (the codes of places, packs, plans, areas)
 * is the engine's own, and is asked of the database here in words that share nothing with it.
 */
import { type Circle, type Polygon, type Position, walkToStation } from '#domain/search/areas.ts'
import {
  columnOf,
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filters,
  type Range,
} from '#domain/search/filters.ts'
import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import { contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import { reductionsSql } from '#server/content/search-index/loading/reductions.ts'
import { columnSql } from '#server/content/search-index/loading/columnSql.ts'
import { columnNames, DEGREE } from '#search-engine/store/columnTable.ts'
import type { Surroundings } from '#search-engine/planning/Surroundings.ts'

/** Makes the table that conditions are asked of: a column each, null where nothing is stated. */
export const createOracle = `CREATE TEMPORARY TABLE oracle AS
  WITH reductions AS (${reductionsSql('true')})
  SELECT ${columnNames.map((name) => `${columnSql[name]} AS "${name}"`).join(', ')}
  FROM listings
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN reductions ON reductions.listing_id = listings.id
  WHERE listings.status = ${statuses.idOf('active')}`

/** One row a search: its number, and the ids that match. */
export const askOracle = (searches: readonly Criteria[], surroundings: Surroundings): string =>
  searches
    .map(
      (criteria, at) =>
        `SELECT ${at} AS search, array_agg(id ORDER BY id) AS ids FROM oracle WHERE ${where(criteria, surroundings)}`,
    )
    .join(' UNION ALL ')

function where(criteria: Criteria, surroundings: Surroundings): string {
  const names = (Object.keys(criteria) as FilterName[]).filter((name) => criteria[name] !== undefined)
  return ['true', ...names.map((name) => condition(name, criteria[name], surroundings))].join(' AND ')
}

const anyOf = (conditions: readonly string[]): string => `(${['false', ...conditions].join(' OR ')})`

function condition(name: FilterName, wanted: unknown, { membersOf, stationsOf }: Surroundings): string {
  const filter: Filter = filters[name]
  switch (filter.kind) {
    case 'range': {
      const column = `"${columnOf(name as FilterNameOf<'range'>, true)}"`
      const { min, max } = wanted as Range
      const sides = [
        min === undefined ? [] : `${column} >= ${min}`,
        max === undefined ? [] : `${column} <= ${max}`,
      ]
      return [`${column} IS NOT NULL`, ...sides.flat()].join(' AND ')
    }
    case 'least':
      return `"${filter.column}" >= ${wanted as number}`
    case 'choice':
      return `"${filter.column}" IN (${filter.vocabulary.idsOf(wanted as string).join(', ')})`
    case 'choices': {
      const chosen = wanted as readonly string[]
      if (filter.isMask) {
        const bits = chosen.reduce((mask, one) => mask | (1 << filter.vocabulary.names.indexOf(one)), 0)
        return `("${filter.column}" & ${bits}) <> 0`
      }
      return `coalesce("${filter.column}", 0) IN (${chosen.map((one) => filter.vocabulary.idOf(one)).join(', ')})`
    }
    case 'monthly': {
      const { most, loan } = wanted as MonthlyCost
      if (most === undefined) return 'true'
      const { share = 0, rate = 0, years = 0 } = loan ?? {}
      const monthly = `(${rate}::float8 / 1200)`
      const factor = loan
        ? rate === 0
          ? `(${share}::float8 / 100 / ${years * 12})`
          : `(${share}::float8 / 100 * ${monthly} / (1 - power(1 + ${monthly}, ${-years * 12})))`
        : 'NULL::float8'
      const sale = `"contract" = ${contracts.idOf('sale')} AND "price" * ${factor} + "monthlyExtras" / 100.0 <= ${most} + 0.005`
      const rent = `"contract" = ${contracts.idOf('rent')} AND "price" + "monthlyExtras" / 100.0 <= ${most}`
      return `"price" IS NOT NULL AND (${sale} OR ${rent})`
    }
    case 'exclude':
      return `"${filter.column}" <> ${filter.id}`
    case 'publisher':
      return `"${filter.column}" = ${-(wanted as number)}`
    case 'places': {
      const ids = wanted as readonly number[]
      if (name !== 'macroarea' && name !== 'touristicArea') return `"${filter.column}" IN (${ids.join(', ')})`
      const members = ids.flatMap((id) => membersOf(name, id))
      return anyOf(members.map(({ column, id }) => `"${column}" = ${id}`))
    }
    case 'stations': {
      const centres = (wanted as readonly number[]).flatMap((id) => stationsOf(filter.level, id))
      return anyOf(centres.map((centre) => within({ centre, radius: walkToStation })))
    }
    case 'circle':
      return within(wanted as Circle)
    case 'polygons': {
      const isInside = anyOf((wanted as readonly Polygon[]).map(inside))
      // Nothing is known of what shows no point: it is in no area, and left out by none.
      return filter.isExcluded ? `${isInside} IS NOT TRUE` : isInside
    }
    case 'keyword':
      throw new Error('The database does not read words as search does')
  }
}

/** By the law of cosines, on the sphere that the engine means. */
function within({ centre: [latitude, longitude], radius }: Circle): string {
  const here = `radians("latitude" / ${DEGREE}.0)`
  const there = `radians(${latitude}::float8)`
  const apart = `radians("longitude" / ${DEGREE}.0 - ${longitude}::float8)`
  const cosine = `sin(${here}) * sin(${there}) + cos(${here}) * cos(${there}) * cos(${apart})`
  // The least of 1 and nothing is 1.
  return `("latitude" IS NOT NULL AND 6371008.8 * acos(least(1, ${cosine})) <= ${radius})`
}

/** Even-odd: how many sides lie to the east. */
function inside(corners: Polygon): string {
  const crossed = corners.map((corner, at) => {
    const [y1, x1] = corner.map((degrees) => degrees * DEGREE) as [number, number]
    const next = corners[(at + 1) % corners.length] as Position
    const [y2, x2] = next.map((degrees) => degrees * DEGREE) as [number, number]
    const [y, x] = ['"latitude"::float8', '"longitude"::float8']
    const slope = y1 === y2 ? 0 : (x2 - x1) / (y2 - y1)
    return `((${y1} > ${y}) <> (${y2} > ${y}) AND ${x} < ${slope}::float8 * (${y} - ${y1}) + ${x1})::int`
  })
  return `(${crossed.join(' + ')}) % 2 = 1`
}
