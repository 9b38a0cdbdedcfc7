/** What a search asks for, as SQL conditions on a table with the columns of search. */
import type { Box, Circle, Polygon, Position } from '#domain/search/areas.ts'
import { type Criteria, type Filter, type FilterName, filters, type Range } from '#domain/search/filters.ts'
import { readKeyword } from '#domain/search/words/keyword.ts'
import { DEGREE } from '#search-engine/store/columnTable.ts'
import { metresBetween } from '#search-engine/areas/circles.ts'
import { stemsOf } from '../texts/stemsOf.ts'
import { join, type Sql, sql } from './Sql.ts'

/** How one database says what others say otherwise. */
export interface Dialect {
  /** Ways to look for what lies in an area, the plainest first. */
  readonly areas: readonly AreaDialect[]
  /** Listings whose texts hold all of some stems, and none of others. */
  readonly holds: (must: readonly string[], mustNot: readonly string[]) => Sql
}

export interface AreaDialect {
  readonly name: string
  readonly within: (box: Box) => Sql
  readonly polygon: (corners: readonly Position[]) => Sql
  readonly circle: (circle: Circle) => Sql
}

type SqlOf = (name: FilterName, filter: Filter, wanted: unknown) => readonly Sql[]

/** All conditions of a search, joined. */
export function whereOf(criteria: Criteria, dialect: Dialect, area: AreaDialect, viewport?: Box): Sql {
  const names = (Object.keys(criteria) as FilterName[]).filter((name) => criteria[name] !== undefined)
  const conditions = names.flatMap((name) => {
    const filter: Filter = filters[name]
    const { kind } = filter
    // A question draws one.
    if (kind === 'polygons') return (criteria[name] as readonly Polygon[]).map(area.polygon)
    if (kind === 'circle') return [area.circle(criteria[name] as Circle)]
    if (kind === 'keyword') return [holds(criteria[name] as string, dialect)]
    return ofColumn(name, filter, criteria[name])
  })
  const all = [...conditions, ...(viewport ? [area.within(viewport)] : [])]
  return all.length === 0 ? sql('true') : join(all, ' AND ')
}

const ofColumn: SqlOf = (name, filter, wanted) => {
  if (!('column' in filter)) throw new Error(`The benchmark asks nothing of the filter ${name}`)
  const column = name === 'rooms' ? filters.bedrooms.column : filter.column
  switch (filter.kind) {
    case 'range': {
      const { min, max } = wanted as Range
      return [
        ...(min === undefined ? [] : [sql(`${column} >= ?`, min)]),
        ...(max === undefined ? [] : [sql(`${column} <= ?`, max)]),
      ]
    }
    case 'least':
      return [sql(`${column} >= ?`, wanted as number)]
    case 'choice':
      return [sql(`${column} = ?`, filter.vocabulary.idOf(wanted as string))]
    case 'choices':
      return [
        among(
          column,
          (wanted as readonly string[]).map((one) => filter.vocabulary.idOf(one)),
        ),
      ]
    case 'places':
      return [among(column, wanted as readonly number[])]
    default:
      throw new Error(`The benchmark asks nothing of the filter ${name}`)
  }
}

function among(column: string, ids: readonly number[]): Sql {
  if (ids.length === 1) return sql(`${column} = ?`, ids[0] as number)
  return sql(`${column} IN (${ids.map(() => '?').join(', ')})`, ...ids)
}

function holds(keyword: string, { holds: say }: Dialect): Sql {
  const { must, mustNot } = readKeyword(keyword)
  return say(must.flatMap(stemsOf), mustNot.flatMap(stemsOf))
}

/** In millionths of a degree, what lies on the edges included. */
export function whole({ south, north, west, east }: Box): Box {
  return {
    south: Math.ceil(south * DEGREE),
    north: Math.floor(north * DEGREE),
    west: Math.ceil(west * DEGREE),
    east: Math.floor(east * DEGREE),
  }
}

/** Between two parallels and two meridians: both columns stand in the index that begins with contract and category. */
export function between(box: Box): Sql {
  const { south, north, west, east } = whole(box)
  return sql('latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?', south, north, west, east)
}

export function boxOfPolygon(corners: readonly Position[]): Box {
  const latitudes = corners.map(([latitude]) => latitude)
  const longitudes = corners.map(([, longitude]) => longitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
}

export function boxOfCircle({ centre: [latitude, longitude], radius }: Circle): Box {
  const degree = metresBetween(0, 0, DEGREE, 0)
  const reach = (radius * 1.001) / degree
  const across = reach / Math.cos(((Math.abs(latitude) + reach) * Math.PI) / 180)
  return {
    south: latitude - reach,
    north: latitude + reach,
    west: longitude - across,
    east: longitude + across,
  }
}

/** The great circle by the haversine, as both databases can say it. */
export const haversine = ({ centre: [latitude, longitude], radius }: Circle): Sql =>
  sql(
    `2 * 6371008.8 * asin(sqrt(power(sin((latitude / 1e6 - ?) * ${Math.PI / 360}), 2)
      + ? * cos(latitude * ${Math.PI / 180 / DEGREE}) * power(sin((longitude / 1e6 - ?) * ${Math.PI / 360}), 2))) <= ?`,
    latitude,
    Math.cos((latitude * Math.PI) / 180),
    longitude,
    radius,
  )
