import { Context, Effect, Layer } from 'effect'
import type { ListingNotFound, ListingWithdrawn } from '#domain/api/errors.ts'
import type { ListingBackground } from '#domain/listing/ListingBackground.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { ListingDetail, WrittenText } from '#domain/listing/ListingDetail.ts'
import type { Photo } from '#domain/listing/Photo.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import type { KeywordHit } from '#domain/search/KeywordHit.ts'
import { highlightsOf, type SoughtWord } from '#domain/search/words/highlights.ts'
import { makePlacesOf, Places } from '#server/content/geography/Places.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { photosOf } from '#server/content/media/photographs/sentPhotos.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import type { SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'
import { Database } from '#server/database/Database.ts'
import { makeBackground } from './background.ts'
import { bestFirst } from '#domain/bestFirst.ts'
import { makeCardCache } from './cardCache.ts'
import { type CardContext, cardOf } from './cardOf.ts'
import { detailOf } from './detailOf.ts'
import { keywordHits } from './keywordHits.ts'
import { cardQuery, detailQuery, shownQuery, type WholeRow, wholeQuery } from './listingQueries.ts'
import { type CardRow, type DetailRow, writtenOver } from './listingRow.ts'
import { planOf } from './planOf.ts'
import { notFound, refuseHidden, type ShownRow } from './refuseHidden.ts'
import { similarToGone } from './similarToGone.ts'
import type { Columns } from './writing/factColumns.ts'

/** Listings offered beside one. */
const SIMILAR = 6

export interface ListingsService {
  /** The active listings among these ids as cards, in the order given. */
  readonly cards: (ids: readonly number[], language: Language) => Effect.Effect<readonly ListingCard[]>
  /** The same where all of them are in memory; undefined where one has to be read. */
  readonly knownCards: (ids: readonly number[], language: Language) => readonly ListingCard[] | undefined
  /** Which of the searched words these listings contain, in the order given. */
  readonly keywordHits: (
    ids: readonly number[],
    words: readonly SoughtWord[],
    language: Language,
  ) => Effect.Effect<readonly KeywordHit[]>
  readonly detail: (
    id: number,
    language: Language,
  ) => Effect.Effect<ListingDetail, ListingNotFound | ListingWithdrawn>
  /** Its photographs, in the order of the ad. */
  readonly photos: (
    id: number,
    language: Language,
  ) => Effect.Effect<readonly Photo[], ListingNotFound | ListingWithdrawn>
  /** A listing that is not shown, for its own advertiser, who has been asked for. */
  readonly unshown: (id: number, language: Language) => Effect.Effect<ListingDetail, ListingNotFound>
  /** The card of a listing with other values in some of its columns, for its own advertiser, who has been asked for. */
  readonly written: (
    id: number,
    columns: Columns,
    language: Language,
  ) => Effect.Effect<ListingCard, ListingNotFound>
  /**
   * At most six others of the same contract and category, near it in place, price and surface; of one that was sold,
   * rented or withdrawn too.
   */
  readonly similar: (id: number, language: Language) => Effect.Effect<readonly ListingCard[], ListingNotFound>
  /** The other ads that seem to be of the same home (see domain/listing/sameHome.ts). */
  readonly sameHome: (
    id: number,
    language: Language,
  ) => Effect.Effect<readonly ListingCard[], ListingNotFound | ListingWithdrawn>
  /** Where the words of a keyword stand in the description that `detail` gives. */
  readonly marks: (
    id: number,
    keyword: string,
    language: Language,
  ) => Effect.Effect<readonly (readonly [number, number])[], ListingNotFound | ListingWithdrawn>
  /** What is known around it, beyond the ad. */
  readonly background: (
    id: number,
    language: Language,
  ) => Effect.Effect<ListingBackground, ListingNotFound | ListingWithdrawn>
}

/** The index holds active listings alone. */
const rowOfHeld = ({ segment, doc }: SegmentDoc): ShownRow => ({
  status: statuses.idOf('active'),
  contract: segment.index.columns.contract[doc] as number,
  country: segment.index.columns.country[doc] as number,
  withdrawnAt: null,
})

const bestText = (texts: readonly WrittenText[], language: Language): WrittenText | null =>
  bestFirst(texts, language)[0] ?? null

