/** The statistics of one's own ad as a table for other programs: RFC 4180, a row a day. */
import { Effect } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { countedNames, statisticsCsvPath, statisticsDays } from '#domain/statistics/counted.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { notYours } from '../write/refusals.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { statistics } from './statistics.ts'

const columns = ['day', ...countedNames, 'medianPlace'] as const

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most

const table = Effect.gen(function* () {
  const { id: asked } = yield* HttpRouter.params
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const id = Number(asked)
  if (!isWithin(id, 2 ** 31 - 1)) return yield* notYours
  const wanted = Number(new URL(url, 'http://estia.invalid').searchParams.get('days') ?? statisticsDays.usual)
  const days = isWithin(wanted, statisticsDays.most) ? wanted : statisticsDays.usual
  const found = yield* statistics({ params: { id }, query: { days } }).pipe(
    Effect.provideServiceEffect(SignedInSession, requireSession),
  )
  const lines = [columns, ...found.days.map((day) => columns.map((name) => day[name] ?? ''))]
  return HttpServerResponse.text(lines.map((cells) => `${cells.join(',')}\r\n`).join(''), {
    contentType: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="estia-${id}.csv"` },
  })
})

const served = rawReplies({ SignInRequired: 401, NotYours: 404, TooManyRequests: 429 })

/** `GET /api-next/listings/:id/statistics.csv` */
export const StatisticsCsv = rawRoutes([['GET', statisticsCsvPath(':id'), served(table)]])
