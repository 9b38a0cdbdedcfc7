/** Rows of `market_months`, and what is told of them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { geographyLevels } from '#domain/geography/levels.ts'
import type { Place } from '#domain/geography/Place.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { changeOf, least, METHOD } from '#domain/market/figures.ts'
import type { GuideFigure } from '#domain/market/Guide.ts'
import type { GuideContract } from '#domain/market/guideAddress.ts'
import { type PriceKindName, priceKinds } from '#domain/market/priceKinds.ts'

export interface FigureRow {
  readonly level: number
  readonly placeId: number
  readonly kind: number
  readonly contract: number
  readonly month: string
  readonly n: number
  readonly fenced: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly low: number
  readonly high: number
  readonly new: number
  readonly gone: number
  readonly cuts: number
  readonly days: number | null
  readonly earlier: number
  readonly stratified: number | null
  readonly stratifiedError: number | null
  readonly repeats: number
  readonly repeated: number | null
  readonly repeatedError: number | null
}

const columns = `level, place_id AS "placeId", kind, contract, to_char(month, 'YYYY-MM') AS month, n, fenced, q1, median,
  q3, low, high, new, gone, cuts, days, earlier, stratified, stratified_error AS "stratifiedError", repeats, repeated,
  repeated_error AS "repeatedError"`

/** Homes of a guide. */
export interface Homes {
  readonly kind: PriceKindName
  readonly contract: GuideContract
}

const idsOf = ({ kind, contract }: Homes) => [priceKinds.idOf(kind), contracts.idOf(contract)]

/** All months of a place up to one, oldest first. */
export const readSeries = Effect.fnUntraced(function* ({ level, id }: Place, homes: Homes, last: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe<FigureRow>(
    `SELECT ${columns} FROM market_months WHERE level = $1 AND place_id = $2 AND kind = $3 AND contract = $4
      AND market_months.month <= $5::date ORDER BY market_months.month`,
    [geographyLevels.idOf(level), id, ...idsOf(homes), `${last}-01`],
  )
})

/** One month of several places, by level and id: `4/4501`. */
export const readMonth = Effect.fnUntraced(function* (places: readonly Place[], homes: Homes, month: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<FigureRow>(
    `SELECT ${columns} FROM market_months JOIN unnest($1::smallint[], $2::int[]) AS wanted (level, place_id)
        USING (level, place_id)
      WHERE kind = $3 AND contract = $4 AND market_months.month = $5::date`,
    [
      places.map(({ level }) => geographyLevels.idOf(level)),
      places.map(({ id }) => id),
      ...idsOf(homes),
      `${month}-01`,
    ],
  )
  return new Map(rows.map((row) => [`${row.level}/${row.placeId}`, row]))
})

export const keyOf = ({ level, id }: Pick<Place, 'level' | 'id'>) => `${geographyLevels.idOf(level)}/${id}`

const cents = (euro: number) => Math.round(euro * 100) / 100
const thousandths = (share: number) => Math.round(share * 1000) / 1000

function change(logarithm: number | null, error: number | null) {
  if (logarithm === null || error === null) return null
  const { share, low, high } = changeOf(logarithm, error)
  return { share: thousandths(share), low: thousandths(low), high: thousandths(high) }
}

/** What is told of a row: nothing but the number under ten homes, no change under thirty. */
export function figureOf(
  row: FigureRow | undefined,
  about: Pick<GuideFigure, 'place' | 'path' | 'kind' | 'contract' | 'month' | 'list'>,
): GuideFigure {
  const n = row?.n ?? 0
  const hasLevel = row !== undefined && n >= least.level
  const hasChange = row !== undefined && n >= least.change
  const stratified =
    hasChange && row.earlier >= least.change ? change(row.stratified, row.stratifiedError) : null
  const repeated = hasChange && row.repeats >= least.change ? change(row.repeated, row.repeatedError) : null
  const told = {
    kind: about.kind,
    contract: about.contract,
    month: about.month,
    n,
    fenced: row?.fenced ?? 0,
    level: hasLevel
      ? {
          q1: cents(row.q1),
          median: cents(row.median),
          q3: cents(row.q3),
          low: cents(row.low),
          high: cents(row.high),
        }
      : null,
    flow: hasLevel ? { new: row.new, gone: row.gone, cuts: row.cuts, days: row.days } : null,
    stratified: stratified && { ...stratified, earlier: row?.earlier ?? 0 },
    repeated: repeated && { ...repeated, homes: row?.repeats ?? 0 },
    method: METHOD,
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([about.place.level, about.place.id, told]))
    .digest('hex')
    .slice(0, 16)
  return { place: about.place, path: about.path, list: about.list, ...told, hash }
}
