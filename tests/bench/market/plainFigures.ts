/** The plain query of the price guide's tests, beside the months that the job keeps. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { performance } from 'node:perf_hooks'
import { geographyLevels } from '#domain/geography/levels.ts'
import { type GuideLevel } from '#domain/market/guideAddress.ts'
import { typologyIdsOf } from '#domain/market/kindTypologies.ts'
import { monthFrom } from '#domain/market/months.ts'
import { priceKinds } from '#domain/market/priceKinds.ts'
import { Database } from '#server/database/Database.ts'
import { type PlainFigures, plainSql } from '#server/features/market/testing/plainSql.ts'

const columns = {
  country: null,
  region: 'region_id',
  province: 'province_id',
  city: 'municipality_id',
  cityZone: 'zone_id',
} as const satisfies Record<GuideLevel, string | null>

/** A row of `market_months`. */
export interface KeptFigures extends Omit<PlainFigures, 'quartiles'> {
  readonly level: number
  readonly placeId: number
  readonly kind: number
  readonly contract: number
  readonly q1: number
  readonly median: number
  readonly q3: number
}

const kept = `SELECT level, place_id AS "placeId", kind, contract, n, fenced, q1, median, q3, low, high, new, gone, days,
  cuts, earlier, stratified, stratified_error AS "stratifiedError", repeats, repeated,
  repeated_error AS "repeatedError" FROM market_months WHERE month = $1::date`

/** The figures of the country in a month, and of each other level those of three places: of many, some and few homes. */
export const sampleOf = (month: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.unsafe<KeptFigures>(
      `WITH kept AS (${kept}), parts AS (
        SELECT *, ntile(3) OVER (PARTITION BY level ORDER BY n, "placeId", kind, contract) AS part FROM kept
      )
      SELECT * FROM kept WHERE level = ${geographyLevels.idOf('country')}
      UNION ALL (
        SELECT DISTINCT ON (level, part) ${'level, "placeId", kind, contract, n, fenced, q1, median, q3, low, high'},
          new, gone, days, cuts, earlier, stratified, "stratifiedError", repeats, repeated, "repeatedError"
        FROM parts WHERE level <> ${geographyLevels.idOf('country')} ORDER BY level, part, n DESC, "placeId"
      )`,
      [`${month}-01`],
    ),
  )

/** A month that is over, and the same a year before, as the query takes them. */
const momentsOf = (month: string) =>
  [month, monthFrom(month, 1), monthFrom(month, -12), monthFrom(month, -11)].map(
    (first) => `${first}-01 00:00 Europe/Athens`,
  )

/** To nine digits: sums in another order differ in their last ones. */
const told = (value: number | null) => (value === null ? 'none' : Number(value).toPrecision(9))

function isEqual({ quartiles, ...plain }: PlainFigures, row: KeptFigures): boolean {
  const [q1, median, q3] = quartiles ?? []
  const all = { ...plain, q1: q1 ?? null, median: median ?? null, q3: q3 ?? null }
  return Object.entries(all).every(
    ([name, value]) => told(value) === told(row[name as keyof KeptFigures] as number | null),
  )
}

/** Asks the plain query for one figure of a month that is over. Seconds, and whether every number is the same. */
export const askPlain = (month: string, row: KeptFigures) =>
  Effect.flatMap(Database, ({ bulk }) =>
    bulk(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const column = columns[geographyLevels.nameOf(row.level) as GuideLevel]
        const typologies = typologyIdsOf(priceKinds.nameOf(row.kind) ?? 'flats')
        const values = [...momentsOf(month), row.contract, typologies, row.placeId]
        const begun = performance.now()
        const [plain] = yield* sql.unsafe<PlainFigures>(plainSql(column), values)
        const seconds = (performance.now() - begun) / 1000
        return { seconds, isEqual: plain !== undefined && isEqual(plain, row) }
      }),
    ),
  )
