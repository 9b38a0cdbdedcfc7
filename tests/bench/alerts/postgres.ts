/** The same question to PostgreSQL: rows of searches with the indexes that answer it in the least time. */
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type pg from 'pg'
import type { Circle, Polygon } from '#domain/search/areas.ts'
import { type Criteria, filters } from '#domain/search/filters.ts'
import { circlesArea } from '#search-engine/areas/circles.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { DEGREE, LARGEST } from '#search-engine/store/columnTable.ts'
import { packPlans } from '#search-engine/store/packs.ts'
import { flags, masks, searchAt, wordsOfAd } from './searches.ts'

const levels = ['zone', 'municipality', 'province', 'region'] as const
const EVERYWHERE = levels.length
const POLYGON = EVERYWHERE + 1
const CIRCLE = POLYGON + 1

const maskNames = Object.keys(masks) as (keyof typeof masks)[]
const digits = new Map(packPlans.flatMap(({ digits: all }) => all).map((digit) => [digit.filter, digit]))

const ranged = ['price', 'surface', 'bedrooms'] as const
const columns = [
  'id int4',
  'contract int2',
  'category int2',
  'kind int2',
  'place int4',
  ...ranged.flatMap((name) => [`${name}_low int4`, `${name}_high int4`]),
  ...maskNames.map((name) => `${name} int8`),
  'flags int4',
  'word text',
  'area polygon',
  'round box',
  'latitude float8',
  'longitude float8',
  'radius float8',
]

