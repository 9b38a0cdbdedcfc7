import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type {
  Backtest,
  Estimated,
  TestedPlace,
  Valued,
  ValuationRefused,
} from '#domain/api/valuation/Valuation.ts'
import { geographyLevels } from '#domain/geography/levels.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { guideContracts } from '#domain/market/guideAddress.ts'
import { priceKindOf } from '#domain/market/kindTypologies.ts'
import { monthAt } from '#domain/market/months.ts'
import { type PriceKindName, priceKinds } from '#domain/market/priceKinds.ts'
import {
  type BandedModel,
  type Comparable,
  type Estimate,
  estimate,
  isRefused,
} from '#domain/valuation/estimate.ts'
import { alike } from '#domain/valuation/limits.ts'
import type { ValuationModel } from '#domain/valuation/fitModel.ts'
import { isBuiltYear, isValuedSurface, type ValuationAsked } from '#domain/valuation/ValuationAsked.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { makeMunicipalityAt } from '#server/content/geography/municipalityAt.ts'
import { lineageOf, Places, referenceOf } from '#server/content/geography/Places.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { askedHomes, municipalitiesNear } from './askedHomes.ts'
import { type Located, locate, type Where } from './located.ts'

/** The version of the method: any change to how estimates are made raises it. */
const VALUATION_METHOD = 1

export interface ValuationService {
  readonly value: (asked: ValuationAsked, language: Language) => Effect.Effect<Valued>
  /** Where a home is; undefined for a place that is not known. */
  readonly locate: (asked: Where) => Located | undefined
  readonly backtest: (language: Language) => Effect.Effect<Backtest>
}

interface ModelRow {
  readonly band: number
  readonly model: string
  readonly at: Date
}

interface TestRow {
  readonly level: number
  readonly placeId: number
  readonly kind: number
  readonly contract: number
  readonly n: number
  readonly refused: number
  readonly median: number | null
  readonly bias: number | null
  readonly within10: number | null
  readonly within20: number | null
  readonly coverage: number | null
}

const testSelect = `SELECT level, place_id AS "placeId", kind, contract, n, refused, median, bias, within10, within20,
  coverage FROM valuation_tests`

/** Told to tens of metres, as a shown point may be off by more. */
const toldMetres = (kilometres: number): number => Math.round(kilometres * 20) * 50

