import type { PgClient } from '@effect/sql-pg'
import { Context, Effect, Layer, Metric } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { join } from 'node:path'
import type { OtherAds } from '#domain/api/Search.ts'
import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { SoughtWord } from '#domain/search/words/highlights.ts'
import { type BulkCopy, type CopyFailed, ReadAfter } from '#server/database/BulkCopy.ts'
import type { Database } from '#server/database/Database.ts'
import { Places } from '#server/content/geography/Places.ts'
import { searchSeconds } from '#server/platform/metrics.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { changesSince } from './loading/changes.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import type { FacetCounts } from '#search-engine/execution/counting/facets.ts'
import { follow, type Following } from './follow.ts'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import { RebuildingIndex } from '#search-engine/lifecycle/RebuildingIndex.ts'
import { listingIdOf, type SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'
import { loadIndex } from './loading/loadIndex.ts'
import { makeIndexAside } from './loading/makeIndexAside.ts'
import { sortOf } from '#search-engine/store/Orders.ts'
import { otherAdsOf } from './otherAds.ts'
import type { PlaceColumn } from '#search-engine/store/placeCodes.ts'
import { gatherWords, textsOf } from './loading/readTexts.ts'
import type {
  Counts,
  EngineOptions,
  ListFound,
  SearchPage,
  SearchRequest,
} from '#search-engine/lifecycle/SegmentedIndex.ts'
import { similarTo } from '#search-engine/similar.ts'
import { spread } from '#search-engine/spread.ts'
import { keepAt } from './snapshot/keepAt.ts'
import { readSnapshot } from './snapshot/snapshot.ts'
import { surroundingsOf } from '#search-engine/planning/Surroundings.ts'
import type { ViewFound } from '#search-engine/map/viewport.ts'

/** The marks of a viewport, and the ids of a page of its listings. */
export interface ViewAndPage extends ViewFound {
  readonly ids: readonly number[]
}

/** A page of results with its counts. */
export interface ListAnswer extends SearchPage, Omit<ListFound, 'listings'> {
  /** The other ads of the same home, for each listing of the page that has any. */
  readonly others: readonly OtherAds[]
}

/** The whole earth: a listing outside it has no position. */
const everywhere: Box = { south: -90, west: -180, north: 90, east: 180 }

export interface SearchIndexService extends Following {
  /** The number of active listings in the index. */
  readonly size: Effect.Effect<number>
  readonly search: (request: SearchRequest) => Effect.Effect<SearchPage>
  readonly count: (criteria: Criteria) => Effect.Effect<number>
  /** A page of results with its counts. Synchronous. */
  readonly list: (request: SearchRequest, within?: PlaceColumn) => ListAnswer
  /** As `count`, synchronous. */
  readonly countNow: (criteria: Criteria) => number
  /** The ids of the other ads that seem to be of a listing's home, ascending. */
  readonly sameHome: (id: number) => Effect.Effect<readonly number[]>
  /** The ids of the ads of each home that has several, the first of each the smallest. */
  readonly homeGroups: Effect.Effect<readonly (readonly number[])[]>
  /** The number of matches in each place of a level. */
  readonly countsWithin: (criteria: Criteria, column: PlaceColumn) => Effect.Effect<Counts>
  /** The number of matches with each option of each filter, and without each filter. */
  readonly facets: (criteria: Criteria) => Effect.Effect<FacetCounts>
  /** The marks of a viewport, and a page of its listings. */
  readonly view: (request: SearchRequest, viewport: Box, zoom: number) => Effect.Effect<ViewAndPage>
  /** The bounding box of the matches that may be shown on a map; undefined if there are none. */
  readonly bounds: (criteria: Criteria) => Effect.Effect<Box | undefined>
  /** The number of matches that may be shown on a map. */
  readonly countPlaced: (criteria: Criteria) => Effect.Effect<number>
  /** The ids of similar listings, the most similar first; undefined if the index does not hold the listing. */
  readonly similar: (id: number, most: number) => Effect.Effect<readonly number[] | undefined>
  /** All matches in no order, as a lazy iterable. */
  readonly matches: (criteria: Criteria) => Effect.Effect<Iterable<SegmentDoc>>
  /** The docs of listings; deleted ones are left out. */
  readonly located: (ids: readonly number[]) => Effect.Effect<readonly SegmentDoc[]>
  /** The words of a keyword, with the stems that they stand for in the texts. */
  readonly sought: (keyword: string) => Effect.Effect<readonly SoughtWord[]>
  /** The plan of a search in one line. */
  readonly explain: (request: Pick<SearchRequest, 'criteria' | 'order'>) => Effect.Effect<string>
}

/** Queries that users wait for, each measured on its own. */
const took = {
  list: Metric.withAttributes(searchSeconds, { question: 'list' }),
  facets: Metric.withAttributes(searchSeconds, { question: 'facets' }),
  map: Metric.withAttributes(searchSeconds, { question: 'map' }),
}
type Timed = keyof typeof took

function measured<Answer>(kind: Timed, answering: () => Answer): Answer {
  const begun = performance.now()
  const answer = answering()
  took[kind].updateUnsafe((performance.now() - begun) / 1000, Context.empty())
  return answer
}

function serviceOf(live: RebuildingIndex, following: Following): SearchIndexService {
  const ask = <Answer>(question: (engine: RebuildingIndex['current']) => Answer) =>
    Effect.sync(() => question(live.current))
  const timed = <Answer>(kind: Timed, question: (engine: RebuildingIndex['current']) => Answer) =>
    Effect.sync(() => measured(kind, () => question(live.current)))
  return {
    ...following,
    size: ask((engine) => engine.size),
    search: (request) =>
      timed('list', (engine) => {
        const { total, listings } = engine.find(request)
        return { total, ids: spreadOut(request, listings).map(listingIdOf) }
      }),
    count: (criteria) => ask((engine) => engine.count(criteria)),
    list: (request, within) =>
      measured('list', () => {
        const { listings, ...beside } = live.current.list(request, within)
        const shown = spreadOut(request, listings)
        return { ...beside, ids: shown.map(listingIdOf), others: otherAdsOf(shown) }
      }),
    countNow: (criteria) => live.current.count(criteria),
    sameHome: (id) => ask((engine) => engine.sameHome(id).map(listingIdOf).sort(rising)),
    homeGroups: ask((engine) => engine.homeGroups()),
    countsWithin: (criteria, column) => ask((engine) => engine.countsWithin(criteria, column)),
    facets: (criteria) => timed('facets', (engine) => engine.facets(criteria)),
    view: (request, viewport, zoom) =>
      timed('map', (engine) => ({
        ...engine.view(request.criteria, viewport, zoom),
        ids: spreadOut(request, engine.findIn(viewport, request).listings).map(listingIdOf),
      })),
    bounds: (criteria) => ask((engine) => engine.bounds(criteria)),
    countPlaced: (criteria) => ask((engine) => engine.countIn(everywhere, criteria)),
    similar: (id, most) => ask((engine) => similarTo(engine, id, most)),
    matches: (criteria) => ask((engine) => engine.matches(criteria)),
    located: (ids) => ask((engine) => ids.flatMap((id) => engine.locate(id) ?? [])),
    sought: (keyword) => ask((engine) => engine.sought(keyword)),
    explain: (request) => ask((engine) => engine.explain(request)),
  }
}

/** In the orders by relevance an advertiser does not appear twice in a row. Other orders are kept. */
const spreadOut = ({ order }: SearchRequest, listings: readonly SegmentDoc[]): readonly SegmentDoc[] =>
  ['relevance desc', 'merit desc'].includes(sortOf(order))
    ? spread(listings, ({ segment, doc }) => segment.index.columns.advertiserId[doc] as number)
    : listings

const rising = (one: number, other: number) => one - other

/** The path of the snapshot; another one with listings abroad. */
const snapshotPath = (dataFolder: string, abroad: boolean) =>
  join(dataFolder, 'search', abroad ? 'index.abroad.arrays' : 'index.arrays')

const readEverything = Effect.fnUntraced(function* (abroad: boolean) {
  const [index, words] = yield* Effect.all([loadIndex({ abroad }), gatherWords({ abroad })], {
    concurrency: 2,
  })
  return { index, texts: yield* textsOf(words, index) }
})

type Needs = BulkCopy | Configuration | Database | PgClient.PgClient | Places | SqlClient.SqlClient

/**
 * Search over the active listings, answered from memory. The database is the source of truth; the index can be made
 * again at any time.
 */
export class SearchIndex extends Context.Service<SearchIndex, SearchIndexService>()(
  'estia/search/SearchIndex',
) {
  /**
   * The index is read from the snapshot of the last start, or from the database, while the layer is built; then it
   * follows the database.
   */
  static readonly layer: Layer.Layer<SearchIndex, CopyFailed | SqlError.SqlError, Needs> = Layer.effect(
    SearchIndex,
    Effect.gen(function* () {
      const { flags, dataFolder } = yield* Configuration
      const options = { bedroomSearch: flags.bedroomSearch, surroundings: surroundingsOf(yield* Places) }
      const abroad = flags.internationalSearch
      const path = snapshotPath(dataFolder, abroad)
      // Read before the rows: what changes meanwhile is read again.
      const { moment, position } = yield* changesSince()
      const kept = yield* Effect.promise(() => readSnapshot(path, moment.epoch))
      const everything = Effect.provideService(readEverything(abroad), ReadAfter, position)
      const start = kept ?? { ...(yield* everything), moment }
      const live = new RebuildingIndex(start.index, { ...options, makeIndex: makeIndexAside }, start.texts)
      const keep = keepAt(path)
      const following = yield* follow({ live, start, keep, abroad })
      yield* following.catchUp
      if (kept === undefined) yield* Effect.forkScoped(keep(start))
      return serviceOf(live, following)
    }),
  )

  /** An index of given columns that follows no database, for tests and benchmarks. */
  static readonly layerOf = (columns: Columns, options: EngineOptions): Layer.Layer<SearchIndex> =>
    Layer.sync(SearchIndex, () =>
      serviceOf(new RebuildingIndex(makeColumnIndexNow(columns), { ...options, makeIndex: makeIndexAside }), {
        catchUp: Effect.void,
        rebuild: Effect.void,
        refresh: Effect.void,
        onWritten: () => {},
      }),
    )
}
