/**
 * PostgreSQL as an expert would set it up for search: a narrow table with covering indexes, PostGIS where it is
 * installed, and words behind an index on a function, so that they do not make the table wide.
 */
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Position } from '#domain/search/areas.ts'
import { DEGREE } from '#search-engine/store/columnTable.ts'
import {
  type AreaDialect,
  between,
  boxOfCircle,
  boxOfPolygon,
  type Dialect,
  haversine,
} from '../sql/conditions.ts'
import { compose, type Sql, sql } from '../sql/Sql.ts'
import { type Rows, waysOf } from '../sql/ways.ts'
import type { MakeEngine } from './BenchEngine.ts'
import { loadPostgres } from './loadPostgres.ts'
import { openServer } from './postgresServer.ts'

/** Millionths of a degree: the plain types compare fractions of one only roughly. */
const cornersOf = (corners: readonly Position[]) =>
  `(${corners.map(([latitude, longitude]) => `(${longitude * DEGREE},${latitude * DEGREE})`).join(',')})`

const withIndex: AreaDialect = {
  name: 'covering index',
  within: between,
  polygon: (corners) =>
    compose(
      '{} AND {}',
      between(boxOfPolygon(corners)),
      sql('point(longitude, latitude) <@ ?::text::polygon', cornersOf(corners)),
    ),
  circle: (circle) => compose('{} AND {}', between(boxOfCircle(circle)), haversine(circle)),
}

const closed = (corners: readonly Position[]) =>
  [...corners, corners[0] as Position].map(([latitude, longitude]) => `${longitude} ${latitude}`).join(', ')

const withPostgis: AreaDialect = {
  name: 'PostGIS',
  // Boxes of geometries are kept roughly: the columns say it exactly.
  within: (box) =>
    compose(
      '{} AND {}',
      sql('shown && ST_MakeEnvelope(?, ?, ?, ?, 4326)', box.west, box.south, box.east, box.north),
      between(box),
    ),
  polygon: (corners) => sql('ST_Contains(ST_GeomFromText(?, 4326), shown)', `POLYGON((${closed(corners)}))`),
  circle: ({ centre: [latitude, longitude], radius }) =>
    sql('ST_DWithin(shown::geography, ST_MakePoint(?, ?)::geography, ?, false)', longitude, latitude, radius),
}

const dialectWith = (hasPostgis: boolean): Dialect => ({
  areas: hasPostgis ? [withIndex, withPostgis] : [withIndex],
  holds: (must, mustNot) =>
    sql(
      'words_of(id) @@ ?::text::tsquery',
      [...must.map((stem) => `'${stem}'`), ...mustNot.map((stem) => `!'${stem}'`)].join(' & '),
    ),
})

export const postgres: MakeEngine = async (stock) => {
  const { client, stop } = await openServer()
  const { hasPostgis } = await loadPostgres(client, stock)
  const dialect = dialectWith(hasPostgis)
  const prepare = namedBy(client)
  return {
    ways: (question) =>
      waysOf(question, dialect).map(({ name, statements, read }) => {
        const ready = statements.map(prepare)
        return {
          name,
          run: () => oneByOne(ready),
          read: (given) => read(given as Rows[]),
        }
      }),
    notes: hasPostgis ? [] : ['PostGIS is not installed: areas are asked of PostgreSQL alone'],
    memoryMB: () => memoryOf(client),
    close: stop,
  }
}

async function oneByOne(asks: readonly (() => Promise<Rows>)[]): Promise<readonly Rows[]> {
  const results: Rows[] = []
  for (const ask of asks) results.push(await ask())
  return results
}

/** Statements are prepared once by name. */
function namedBy(client: pg.Client) {
  const names = new Map<string, string>()
  return ({ text, values }: Sql) => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    let at = 0
    const numbered = text.replaceAll('?', () => `$${++at}`)
    const query = { name, text: numbered, values: [...values], rowMode: 'array' as const }
    return async (): Promise<Rows> => (await client.query<unknown[]>(query)).rows
  }
}

/** Each process's own part of the memory and its share of the common one. */
async function memoryOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  const kilobytes = rows.map(({ pid }) => {
    const [, pss] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(pss)
  })
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}
