import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { PlaceNotFound } from '#domain/api/errors.ts'
import { defaults } from '#domain/locale.ts'
import type { GuidePage } from '#domain/market/Guide.ts'
import { readGuidePath } from '#domain/market/guidePaths.ts'
import { guideParameters, readGuideHomes } from '#domain/market/guideAddress.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Market } from './Market.ts'

/** Answers about asking prices. */
export const MarketHandlers = HttpApiBuilder.group(
  ServedApi,
  'market',
  Effect.fnUntraced(function* (handlers) {
    const market = yield* Market
    return handlers.handle('guide', ({ query: { lang = defaults.language, path, ...values } }) =>
      Effect.gen(function* () {
        const address = readGuidePath(path)
        if (address === undefined) return yield* new PlaceNotFound(refusal('placeNotFound'))
        const parameters = new URLSearchParams()
        for (const name of [guideParameters.contract, guideParameters.kind])
          if (values[name] !== undefined) parameters.set(name, values[name])
        return jsonReply<GuidePage>(yield* market.guide({ ...address, ...readGuideHomes(parameters) }, lang))
      }),
    )
  }),
)
