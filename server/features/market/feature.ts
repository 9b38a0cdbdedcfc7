import { Effect, Layer } from 'effect'
import { keepDoing } from '#server/platform/keepDoing.ts'
import { MarketHandlers } from './http.ts'
import { keepMonthsAside } from './keepMonths.ts'
import { Market } from './Market.ts'
import { MarketRoutes } from './routes.ts'

/** Looks every hour whether a month is due; soon after the start, as a new portal has no figure at all. */
const job = Layer.effectDiscard(
  keepDoing({
    work: keepMonthsAside,
    every: '1 hour',
    first: '10 seconds',
    failure: 'The asking prices of a month could not be computed',
  }),
)

/** The guide of every place that has prices of flats for sale. */
const sitemap = Effect.map(
  Effect.flatMap(Market, ({ entries }) => entries),
  (guide) => ({ guide }),
)

export const feature = {
  handlers: MarketHandlers,
  routes: MarketRoutes,
  services: Layer.merge(Market.layer, job),
  sitemap,
}
