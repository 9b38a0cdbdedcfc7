import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { PlaceNotFound } from '#domain/api/errors.ts'
import { defaults, type Language } from '#domain/locale.ts'
import type { GuidePage } from '#domain/market/Guide.ts'
import { readGuidePath } from '#domain/market/guidePaths.ts'
import { guideParameters, readGuideHomes } from '#domain/market/guideAddress.ts'
import type { Outlines } from '#domain/market/Outlines.ts'
import { Places } from '#server/content/geography/Places.ts'
import { Shapes } from '#server/content/geography/shapes/Shapes.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Market } from './Market.ts'
import { outlinesOf } from './outlines.ts'

interface Asked {
  readonly lang?: Language | undefined
  readonly path: string
  readonly idContratto?: string | undefined
  readonly tipo?: string | undefined
}

/** Answers about asking prices. */
export const MarketHandlers = HttpApiBuilder.group(
  ServedApi,
  'market',
  Effect.fnUntraced(function* (handlers) {
    const market = yield* Market
    const shapes = yield* Shapes
    const gazetteer = yield* Places
    const pageOf = Effect.fnUntraced(function* ({ lang = defaults.language, path, ...values }: Asked) {
      const address = readGuidePath(path)
      if (address === undefined) return yield* new PlaceNotFound(refusal('placeNotFound'))
      const parameters = new URLSearchParams()
      for (const name of [guideParameters.contract, guideParameters.kind])
        if (values[name] !== undefined) parameters.set(name, values[name])
      return yield* market.guide({ ...address, ...readGuideHomes(parameters) }, lang)
    })
    return handlers
      .handle('guide', ({ query }) => Effect.map(pageOf(query), jsonReply<GuidePage>))
      .handle('outlines', ({ query }) =>
        Effect.flatMap(pageOf(query), (page) =>
          Effect.map(outlinesOf(page, gazetteer, shapes), jsonReply<Outlines>),
        ),
      )
  }),
)
