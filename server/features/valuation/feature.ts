import { Effect, Layer } from 'effect'
import { keepDoing } from '#server/platform/keepDoing.ts'
import { MyHomesHandlers } from './homes/http.ts'
import { AgencyOwnersHandlers } from './homes/owners.ts'
import { keepHomeMonths } from './homes/months.ts'
import { exported } from './homes/personal.ts'
import { ValuationHandlers } from './http.ts'
import { keepModels } from './keepModels.ts'
import { ValuationRoutes } from './routes.ts'
import { Valuation } from './Valuation.ts'

/** Looks every hour whether the day's models are due; soon after the start, as a new portal has none. */
const job = Layer.effectDiscard(
  keepDoing({
    work: Effect.andThen(keepModels, keepHomeMonths),
    every: '1 hour',
    first: '15 seconds',
    failure: 'Estimates could not be prepared',
  }),
)

export const feature = {
  handlers: Layer.mergeAll(ValuationHandlers, MyHomesHandlers, AgencyOwnersHandlers),
  routes: ValuationRoutes,
  services: Layer.provideMerge(job, Valuation.layer),
  personal: { exported },
}