const make = Effect.gen(function* () {
  const { shown: sql } = yield* Database
  const index = yield* SearchIndex
  const media = yield* MediaLibrary
  const { flags } = yield* Configuration
  const gazetteer = yield* Places
  const placesOf = makePlacesOf(gazetteer)
  const kept = makeCardCache(index)

  const contextOf = (row: CardRow, language: Language): CardContext => ({
    language,
    places: placesOf(row, language),
    photos: photosOf(row, media, language),
  })

  const cards = Effect.fnUntraced(function* (ids: readonly number[], language: Language) {
    const generation = kept.generation()
    const known = ids.map((id) => kept.get(id, language))
    const missing = ids.filter((_, at) => known[at] === undefined)
    const read = new Map<number, ListingCard>()
    if (missing.length > 0)
      for (const row of yield* sql.unsafe<CardRow>(cardQuery, [missing, language])) {
        const card = cardOf(row, contextOf(row, language))
        read.set(card.id, card)
        kept.set(card, language, generation)
      }
    return ids.flatMap((id, at) => known[at] ?? read.get(id) ?? [])
  }, Effect.orDie)

  const knownCards: ListingsService['knownCards'] = (ids, language) => {
    const known: ListingCard[] = []
    for (const id of ids) {
      const card = kept.get(id, language)
      if (card === undefined) return undefined
      known.push(card)
    }
    return known
  }

  const anyRowOf = Effect.fnUntraced(function* (id: number, language: Language) {
    const [row] = yield* Effect.orDie(sql.unsafe<DetailRow>(detailQuery, [id, language]))
    return row ?? (yield* notFound)
  })
  const rowOf = Effect.fnUntraced(function* (id: number, language: Language) {
    const row = yield* anyRowOf(id, language)
    yield* refuseHidden(row, flags)
    return row
  })
  const anyWholeOf = Effect.fnUntraced(function* (id: number, language: Language) {
    const [row] = yield* Effect.orDie(sql.unsafe<WholeRow>(wholeQuery, [id, language]))
    return row ?? (yield* notFound)
  })
  /** Fails for a listing that the public may not see. The database is asked of those that the index does not hold. */
  const ensureShown = Effect.fnUntraced(function* (id: number) {
    const [held] = yield* index.located([id])
    const [row] = held ? [rowOfHeld(held)] : yield* Effect.orDie(sql.unsafe<ShownRow>(shownQuery, [id]))
    yield* row ? refuseHidden(row, flags) : notFound
  })

  const textsOf = (id: number) =>
    Effect.orDie(
      sql<WrittenText>`SELECT language, description AS text FROM listing_texts
        WHERE listing_id = ${id} AND description IS NOT NULL ORDER BY language`,
    )

  const detailOfRow = ({ texts, prices, ...row }: WholeRow, language: Language): ListingDetail =>
    detailOf(row, {
      ...contextOf(row, language),
      description: bestText(texts ?? [], language),
      prices: prices ?? [],
      plan: planOf(media, row),
    })

  const photos = Effect.fn('Listings.photos')(function* (id: number, language: Language) {
    return photosOf(yield* rowOf(id, language), media, language)
  })

  const detail = Effect.fn('Listings.detail')(function* (id: number, language: Language) {
    const row = yield* anyWholeOf(id, language)
    yield* refuseHidden(row, flags)
    return detailOfRow(row, language)
  })

  const unshown = Effect.fn('Listings.unshown')(function* (id: number, language: Language) {
    return detailOfRow(yield* anyWholeOf(id, language), language)
  })

  const written: ListingsService['written'] = Effect.fnUntraced(function* (id, columns, language) {
    const row = writtenOver(yield* anyRowOf(id, language), columns)
    return cardOf(row, contextOf(row, language))
  })

  const marks = Effect.fn('Listings.marks')(function* (id: number, keyword: string, language: Language) {
    yield* ensureShown(id)
    const description = bestText(yield* textsOf(id), language)
    if (description === null || !flags.keywordSearchFilter) return []
    return highlightsOf(description.text, yield* index.sought(keyword)).map(
      ({ start, end }) => [start, end] as const,
    )
  })

  const similar = Effect.fn('Listings.similar')(function* (id: number, language: Language) {
    const ids = yield* index.similar(id, SIMILAR)
    if (ids !== undefined) return yield* cards(ids, language)
    // What the index does not hold is not active, or newer than the index: the database knows.
    const row = yield* anyRowOf(id, language)
    const isGone = yield* refuseHidden(row, flags).pipe(
      Effect.as(false),
      Effect.catchTag('ListingWithdrawn', () => Effect.succeed(true)),
    )
    return isGone ? yield* cards(yield* similarToGone(index, row, SIMILAR), language) : []
  })

  const sameHome = Effect.fn('Listings.sameHome')(function* (id: number, language: Language) {
    yield* ensureShown(id)
    return yield* cards(yield* index.sameHome(id), language)
  })

  const background = makeBackground({ sql, index, gazetteer, flags, placesOf })

  return {
    cards,
    knownCards,
    keywordHits: keywordHits(sql),
    detail,
    photos,
    unshown,
    written,
    marks,
    similar,
    sameHome,
    background,
  } satisfies ListingsService
})

/** Reads listings, as the public may see them. */
export class Listings extends Context.Service<Listings, ListingsService>()('estia/listings/Listings') {
  static readonly layer: Layer.Layer<
    Listings,
    never,
    Database | SearchIndex | MediaLibrary | Places | Configuration
  > = Layer.effect(Listings, make)
}
