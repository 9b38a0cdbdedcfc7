import { Cache, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AgencyCard, AgencyDetail, AgencyList } from '#domain/agency/Agency.ts'
import type { AgenciesAddress, AgencyAddress } from '#domain/agency/agencyAddresses.ts'
import { nameIn } from '#domain/agency/latinName.ts'
import type { AgencyPins } from '#domain/api/Agencies.ts'
import { AgencyNotFound } from '#domain/api/errors.ts'
import { constants } from '#domain/constants.ts'
import type { ListingCard, PlaceReference } from '#domain/listing/ListingCard.ts'
import type { WrittenText } from '#domain/listing/ListingDetail.ts'
import type { Language } from '#domain/locale.ts'
import { ResponseTimes } from '#server/features/contact/ResponseTimes.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { lineageOf, Places, referenceOf } from '#server/content/geography/Places.ts'
import { bestFirst } from '#domain/bestFirst.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { onlySuccess } from '#server/platform/onlySuccess.ts'
import { Database } from '#server/database/Database.ts'
import { pinsOf } from '#server/content/search-index/mapReply.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { listingIdOf, type SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { type AgencyDetailRow, agencyRow, agencyRows, type AgencyRow } from './agencyRows.ts'
import { type AgencyStock, countAgencyStock, countsOf, noStock, sumOf } from './agencyStock.ts'
import { keptFacts } from './keptFacts.ts'
import { openingOf } from './opening.ts'
import { choicesOf, citiesOf, findAgencies, known, type KnownAgency } from './findAgencies.ts'

/** So long what agencies have on the market is not counted again. */
const KEPT = '1 minute'

const { perPage, agencyExpertResults } = constants.search

/** Municipalities that a list offers, and those that an agency's page names. */
const CITIES = 12
const AREAS = 12

/** Homes on an agency's map: as many as a view shows one by one. */
const PINS = 500

/** What sitemaps need. */
export interface ListedAgency {
  readonly slug: string
  /** Seconds since 1970. */
  readonly changed: number
}

export interface AgenciesService {
  readonly list: (asked: AgenciesAddress, language: Language) => Effect.Effect<AgencyList>
  readonly detail: (
    slug: string,
    asked: AgencyAddress,
    language: Language,
  ) => Effect.Effect<AgencyDetail, AgencyNotFound>
  readonly map: (slug: string, language: Language) => Effect.Effect<AgencyPins, AgencyNotFound>
  /** Null where none is known. */
  readonly phone: (slug: string) => Effect.Effect<string | null, AgencyNotFound>
  /** Cards of agencies by id, those with the most homes first. */
  readonly cards: (ids: readonly number[], language: Language) => Effect.Effect<readonly AgencyCard[]>
  /** Ids of all, those with the most homes first. */
  readonly ranked: Effect.Effect<readonly number[]>
  /** The newest homes of an agency. */
  readonly newest: (id: number, most: number, language: Language) => Effect.Effect<readonly ListingCard[]>
  /** Those with homes on the market. */
  readonly listed: Effect.Effect<readonly ListedAgency[]>
}

/** Pages of some things, at least one, and the page that is shown of them. */
function pageOf(asked: number | undefined, total: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(asked ?? 1, pages)
  return { page, pages, from: (page - 1) * size, to: page * size }
}

interface Directory {
  readonly all: readonly KnownAgency[]
  readonly stocks: ReadonlyMap<number, AgencyStock>
}

const makeDirectory = Effect.gen(function* () {
  const { shown: sql } = yield* Database
  const index = yield* SearchIndex
  const gazetteer = yield* Places
  const seatNames = ({ municipality }: AgencyRow): readonly string[] => {
    const place = municipality === null ? undefined : gazetteer.place('city', municipality)
    return place ? Object.values(place.name) : []
  }
  const gather = Effect.gen(function* () {
    const rows = yield* agencyRows.pipe(Effect.provideService(SqlClient.SqlClient, sql), Effect.orDie)
    const found = yield* index.matches({})
    const stocks = yield* Effect.promise(() => countAgencyStock(found))
    return { all: rows.map((row) => known(row, stocks.get(row.id), seatNames(row))), stocks }
  })
  const cache = yield* Cache.makeWith<'all', Directory>(() => gather, {
    capacity: 1,
    timeToLive: onlySuccess(KEPT),
  })
  return Cache.get(cache, 'all')
})

