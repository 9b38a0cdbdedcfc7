import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { MonthNotFound, PlaceNotFound } from '#domain/api/errors.ts'
import { geographyLevels } from '#domain/geography/levels.ts'
import type { Place } from '#domain/geography/Place.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { least } from '#domain/market/figures.ts'
import type { GuideFigure, GuidePage } from '#domain/market/Guide.ts'
import {
  COUNTRY_ID,
  guideAddress,
  type GuideAddress,
  guideContracts,
  type GuideLevel,
  guideLevels,
} from '#domain/market/guideAddress.ts'
import { monthAt } from '#domain/market/months.ts'
import { isMonth } from '#domain/market/isMonth.ts'
import { priceKinds } from '#domain/market/priceKinds.ts'
import { localPath, placeSlugOf } from '#domain/search/searchPath.ts'
import { lineageOf, placeOfSlug, Places, referenceOf } from '#server/content/geography/Places.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Database } from '#server/database/Database.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { listOf } from './listOf.ts'
import { figureOf, type FigureRow, type Homes, keyOf, readMonth, readSeries } from './figureRows.ts'

interface Run {
  readonly month: string
  readonly computedOn: string
  readonly isFinal: boolean
}

/** A page for sitemaps. */
interface GuideEntry {
  /** Path without language. */
  readonly path: string
  /** Seconds since 1970. */
  readonly changed: number
}

export interface MarketService {
  readonly guide: (
    address: GuideAddress & Homes,
    language: Language,
  ) => Effect.Effect<GuidePage, PlaceNotFound | MonthNotFound>
  /** Pages of places that have a level of flats for sale. */
  readonly entries: Effect.Effect<readonly GuideEntry[]>
}

const isGuideLevel = (level: string): level is GuideLevel => guideLevels.some((one) => one === level)

const make = Effect.gen(function* () {
  const { shown: sql } = yield* Database
  const gazetteer = yield* Places
  const { flags } = yield* Configuration
  const { countNow } = yield* SearchIndex
  const country = gazetteer.place('country', COUNTRY_ID)

  /** The months that were computed, latest first. */
  const runs = sql<Run>`SELECT to_char(month, 'YYYY-MM') AS month, is_final AS "isFinal",
    to_char(computed_at AT TIME ZONE ${sql.literal(`'${defaults.timeZone}'`)}, 'YYYY-MM-DD') AS "computedOn"
    FROM market_runs ORDER BY market_runs.month DESC`

  const slugOf = (place: Place) => placeSlugOf(lineageOf(gazetteer, place))

  const guide = Effect.fn('Market.guide')(function* (address: GuideAddress & Homes, language: Language) {
    const { kind, contract } = address
    const place = address.place ? placeOfSlug(address.place, gazetteer) : country
    if (place === undefined || !isGuideLevel(place.level))
      return yield* new PlaceNotFound(refusal('placeNotFound'))
    const known = yield* runs
    const present = monthAt(yield* nowDate)
    // Before the first turn of the job the present month is shown as one without homes.
    const latest = known[0] ?? { month: present.month, computedOn: present.day, isFinal: false }
    const month = address.month ?? latest.month
    const run = known.find((one) => one.month === month) ?? (month === latest.month ? latest : undefined)
    if (!isMonth(month) || run === undefined) return yield* new MonthNotFound(refusal('monthNotFound'))

    const homes = { kind, contract }
    const addressOf = (one: Place) =>
      localPath(language, guideAddress({ ...homes, place: slugOf(one), month: address.month }))
    const linked = (one: Place) => ({ place: referenceOf(one, language), path: addressOf(one) })
    const listed = (one: Place) =>
      listOf({ place: one, slug: slugOf(one), ...homes }, language, flags, countNow)
    const tell = (one: Place, row: FigureRow | undefined, of = month, list = listed(one)): GuideFigure =>
      figureOf(row, { ...linked(one), ...homes, month: of, list })
    const [, ...around] = lineageOf(gazetteer, place)
    const levelBelow = guideLevels[guideLevels.indexOf(place.level) + 1]
    const below = levelBelow ? gazetteer.children(place, levelBelow) : []
    const series = yield* readSeries(place, homes, month)
    const others = yield* readMonth([...around, ...below], homes, month)
    const offered = yield* sql<{ kind: number; contract: number; n: number }>`SELECT kind, contract, n
      FROM market_months WHERE level = ${geographyLevels.idOf(place.level)} AND place_id = ${place.id}
        AND month = ${`${month}-01`}::date ORDER BY contract, kind`
    const finals = new Set(known.filter(({ isFinal }) => isFinal).map((one) => one.month))
    const own = series.at(-1)
    const figure = tell(place, own?.month === month ? own : undefined)
    const parents = around.map((one) => tell(one, others.get(keyOf(one))))
    return {
      figure,
      lineage: around.map(linked).toReversed(),
      parent: figure.level === null ? (parents.find(({ level }) => level !== null) ?? null) : null,
      computedOn: run.computedOn,
      isOpen: !run.isFinal,
      series: series
        .map((row) => tell(place, row, row.month, figure.list))
        .flatMap(({ month: of, n, level }) =>
          level === null ? [] : [{ month: of, n, q1: level.q1, median: level.median, q3: level.q3 }],
        ),
      children: below
        .flatMap((one) => {
          const row = others.get(keyOf(one))
          return row ? [tell(one, row)] : []
        })
        .toSorted((a, b) => (b.level?.median ?? 0) - (a.level?.median ?? 0) || b.n - a.n),
      homes: offered.flatMap(({ kind: kindId, contract: contractId, n }) => {
        const name = priceKinds.nameOf(kindId)
        const contractName = guideContracts.find((one) => contracts.idOf(one) === contractId)
        return name && contractName ? [{ kind: name, contract: contractName, n }] : []
      }),
      lastFinal: series.findLast((row) => finals.has(row.month) && row.n >= least.level)?.month ?? null,
    } satisfies GuidePage
  })

  const entries = Effect.gen(function* () {
    const rows = yield* sql<{ level: number; placeId: number; changed: number }>`
      SELECT level, place_id AS "placeId", extract(epoch FROM computed_at)::int AS changed
      FROM market_months JOIN market_runs USING (month)
      WHERE month = (SELECT max(month) FROM market_runs) AND n >= ${least.level}
        AND kind = ${priceKinds.idOf('flats')} AND contract = ${contracts.idOf('sale')}
      ORDER BY level, place_id`
    return rows.flatMap(({ level, placeId, changed }) => {
      const name = geographyLevels.nameOf(level)
      const place = name && gazetteer.place(name, placeId)
      return place ? [{ path: guideAddress({ place: slugOf(place) }), changed }] : []
    })
  })

  return {
    guide: (address, language) =>
      guide(address, language).pipe(
        Effect.provideService(SqlClient.SqlClient, sql),
        Effect.catchTag('SqlError', Effect.die),
      ),
    entries: Effect.orDie(entries),
  } satisfies MarketService
})

/** The price guide: what was kept of the months. */
export class Market extends Context.Service<Market, MarketService>()('estia/market/Market') {
  static readonly layer: Layer.Layer<Market, never, Database | Places | SearchIndex | Configuration> =
    Layer.effect(Market, make)
}
