import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { Backtest, Valued, ValuationQuestion } from '#domain/api/valuation/Valuation.ts'
import { defaults } from '#domain/locale.ts'
import { monthAt } from '#domain/market/months.ts'
import { readValuation } from '#domain/valuation/valuationAddress.ts'
import type { ValuationAsked } from '#domain/valuation/ValuationAsked.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { Valuation } from './Valuation.ts'

/** A question with null where nothing is stated. */
const askedOf = (question: ValuationQuestion): ValuationAsked => ({
  contract: 'sale',
  place: '',
  latitude: null,
  longitude: null,
  typology: 'apartment',
  builtYear: null,
  floor: null,
  lift: null,
  condition: null,
  energyClass: null,
  view: null,
  parking: null,
  pool: null,
  dropped: [],
  ...question,
})

const refusals = { place: 'place', surface: 'surface', builtYear: 'year' } as const

/** Answers with estimates. */
export const ValuationHandlers = HttpApiBuilder.group(
  ServedApi,
  'valuation',
  Effect.fnUntraced(function* (handlers) {
    const valuation = yield* Valuation
    return handlers
      .handle('value', ({ query: { lang = defaults.language }, payload }) =>
        Effect.map(valuation.value(askedOf(payload), lang), jsonReply<Valued>),
      )
      .handle('valued', ({ query: { lang = defaults.language, ...values } }) =>
        Effect.gen(function* () {
          const parameters = new URLSearchParams(
            Object.entries(values).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
          )
          const year = Number(monthAt(yield* nowDate).month.slice(0, 4))
          const { asked, problems } = readValuation(parameters, lang, year)
          if (asked) return jsonReply<Valued>(yield* valuation.value(asked, lang))
          return jsonReply<Valued>({
            refused: refusals[problems[0] ?? 'surface'],
            n: null,
            place: null,
            dropped: [],
          })
        }),
      )
      .handle('backtest', ({ query: { lang = defaults.language } }) =>
        Effect.map(valuation.backtest(lang), jsonReply<Backtest>),
      )
  }),
)
