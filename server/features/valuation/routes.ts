/** `/valutazione-immobiliare/methodos/?format=csv`: the figures of the back-test as a file, in every language. */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { Backtest } from '#domain/api/valuation/Valuation.ts'
import { languages } from '#domain/locale.ts'
import { guideLicence } from '#domain/market/guideAddress.ts'
import { localPath, splitLanguage } from '#domain/search/searchPath.ts'
import { backtestFilePath, valuationMethodPath } from '#domain/valuation/valuationPaths.ts'
import { writeCsv } from '#server/http/replies/csv.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { Valuation } from './Valuation.ts'

/** Whether an address is the figures as a file. */
export function isBacktestFile(address: string): boolean {
  const [, path = '', query = ''] = /^([^?]*)\?(.*)$/.exec(address) ?? []
  return (
    splitLanguage(path).rest === valuationMethodPath &&
    new URLSearchParams(query).get('format') ===
      new URLSearchParams(backtestFilePath.split('?')[1]).get('format')
  )
}

const headers = {
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  link: `<${guideLicence}>; rel="license"`,
  'x-robots-tag': 'noindex',
}

const columns = [
  'level',
  'id',
  'place',
  'kind',
  'contract',
  'n',
  'refused',
  'median',
  'bias',
  'within10',
  'within20',
  'coverage',
] as const

const none = { median: null, bias: null, within10: null, within20: null, coverage: null }

const write = ({ places }: Backtest): string =>
  writeCsv(
    columns,
    places.map(({ place, figures, ...rest }) => ({
      ...rest,
      level: place.level,
      id: place.id,
      place: place.name,
      ...(figures ?? none),
    })),
  )

const file = Effect.gen(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const { language } = splitLanguage(url)
  const backtest = yield* (yield* Valuation).backtest(language)
  return HttpServerResponse.text(write(backtest), { contentType: 'text/csv; charset=utf-8', headers })
})

export const ValuationRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Valuation>()
    const served = Effect.provideContext(Effect.catchDefect(file, failureReply), context)
    for (const language of languages)
      yield* router.add('GET', `/${localPath(language, valuationMethodPath).slice(1)}`, served)
  }),
)