const make = Effect.gen(function* () {
  const { shown: sql } = yield* Database
  const index = yield* SearchIndex
  const listings = yield* Listings
  const gazetteer = yield* Places
  const figures = yield* ResponseTimes
  const directory = yield* makeDirectory

  const placesOf = (municipality: number | null | undefined, language: Language): PlaceReference[] => {
    const place = municipality == null ? undefined : gazetteer.place('city', municipality)
    return place ? lineageOf(gazetteer, place).map((one) => referenceOf(one, language)) : []
  }
  const cityOf = (id: number, language: Language) => {
    const place = gazetteer.place('city', id)
    return place && referenceOf(place, language)
  }
  const cardOf = (row: AgencyRow, stock: AgencyStock, language: Language, place?: number): AgencyCard => ({
    id: row.id,
    name: nameIn(language, row.name),
    slug: row.slug,
    type: row.type,
    seat: placesOf(row.municipality, language),
    founded: row.founded,
    languages: row.languages,
    ...countsOf(stock, place),
  })

  const list = Effect.fn('Agencies.list')(function* (asked: AgenciesAddress, language: Language) {
    const { all } = yield* directory
    const places = placesOf(asked.place, language)
    const found = places.length === 0 && asked.place !== undefined ? [] : findAgencies(all, asked)
    const { page, pages, from, to } = pageOf(asked.page, found.length, agencyExpertResults)
    const shown = ({ row, stock }: KnownAgency) => cardOf(row, stock, language, asked.place)
    return {
      total: found.length,
      page,
      pages,
      places,
      agencies: found.slice(from, to).map(shown),
      ...choicesOf(all, asked),
      cities: citiesOf(all, CITIES).flatMap(([id, agencies]) => {
        const place = cityOf(id, language)
        return place ? [{ place, agencies }] : []
      }),
    }
  })

  const rowOf = Effect.fnUntraced(function* (slug: string) {
    // No database takes this sign in a text.
    const row = slug.includes('\0')
      ? undefined
      : yield* agencyRow(slug).pipe(Effect.provideService(SqlClient.SqlClient, sql), Effect.orDie)
    return row ?? (yield* new AgencyNotFound(refusal('agencyNotFound')))
  })
  const stockOf = Effect.fnUntraced(function* ({ id }: AgencyRow) {
    return (yield* directory).stocks.get(id) ?? noStock
  })

  const detail = Effect.fn('Agencies.detail')(function* (
    slug: string,
    { contract = null, page: wanted }: AgencyAddress,
    language: Language,
  ) {
    const row = yield* rowOf(slug)
    const stock = yield* stockOf(row)
    const homes = yield* index.located([...stock.homes.sale, ...stock.homes.rent])
    const asked = contract === null ? homes : yield* index.located(stock.homes[contract])
    const { page, pages, from, to } = pageOf(wanted, asked.length, perPage)
    const areas = [...stock.within]
      .sort(([a, many], [b, more]) => sumOf(more) - sumOf(many) || a - b)
      .flatMap(([id, counts]) => {
        const place = cityOf(id, language)
        return place ? [{ place, homes: sumOf(counts) }] : []
      })
    const [advertiser, ...others] = row.advertisers
    const isOne = advertiser !== undefined && others.length === 0
    return {
      ...cardOf(row, stock, language),
      ownName: row.name,
      description: bestFirst(textsOf(row), language)[0] ?? null,
      areas: areas.slice(0, AREAS),
      otherAreas: Math.max(0, areas.length - AREAS),
      placed: homes.filter(isPlaced).length,
      hasPhone: row.phone !== null,
      opening: openingOf(row, yield* nowDate),
      replies: isOne ? yield* figures.of(advertiser) : null,
      kept: yield* keptFacts(row.id).pipe(Effect.provideService(SqlClient.SqlClient, sql)),
      contract,
      page,
      pages,
      listings: yield* listings.cards(newestFirst(asked).slice(from, to).map(listingIdOf), language),
    }
  })

  const map = Effect.fn('Agencies.map')(function* (slug: string, language: Language) {
    const { homes } = yield* stockOf(yield* rowOf(slug))
    const placed = (yield* index.located([...homes.sale, ...homes.rent])).filter(isPlaced)
    return pinsOf(newestFirst(placed).slice(0, PINS), { gazetteer, language })
  })

  const phone = (slug: string) => Effect.map(rowOf(slug), (row) => row.phone)

  const ranked = Effect.map(directory, ({ all }) => findAgencies(all, {}).map(({ row }) => row.id))
  const cards = Effect.fn('Agencies.cards')(function* (ids: readonly number[], language: Language) {
    const { all } = yield* directory
    const wanted = all.filter(({ row }) => ids.includes(row.id))
    return findAgencies(wanted, {}).map(({ row, stock }) => cardOf(row, stock, language))
  })
  const newest = Effect.fn('Agencies.newest')(function* (id: number, most: number, language: Language) {
    const { homes } = (yield* directory).stocks.get(id) ?? noStock
    const found = yield* index.located([...homes.sale, ...homes.rent])
    return yield* listings.cards(newestFirst(found).slice(0, most).map(listingIdOf), language)
  })

  const listed = Effect.map(directory, ({ all }) =>
    all
      .filter(({ stock }) => stock.changed > 0)
      .sort((one, other) => one.row.id - other.row.id)
      .map(({ row, stock }): ListedAgency => ({ slug: row.slug, changed: stock.changed })),
  )
  return { list, detail, map, phone, cards, ranked, newest, listed } satisfies AgenciesService
})

const textsOf = ({ descriptionEl, descriptionEn }: AgencyDetailRow): readonly WrittenText[] =>
  [
    { language: 'el', text: descriptionEl },
    { language: 'en', text: descriptionEn },
  ].flatMap(({ language, text }) => (text === null ? [] : [{ language, text }]))

const isPlaced = ({ segment, doc }: SegmentDoc): boolean => segment.index.columns.latitude[doc] !== NOT_STATED

const createdAt = ({ segment, doc }: SegmentDoc): number => segment.index.columns.created[doc] as number

const newestFirst = (homes: readonly SegmentDoc[]): readonly SegmentDoc[] =>
  homes.toSorted((one, other) => createdAt(other) - createdAt(one) || listingIdOf(other) - listingIdOf(one))

/** Who offers homes for others, with what they have on the market. */
export class Agencies extends Context.Service<Agencies, AgenciesService>()('estia/agencies/Agencies') {
  static readonly layer: Layer.Layer<
    Agencies,
    never,
    Database | SearchIndex | Listings | Places | ResponseTimes
  > = Layer.effect(Agencies, make)
}
