import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { PlaceNotFound } from '#domain/api/errors.ts'
import type { SearchCounts, SearchResults } from '#domain/api/Search.ts'
import { constants } from '#domain/constants.ts'
import { defaults } from '#domain/locale.ts'
import { jsonReply } from '#server/api/jsonReply.ts'
import { ServedApi } from '#server/api/ServedApi.ts'
import { toParameters, type Values } from '#server/api/toParameters.ts'
import { Places, referenceOf } from '#server/geography/Places.ts'
import { Listings } from '#server/listings/Listings.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { errorBody } from '#server/platform/messages.ts'
import { countsReply } from './countsReply.ts'
import { languageOf, readRequest, type SearchParameters } from './readRequest.ts'
import { mapView } from './mapView.ts'
import { resultsBytes } from './resultsBytes.ts'
import { keptSearches, SearchReplies } from './SearchReplies.ts'
import { SearchIndex } from './SearchIndex.ts'
import { sentenceAnswer } from './sentenceAnswer.ts'
import { FEW, placesWithin, waysToLoosen } from './suggestions.ts'

const { perPage } = constants.search

type Query = Values & Pick<SearchParameters, 'lang' | 'path'>

/** Answers searches. */
export const SearchHandlers = HttpApiBuilder.group(
  ServedApi,
  'search',
  Effect.fnUntraced(function* (handlers) {
    const index = yield* SearchIndex
    const listings = yield* Listings
    const gazetteer = yield* Places
    const { flags } = yield* Configuration
    const replies = (yield* SearchReplies) ?? keptSearches()
    index.onWritten(() => replies.clear())

    const read = ({ lang, path, ...others }: Query) => {
      const found = readRequest({ lang, path, parameters: toParameters(others) }, gazetteer, flags)
      return found === 'unknownPlace'
        ? Effect.fail(new PlaceNotFound(errorBody('placeNotFound', languageOf({ lang, path }))))
        : Effect.succeed(found)
    }

    const lookAt = mapView({ index, listings, gazetteer })

    const list = Effect.fn('search.list')(function* (asked: Query) {
      const search = yield* read(asked)
      const { language, query, ignored, lineage } = search
      const { keyword } = query.criteria
      const { total, ids } = yield* index.search({ ...query, perPage })
      const reply: SearchResults = {
        total,
        homes: yield* index.homes(query.criteria, total),
        page: query.page,
        pages: Math.ceil(total / perPage),
        perPage,
        listings: yield* listings.cards(ids, language),
        places: lineage.map((place) => referenceOf(place, language)),
        within: yield* placesWithin(index, gazetteer, search),
        ignored,
        hits:
          keyword === undefined
            ? []
            : yield* listings.keywordHits(ids, yield* index.sought(keyword), language),
        others: yield* index.otherAds(ids),
        loosen: total < FEW ? yield* waysToLoosen(index, search, total) : [],
      }
      return resultsBytes(reply)
    })
    const map = Effect.fn('search.map')(function* (asked: Query) {
      return resultsBytes(yield* lookAt(yield* read(asked), toParameters(asked)))
    })

    return handlers
      .handle('list', ({ query, request }) =>
        replies.of(request.url, request.headers['accept-encoding'], list(query)),
      )
      .handle('map', ({ query, request }) =>
        replies.of(request.url, request.headers['accept-encoding'], map(query)),
      )
      .handle(
        'counts',
        Effect.fn('search.counts')(function* ({ query: asked }) {
          const { query } = yield* read(asked)
          return jsonReply<SearchCounts>(countsReply(yield* index.facets(query.criteria)))
        }),
      )
      .handle('sentence', ({ query: { q, lang = defaults.language } }) =>
        Effect.sync(() => sentenceAnswer(q, lang, gazetteer, flags)),
      )
  }),
)
