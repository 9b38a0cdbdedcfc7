import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { PlaceNotFound } from '#domain/api/errors.ts'
import type { SearchCounts } from '#domain/api/Search.ts'
import { defaults } from '#domain/locale.ts'
import { stateNames } from '#domain/search/robots.ts'
import { CurrentFastPath } from '#server/http/replies/FastPath.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { toParameters, type Values } from '#server/http/api/toParameters.ts'
import { Database } from '#server/database/Database.ts'
import { Places } from '#server/content/geography/Places.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { errorBody } from '#server/http/replies/messages.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { askedAgency } from './askedAgency.ts'
import { countMarkets } from './countMarkets.ts'
import { countsReply } from './countsReply.ts'
import { listPages } from './listPages.ts'
import {
  languageOf,
  pathAndLanguage,
  type ReadSearch,
  readRequest,
  type SearchParameters,
} from './request/readRequest.ts'
import { mapView } from './map/mapView.ts'
import { listBytes, resultsBytes } from './resultsBytes.ts'
import { keptSearches, SearchReplies } from './SearchReplies.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { readWithModel } from './sentence/readWithModel.ts'
import { sentenceAnswer } from './sentence/sentenceAnswer.ts'
import { SentenceModel } from './sentence/SentenceModel.ts'
import { listedPages } from './listedPages.ts'
import { ListingCounts } from '#server/content/statistics/ListingCounts.ts'

const listPath = '/api-next/search-list/listings/'

type Query = Values & Pick<SearchParameters, 'lang' | 'path'>

/** Answers searches. */
export const SearchHandlers = HttpApiBuilder.group(
  ServedApi,
  'search',
  Effect.fnUntraced(function* (handlers) {
    const index = yield* SearchIndex
    const listings = yield* Listings
    const agencyOf = askedAgency((yield* Database).shown)
    const gazetteer = yield* Places
    const { flags } = yield* Configuration
    const served = yield* provideServices(Configuration, RateLimits, SentenceModel)
    const replies = (yield* SearchReplies) ?? keptSearches()
    index.onWritten(() => replies.clear())
    const listed = listedPages(yield* ListingCounts)

    const read = ({ lang, path, ...others }: Query) => {
      const found = readRequest({ lang, path, parameters: toParameters(others) }, gazetteer, flags)
      return found === 'unknownPlace'
        ? Effect.fail(new PlaceNotFound(errorBody('placeNotFound', languageOf({ lang, path }))))
        : Effect.succeed(found)
    }

    const lookAt = mapView({ index, listings, gazetteer })

    const pageOf = listPages(index, gazetteer, flags)
    const hitsOf = Effect.fnUntraced(function* ({ language, query }: ReadSearch, ids: readonly number[]) {
      const { keyword } = query.criteria
      return keyword === undefined
        ? []
        : yield* listings.keywordHits(ids, yield* index.sought(keyword), language)
    })

    const list = Effect.fn('search.list')(function* (url: string, asked: Query) {
      const search = yield* read(asked)
      const { ids, within, others } = pageOf(search)
      listed.keep(url, ids, others)
      const cards = yield* listings.cards(ids, search.language)
      return listBytes(
        { ...others, ...(yield* agencyOf(search)), hits: yield* hitsOf(search, ids) },
        within,
        cards,
      )
    })
    /** The same, where nothing has to be read from the database and nothing refused. */
    const listNow = (url: string, parameters: URLSearchParams): readonly Uint8Array[] | undefined => {
      const asked = pathAndLanguage(parameters)
      const search = asked && readRequest({ ...asked, parameters }, gazetteer, flags)
      if (search === undefined || search === 'unknownPlace') return undefined
      const { keyword, agency } = search.query.criteria
      if (keyword !== undefined || agency !== undefined) return undefined
      const { ids, within, others } = pageOf(search)
      listed.keep(url, ids, others)
      const cards = listings.knownCards(ids, search.language)
      return cards && listBytes({ ...others, hits: [] }, within, cards)
    }
    ;(yield* CurrentFastPath)?.answer(listPath, ({ url = '', headers }, parameters) => {
      const reply = replies.now(url, headers['accept-encoding'], () => listNow(url, parameters))
      if (reply) listed.count(url, headers['user-agent'])
      return reply
    })

    const map = Effect.fn('search.map')(function* (asked: Query) {
      const search = yield* read(asked)
      return resultsBytes({ ...(yield* lookAt(search, toParameters(asked))), ...(yield* agencyOf(search)) })
    })

    return handlers
      .handle('list', ({ query, request }) =>
        Effect.tap(
          replies.of(request.url, request.headers['accept-encoding'], list(request.url, query)),
          () => Effect.sync(() => listed.count(request.url, request.headers['user-agent'])),
        ),
      )
      .handle('map', ({ query, request }) =>
        replies.of(request.url, request.headers['accept-encoding'], map(query)),
      )
      .handle(
        'counts',
        Effect.fn('search.counts')(function* ({ query: asked }) {
          const { criteria } = (yield* read(asked)).query
          const facets = yield* index.facets(criteria)
          return jsonReply<SearchCounts>(countsReply(facets, countMarkets(index, criteria, flags)))
        }),
      )
      .handle(
        'sentence',
        served(
          Effect.fn('search.sentence')(function* ({ query }) {
            const { q: text, lang: language = defaults.language, model, contract, ...others } = query
            const wordsOfModel = toParameters(others).getAll(stateNames.wordsOfModel)
            const said = { text, asksModel: model === 'ask', wordsOfModel }
            const reading = yield* readWithModel(said, { gazetteer, flags })
            return sentenceAnswer({ text, language, reading }, { gazetteer, flags, contract })
          }),
        ),
      )
  }),
)