/** Loads searches 1 to `count`. */
export async function loadSearches(client: pg.Client, count: number): Promise<void> {
  await client.query(`CREATE TABLE searches (${columns.join(', ')})`)
  const folder = mkdtempSync(join(tmpdir(), 'estia-bench-'))
  chmodSync(folder, 0o755)
  try {
    const path = join(folder, 'searches')
    const file = createWriteStream(path)
    for (let id = 1; id <= count; id++)
      if (!file.write(`${lineOf(id, searchAt(id))}\n`)) await once(file, 'drain')
    file.end()
    await once(file, 'close')
    // The server is another user.
    chmodSync(path, 0o644)
    await client.query(`COPY searches FROM '${path}'`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const tested = [
    ...ranged.flatMap((name) => [`${name}_low`, `${name}_high`]),
    ...maskNames,
    'flags',
    'word',
    'id',
  ]
  await client.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`)
  await client.query(
    `CREATE INDEX ON searches (contract, category, kind, place, price_high)
      INCLUDE (${tested.filter((name) => name !== 'price_high').join(', ')})`,
  )
  await client.query(
    `CREATE INDEX ON searches USING gist (contract, category, round) WHERE round IS NOT NULL`,
  )
  await client.query('VACUUM ANALYZE searches')
}

function lineOf(id: number, criteria: Criteria): string {
  const { contract, category, polygon, circle } = criteria
  const level = levels.findIndex((name) => criteria[name] !== undefined)
  const kind = polygon ? POLYGON : circle ? CIRCLE : level < 0 ? EVERYWHERE : level
  const values = [
    id,
    filters.contract.vocabulary.idOf(contract as never),
    filters.category.vocabulary.idOf(category as never),
    kind,
    level < 0 ? 0 : (criteria[levels[level] as 'zone']?.[0] as number),
    ...ranged.flatMap((name) => [
      criteria[name] ? (criteria[name].min ?? NOT_STATED + 1) : NOT_STATED,
      criteria[name]?.max ?? LARGEST,
    ]),
    ...maskNames.map((name) => maskOf(name, criteria)),
    flags.reduce((mask, name, at) => (criteria[name] ? mask | (1 << at) : mask), 0),
    criteria.keyword ?? null,
    polygon ? polygonText(polygon[0] as Polygon) : null,
    polygon ? boxOfCorners(polygon[0] as Polygon) : circle ? boxOfCircle(circle) : null,
    circle?.centre[0] ?? null,
    circle?.centre[1] ?? null,
    circle?.radius ?? null,
  ]
  return values.map((value) => value ?? '\\N').join('\t')
}

/** A bit for each allowed digit; null allows all. */
function maskOf(name: keyof typeof masks, criteria: Criteria): number | null {
  if (criteria[name] === undefined) return null
  const allowed = digits.get(name)?.allowed(criteria[name]) ?? new Uint8Array()
  return allowed.reduce((mask, isAllowed, at) => mask + isAllowed * 2 ** at, 0)
}

const polygonText = (corners: Polygon) =>
  `(${corners.map(([y, x]) => `(${x * DEGREE},${y * DEGREE})`).join()})`
function boxOfCorners(corners: Polygon): string {
  const [ys, xs] = [corners.map(([y]) => y * DEGREE), corners.map(([, x]) => x * DEGREE)]
  return `(${Math.max(...xs)},${Math.max(...ys)}),(${Math.min(...xs)},${Math.min(...ys)})`
}
/** `box(circle)` is the box inside the circle: the one around it is computed here. */
function boxOfCircle(circle: Circle): string {
  const [box] = circlesArea([circle]).boxes
  return box ? `(${box.east},${box.north}),(${box.west},${box.south})` : ''
}

const conditions = [
  ...ranged.map((name, at) => `$${4 + at} BETWEEN ${name}_low AND ${name}_high`),
  ...maskNames.map((name, at) => `(${name} IS NULL OR ${name} & (1::int8 << $${7 + at}::int) <> 0)`),
  `flags & $14 = flags`,
  `(word IS NULL OR word = ANY($15::text[]))`,
].join(' AND ')

const parameters = 21
const filed = [
  ...levels.map((_, at) => `kind = ${at} AND place = $${16 + at}`),
  `kind = ${EVERYWHERE} AND place = 0`,
]
const market = 'contract = $1 AND category = $2'
const here = 'round && box(point($21, $20), point($21, $20))'
const radians = (degrees: string) => `radians(${degrees})`
const half = (a: string, b: string) => `sin((${a} - ${b}) / 2) ^ 2`
const distance = `2 * 6371008.8 * asin(sqrt(${half(radians('$20::float8 / 1e6'), radians('latitude'))}
  + cos(${radians('latitude')}) * cos(${radians('$20::float8 / 1e6')})
  * ${half(radians('$21::float8 / 1e6'), radians('longitude'))}))`

const question = [
  ...filed.map(
    (key) => `SELECT id FROM searches WHERE ${market} AND ${key} AND price_high >= $3 AND ${conditions}`,
  ),
  `SELECT id FROM searches WHERE ${market} AND kind = ${POLYGON} AND ${here} AND area @> point($21, $20) AND ${conditions}`,
  `SELECT id FROM searches WHERE ${market} AND kind = ${CIRCLE} AND ${here} AND ${distance} <= radius AND ${conditions}`,
].join(' UNION ALL ')

/** The ids of the searches that find an ad, and how long the answer took, in milliseconds. */
export async function askPostgres(client: pg.Client, columns: Columns, doc: number) {
  const valueOf = (name: keyof Columns) => columns[name][doc] as number
  const digitOf = (name: keyof typeof masks) => {
    const digit = digits.get(name)
    return digit ? digit.digitOf(valueOf(digit.column)) : 0
  }
  const values = [
    valueOf('contract'),
    valueOf('category'),
    valueOf('price'),
    ...ranged.map(valueOf),
    ...maskNames.map(digitOf),
    flags.reduce(
      (mask, name, at) => (digits.get(name)?.digitOf(valueOf(name)) === 0 ? mask | (1 << at) : mask),
      0,
    ),
    [...wordsOfAd(valueOf('id'))],
    ...levels.map(valueOf),
    valueOf('latitude'),
    valueOf('longitude'),
  ]
  if (values.length !== parameters) throw new Error(`${values.length} values`)
  const begun = performance.now()
  const { rows } = await client.query<number[]>({ name: 'inverse', text: question, values, rowMode: 'array' })
  return { took: performance.now() - begun, ids: rows.flat().toSorted((a, b) => a - b) }
}
