/**
 * A question in SQL: all the ways worth trying. Which one is quickest depends on the kind of question, the data and the
 * database; the benchmark tries them before it measures, and measures the best.
 */
import { orderOptions } from '#domain/search/orders.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { DEGREE } from '#search-engine/store/columnTable.ts'
import { clusterGrid } from '#search-engine/map/clusters.ts'
import { packPlans } from '#search-engine/store/packs.ts'
import type { SearchRequest } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { type Answer, criteriaOf, type OptionCounts, type Question } from '../Question.ts'
import { type Dialect, whereOf } from './conditions.ts'
import { compose, type Sql, sql } from './Sql.ts'

/** Rows as arrays of what the database gave. */
export type Rows = readonly (readonly unknown[])[]

export interface Way {
  readonly name: string
  readonly statements: readonly Sql[]
  readonly read: (results: readonly Rows[]) => Answer
}

export function waysOf(question: Question, dialect: Dialect): readonly Way[] {
  const viewport = 'viewport' in question ? question.viewport : undefined
  const { polygon, circle } = criteriaOf(question)
  const areas = viewport || polygon || circle ? dialect.areas : dialect.areas.slice(0, 1)
  return areas.flatMap((area) => {
    const where = whereOf(criteriaOf(question), dialect, area, viewport)
    return asked(question, where).map((way) => ({ ...way, name: `${area.name}, ${way.name}` }))
  })
}

function asked(question: Question, where: Sql): readonly Way[] {
  switch (question.ask) {
    case 'page':
      return listed(where, 'id', orderBy(question.request), limits(question.request), (total, rows) => ({
        total,
        ids: rows.map(([id]) => Number(id)),
      }))
    case 'markers':
      return listed(
        where,
        'id, latitude, longitude, price',
        { column: 'relevance', sql: 'relevance DESC, id DESC' },
        { length: question.most, offset: 0 },
        (total, rows) => ({ total, markers: rows.map(markerOf) }),
      )
    case 'clusters':
      return [clusters(question, where)]
    case 'facets':
      return [facets(where)]
  }
}

interface OrderBy {
  readonly column: string
  readonly sql: string
}

function orderBy({ order }: SearchRequest): OrderBy {
  const { criterion, direction } = orderOptions[order]
  if (criterion === 'agencyFirst' || criterion === 'privateFirst')
    throw new Error(`The benchmark does not ask for ${order}`)
  const column = criterion === 'automatic' ? 'relevance' : criterion
  return { column, sql: `${column} ${direction} NULLS LAST, id DESC` }
}

const limits = ({ page, perPage }: SearchRequest) => ({ length: perPage, offset: (page - 1) * perPage })

/** A count and a page: each by itself, from what was found once, or by counting along. */
function listed(
  where: Sql,
  columns: string,
  order: OrderBy,
  { length, offset }: { readonly length: number; readonly offset: number },
  answer: (total: number, rows: Rows) => Answer,
): readonly Way[] {
  const piece = sql(`ORDER BY ${order.sql} LIMIT ? OFFSET ?`, length, offset)
  const count = compose('SELECT count(*) FROM listings WHERE {}', where)
  const page = compose(`SELECT ${columns} FROM listings WHERE {} {}`, where, piece)
  const nothing = columns
    .split(', ')
    .slice(1)
    .map(() => ', 0')
    .join('')
  const once = compose(
    `WITH found AS MATERIALIZED (SELECT ${columns}, ${order.column} AS place FROM listings WHERE {})
    SELECT count(*)${nothing} FROM found UNION ALL SELECT * FROM (
      SELECT ${columns} FROM found ${piece.text.replace(order.column, 'place')}) AS page`,
    where,
    sql('', length, offset),
  )
  const totalFirst = (rows: Rows) => answer(Number(rows[0]?.[0]), rows.slice(1))
  return [
    {
      name: 'count and page',
      statements: [count, page],
      read: ([counted, rows]) => answer(Number(counted?.[0]?.[0]), rows ?? []),
    },
    { name: 'once', statements: [once], read: ([rows]) => totalFirst(rows ?? []) },
  ]
}

const markerOf = ([id, latitude, longitude, price]: readonly unknown[]) => ({
  id: Number(id),
  latitude: Number(latitude) / DEGREE,
  longitude: Number(longitude) / DEGREE,
  ...(price !== null && { price: Number(price) }),
})

/** Cells are counted from zero of both coordinates: whole numbers divide as they should north and east of it. */
function clusters({ viewport, zoom }: Question & { ask: 'clusters' }, where: Sql): Way {
  const { height, width } = clusterGrid(viewport, zoom)
  const statement = compose(
    `SELECT latitude / ${height}, longitude / ${width}, count(*), sum(latitude), sum(longitude), min(price), max(price)
    FROM listings WHERE {} GROUP BY 1, 2 ORDER BY 1, 2`,
    where,
  )
  const clusterOf = ([, , count, latitudes, longitudes, minPrice, maxPrice]: readonly unknown[]) => ({
    count: Number(count),
    latitude: Number(latitudes) / Number(count) / DEGREE,
    longitude: Number(longitudes) / Number(count) / DEGREE,
    ...(maxPrice !== null && { minPrice: Number(minPrice), maxPrice: Number(maxPrice) }),
  })
  return {
    name: 'grouped',
    statements: [statement],
    read: ([rows]) => ({
      total: (rows ?? []).reduce((sum, [, , count]) => sum + Number(count), 0),
      clusters: (rows ?? []).map(clusterOf),
    }),
  }
}

/** Options are counted by packs of several filters, as Estia does: five groupings instead of twenty-nine. */
export const packColumns = packPlans.map((_, at) => `pack${at}`)

function facets(where: Sql): Way {
  const groups = packColumns.map((pack, at) => `SELECT ${at}, ${pack}, count(*) FROM found GROUP BY ${pack}`)
  return {
    name: 'by packs',
    statements: [
      compose(
        `WITH found AS MATERIALIZED (SELECT ${packColumns.join(', ')} FROM listings WHERE {})
        ${groups.join(' UNION ALL ')}`,
        where,
      ),
    ],
    read: ([rows]) => optionsOf((rows ?? []).map((row) => row.map(Number))),
  }
}

export function optionsOf(counted: readonly (readonly number[])[]): OptionCounts {
  const options = packPlans.flatMap(({ digits }, pack) => {
    const codes = counted.filter(([of]) => of === pack)
    return digits.map(({ filter, base, weight, ofOptions }) => {
      const values = Array.from({ length: base }, () => 0)
      for (const [, code = 0, count = 0] of codes) {
        const value = Math.floor(code / weight) % base
        values[value] = (values[value] ?? 0) + count
      }
      const counts = ofOptions.map((all) => all.reduce((sum, value) => sum + (values[value] ?? 0), 0))
      return [filter, counts] as const
    })
  })
  const total = counted.reduce((sum, [pack, , count = 0]) => sum + (pack === 0 ? count : 0), 0)
  return { total, options: Object.fromEntries(options) as unknown as OptionCounts['options'] }
}

/** As databases keep it. */
export const stated = (value: number): number | null => (value === NOT_STATED ? null : value)