const cents = (value: number): number => Math.round(value * 100) / 100
const thousandth = (value: number): number => Math.round(value * 1000) / 1000

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const gazetteer = yield* Places
  const listings = yield* Listings
  const municipalityAt = makeMunicipalityAt(gazetteer)

  const modelOf = Effect.fnUntraced(function* (kind: PriceKindName, contract: ValuationAsked['contract']) {
    const [row] = yield* sql<ModelRow>`SELECT band, model, computed_at AS at FROM valuation_models
      WHERE kind = ${priceKinds.idOf(kind)} AND contract = ${contracts.idOf(contract)} AND computed_at IS NOT NULL`
    if (row === undefined) return undefined
    const model: BandedModel = { ...(JSON.parse(row.model) as ValuationModel), band: row.band }
    return { model, computedOn: monthAt(row.at).day }
  })

  const testedOf = (row: TestRow, language: Language): readonly TestedPlace[] => {
    const level = geographyLevels.nameOf(row.level)
    const place = level && gazetteer.place(level, row.placeId)
    const kind = priceKinds.nameOf(row.kind)
    const contract = guideContracts.find((name) => contracts.idOf(name) === row.contract)
    if (place === undefined || kind === undefined || contract === undefined) return []
    const { median, bias, within10, within20, coverage } = row
    const isTold =
      median !== null && bias !== null && within10 !== null && within20 !== null && coverage !== null
    return [
      {
        place: referenceOf(place, language),
        kind,
        contract,
        n: row.n,
        refused: row.refused,
        figures: isTold
          ? {
              median: thousandth(median),
              bias: thousandth(bias),
              within10: thousandth(within10),
              within20: thousandth(within20),
              coverage: thousandth(coverage),
            }
          : null,
      },
    ]
  }

  /** The figures of the smallest place around that has some. */
  const testedAround = Effect.fnUntraced(function* (
    at: Located,
    kind: PriceKindName,
    contract: ValuationAsked['contract'],
    language: Language,
  ) {
    const rows = yield* sql.unsafe<TestRow>(
      `${testSelect} WHERE kind = $1 AND contract = $2 AND median IS NOT NULL`,
      [priceKinds.idOf(kind), contracts.idOf(contract)],
    )
    for (const { level, id } of lineageOf(gazetteer, at.place)) {
      const row = rows.find((one) => one.level === geographyLevels.idOf(level) && one.placeId === id)
      const [tested] = row ? testedOf(row, language) : []
      if (tested) return tested
    }
    return null
  })

  const withCards = Effect.fnUntraced(function* (comparables: readonly Comparable[], language: Language) {
    const cards = yield* listings.cards(
      comparables.map(({ home }) => home.id),
      language,
    )
    const byId = new Map(cards.map((card) => [card.id, card]))
    return comparables.flatMap(({ home, weight, kilometres, adjusted }) => {
      const card = byId.get(home.id)
      return card
        ? [
            {
              id: home.id,
              weight: thousandth(weight),
              metres: toldMetres(kilometres),
              adjusted: cents(adjusted),
              card,
            },
          ]
        : []
    })
  })

  const told = ({ min, mean, max, deviation, confidence, start, factors }: Estimate) => ({
    min: Math.round(min),
    mean: Math.round(mean),
    max: Math.round(max),
    deviation: thousandth(deviation),
    confidence,
    start: Math.round(start),
    factors: factors.map((factor) => ({ ...factor, effect: Math.round(factor.effect) })),
  })

  const value = Effect.fn('Valuation.value')(function* (asked: ValuationAsked, language: Language) {
    const { contract, dropped, surface, builtYear } = asked
    const refuse = (
      refused: ValuationRefused['refused'],
      n: number | null = null,
      at?: Located,
    ): ValuationRefused => ({
      refused,
      n,
      place: at ? referenceOf(at.place, language) : null,
      dropped,
    })
    const year = Number(monthAt(yield* nowDate).month.slice(0, 4))
    if (!isValuedSurface(surface)) return refuse('surface')
    if (builtYear !== null && !isBuiltYear(builtYear, year)) return refuse('year')
    const at = locate(gazetteer, municipalityAt, asked)
    if (at === undefined) return refuse('place')
    const kind = priceKindOf(asked.typology) ?? 'flats'
    const known = yield* modelOf(kind, contract)
    if (known === undefined) return refuse('notComputed', null, at)
    const reach = surface * alike.surface
    const homes = yield* askedHomes(
      {
        kind,
        contract,
        municipalities: municipalitiesNear(gazetteer, at),
        surface: [surface - reach, surface + reach],
      },
      gazetteer,
    )
    const others = homes.filter(({ id }) => !dropped.includes(id))
    const result = estimate({ ...asked, ...at }, others, known.model)
    if (isRefused(result))
      return refuse(result.reason, result.reason === 'fewComparables' ? result.n : null, at)
    return {
      refused: null,
      place: referenceOf(at.place, language),
      kind,
      contract,
      surface,
      ...told(result),
      comparables: yield* withCards(result.comparables, language),
      dropped,
      tested: yield* testedAround(at, kind, contract, language),
      computedOn: known.computedOn,
      method: VALUATION_METHOD,
    } satisfies Estimated
  })

  const backtest = Effect.fn('Valuation.backtest')(function* (language: Language) {
    const [run] = yield* sql<{ at: Date | null }>`SELECT max(computed_at) AS at FROM valuation_models`
    const rows = yield* sql.unsafe<TestRow>(`${testSelect} ORDER BY level, contract, kind, n DESC, place_id`)
    return {
      computedOn: run?.at ? monthAt(run.at).day : null,
      method: VALUATION_METHOD,
      places: rows.flatMap((row) => testedOf(row, language)),
    } satisfies Backtest
  })

  const onSql = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
    Effect.orDie(Effect.provideService(work, SqlClient.SqlClient, sql))

  return {
    locate: (asked) => locate(gazetteer, municipalityAt, asked),
    value: (asked, language) => onSql(value(asked, language)),
    backtest: (language) => onSql(backtest(language)),
  } satisfies ValuationService
})

/** Estimates of what homes would ask. */
export class Valuation extends Context.Service<Valuation, ValuationService>()('estia/valuation/Valuation') {
  static readonly layer: Layer.Layer<Valuation, never, SqlClient.SqlClient | Places | Listings> =
    Layer.effect(Valuation, make)
}
