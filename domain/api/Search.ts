import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ListingCard, PlaceReference } from '../listing/ListingCard.ts'
import { contracts } from '../listing/vocabularies/market.ts'
import { filterNames, type ParameterName, parameterNames } from '../search/filters.ts'
import { KeywordHit } from '../search/KeywordHit.ts'
import { paging } from '../search/orders.ts'
import { stateNames } from '../search/robots.ts'
import { ignoredReasons } from '../search/SearchQuery.ts'
import { cameraNames } from '../map/camera.ts'
import { sizeNames } from '../map/viewSize.ts'
import { PlaceNotFound } from './errors.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { LanguageParameter } from './language.ts'
import { AskedAgency, MapView } from './MapView.ts'

/** Any text once or several times: what cannot be read is reported in the reply, not refused. */
const Text = Schema.optional(Schema.Union([Schema.String, Schema.Array(Schema.String)]))

const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, Text])) as { readonly [Each in Name]: typeof Text }

type SearchParameter = ParameterName | (typeof paging)[keyof typeof paging]

const parameters = texts<SearchParameter>([...parameterNames, ...Object.values(paging)])

const Span = Schema.Struct({ least: Schema.Int, most: Schema.Int })

/** The other listings that seem to be of the same home: how many, and what they state. */
export const OtherAds = Schema.Struct({
  id: Schema.Int,
  count: Schema.Int,
  /** EUR. */
  price: Span,
  /** m². */
  surface: Span,
})
export type OtherAds = typeof OtherAds.Type

/** A page of results and what is needed to understand it. */
export const SearchResults = Schema.Struct({
  /** Ads. */
  total: Schema.Int,
  /** How many homes they seem to be of: as many, or fewer (see listing/sameHome.ts). */
  homes: Schema.Int,
  page: Schema.Int,
  pages: Schema.Int,
  perPage: Schema.Int,
  listings: Schema.Array(ListingCard),
  /** The searched place, from the smallest level to the country; empty for all of Greece. */
  places: Schema.Array(PlaceReference),
  /** The same for the places below it that have results, largest count first (at most 24). */
  within: Schema.Array(Schema.Struct({ place: PlaceReference, path: Schema.String, total: Schema.Int })),
  /** Parameters that could not be read. */
  ignored: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      value: Schema.String,
      reason: Schema.Literals(ignoredReasons),
    }),
  ),
  /** With few results (under 10): which single filter to drop, and how many there would be. Best first. */
  loosen: Schema.Array(Schema.Struct({ filter: Schema.Literals(filterNames), total: Schema.Int })),
  /** Words of the keyword for which there is a better filter, each with that filter. */
  asFilters: Schema.Array(
    Schema.Struct({
      /** As they were typed. */
      words: Schema.String,
      /** What is left of the keyword without them; may be empty. */
      keyword: Schema.String,
      /** The filter, as parameters of an address. */
      parameters: Schema.String,
      /** How many there would be. */
      total: Schema.Int,
    }),
  ),
  /** Where each listing has the keyword's words; empty without a keyword. */
  hits: Schema.Array(KeywordHit),
  /** For listings whose home seems to have other listings. */
  others: Schema.Array(OtherAds),
  /** The agency that is asked for, if it exists. */
  agency: Schema.optional(AskedAgency),
})
export type SearchResults = typeof SearchResults.Type

/** How many are between each two edges; there is one bin above the last edge. */
const Histogram = Schema.Struct({ edges: Schema.Array(Schema.Int), counts: Schema.Array(Schema.Int) })

/** The counts of a filter panel: how many homes each option would find, with the other filters unchanged. */
export const SearchCounts = Schema.Struct({
  total: Schema.Int,
  /** By filter, then by the option's name, or by the number that "so many or more" begins with. */
  options: Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Int)),
  /** How many there would be without each filter that is set. */
  without: Schema.Record(Schema.String, Schema.Int),
  /** Prices in EUR and areas in m², in steps that grow with them, from the first that occurs to the last. */
  histograms: Schema.Struct({ price: Histogram, surface: Histogram }),
})
export type SearchCounts = typeof SearchCounts.Type

/** A sentence about homes as a search. */
export const SentenceAnswer = Schema.Struct({
  /** The address of the list: the one that the form would lead to. */
  href: Schema.String,
  /** The pieces that were read, in order, each with its filters; those of a model are last. */
  read: Schema.Array(
    Schema.Struct({
      text: Schema.String,
      filters: Schema.Array(Schema.String),
      /** The filter is broader or narrower than the words. */
      isApproximate: Schema.Boolean,
      /** Read by a language model, which can be mistaken. */
      isByModel: Schema.Boolean,
    }),
  ),
  /** What could not be read. */
  unread: Schema.Array(Schema.String),
  /** The sentence with slips of the finger in what could not be read set right, and its list. It is only offered. */
  instead: Schema.optionalKey(Schema.Struct({ text: Schema.String, href: Schema.String })),
})
export type SentenceAnswer = typeof SentenceAnswer.Type

const search = {
  query: {
    ...LanguageParameter,
    /** A search path (`/pwlhsh-katoikies/athina/`): its contract, category and place win over the parameters. */
    path: Schema.optional(Schema.String),
    ...parameters,
  },
  error: PlaceNotFound,
}

/** The search behind list pages. */
export class SearchApi extends HttpApiGroup.make('search').add(
  HttpApiEndpoint.get('list', '/api-next/search-list/listings/', { ...search, success: SearchResults }),
  HttpApiEndpoint.get('map', '/api-next/search-list/map/', {
    ...search,
    query: { ...search.query, ...texts([...cameraNames, ...Object.values(sizeNames)]) },
    success: MapView,
  }),
  HttpApiEndpoint.get('counts', '/api-next/search-list/counts/', { ...search, success: SearchCounts }),
  HttpApiEndpoint.get('sentence', '/api-next/search-list/sentence/', {
    query: {
      ...LanguageParameter,
      q: Schema.String.check(Schema.isMaxLength(2000)),
      /** The contract that was chosen beside the sentence, for one that names none. */
      contract: Schema.optional(schemaOf(contracts)),
      /** Sends the remaining words to a language model, if one is configured: it takes seconds. */
      model: Schema.optional(Schema.Literal('ask')),
      /** Words of the sentence that a model read before, from the address of its list. */
      ...texts([stateNames.wordsOfModel]),
    },
    success: SentenceAnswer,
  }),
) {}
