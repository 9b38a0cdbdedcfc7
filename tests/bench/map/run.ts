/** What a map shows of a search: how long it takes in the server's process, how heavy it is, and whether it adds up. */
import { Effect } from 'effect'
import { gzipSync } from 'node:zlib'
import { greece } from '#domain/geography/greece.ts'
import { mapView } from '#server/features/search/map/mapView.ts'
import { makeSegmentedIndexNow, type SegmentedIndex } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { resultsBytes } from '#server/features/search/resultsBytes.ts'
import { SearchIndex, type SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { timed } from '../search/measure.ts'
import { keptCards } from './cards.ts'
import { type RebuildFigures, rebuiltClusters } from './rebuiltClusters.ts'
import { mapColumns } from './mapStock.ts'
import { bands, makeViews, size, type View } from './views.ts'

export interface MapReport {
  readonly listings: number
  readonly bands: readonly BandFigures[]
  readonly clusters: readonly RebuildFigures[]
  readonly equality: EqualityFigures
}

/** Views of a few zooms, or of all. */
export interface BandFigures {
  readonly zooms: string
  readonly views: number
  /** Milliseconds until pins, clusters and a page of the list are found. */
  readonly engineMs: Percentiles
  /** Milliseconds until the whole reply is bytes of JSON. */
  readonly replyMs: Percentiles
  /** Bytes of the reply, gzipped. */
  readonly bytes: Percentiles & { readonly most: number }
}

export interface EqualityFigures {
  readonly views: number
  /** Views in which the list, the count and the marks do not agree. */
  readonly unequal: number
}

const VIEWS = 300
const COMPARED = 1000
const options = { bedroomSearch: true }

export async function benchMap(listings: number): Promise<MapReport> {
  const columns = mapColumns(listings)
  const engine = makeSegmentedIndexNow(columns, options)
  // Searched for a while before it is timed: what is timed is compiled.
  const equality = compared(engine, makeViews(columns, COMPARED, 2))
  const bands = await Effect.runPromise(
    Effect.gen(function* () {
      const index = yield* SearchIndex
      return yield* Effect.promise(() => timedViews(index, makeViews(columns, VIEWS, 1)))
    }).pipe(Effect.provide(SearchIndex.layerOf(columns, options))),
  )
  return { listings, bands, clusters: rebuiltClusters(engine), equality }
}

function compared(engine: SegmentedIndex, views: readonly View[]): EqualityFigures {
  const unequal = views.filter(({ request, camera, box }) => {
    const { inView, pins, clusters } = engine.view(request.criteria, box, camera.zoom)
    const marked = pins.length + clusters.reduce((sum, { count }) => sum + count, 0)
    return inView !== marked || inView !== engine.findIn(box, request).total
  })
  return { views: views.length, unequal: unequal.length }
}

async function timedViews(
  index: SearchIndexService,
  views: readonly View[],
): Promise<readonly BandFigures[]> {
  const replyOf = replies(index)
  const engineMs = await timed(
    views.map(
      ({ request, box, camera }) =>
        () =>
          Effect.runSync(index.view(request, box, camera.zoom)),
    ),
  )
  const replyMs = await timed(views.map((view) => () => replyOf(view)))
  const bytes = views.map((view) => gzipSync(replyOf(view)).length)
  const figuresOf = (zooms: string, isIn: (view: View) => boolean): BandFigures => {
    const among = (samples: readonly number[]) => samples.filter((_, at) => isIn(views[at] as View))
    return {
      zooms,
      views: views.filter(isIn).length,
      engineMs: percentilesOf(among(engineMs)),
      replyMs: percentilesOf(among(replyMs)),
      bytes: { ...percentilesOf(among(bytes)), most: Math.max(...among(bytes)) },
    }
  }
  return [
    ...bands.map(({ name }) => figuresOf(name, ({ band }) => band === name)),
    figuresOf('all', () => true),
  ]
}

/** The reply of the server, as it goes to the network but for its compression. */
function replies(index: SearchIndexService) {
  const answer = mapView({ index, listings: keptCards(), gazetteer: greece() })
  return ({ request, camera }: View): Uint8Array => {
    const { market, criteria } = {
      market: { contract: 'sale', category: 'residential' } as const,
      ...request,
    }
    const search = {
      language: 'el' as const,
      query: { ...request, criteria: { ...market, ...criteria } },
      ignored: [],
      lineage: [],
    }
    const parameters = new URLSearchParams({
      lat: String(camera.latitude),
      lng: String(camera.longitude),
      zoom: String(camera.zoom),
      width: String(size.width),
      height: String(size.height),
    })
    return Buffer.concat(resultsBytes(Effect.runSync(answer(search, parameters))))
  }
}
