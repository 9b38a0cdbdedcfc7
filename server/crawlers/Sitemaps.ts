import { Context, Duration, Effect, Layer } from 'effect'
import { agenciesPath, agencyPath } from '#domain/agency/agencyPaths.ts'
import { listingPath } from '#domain/routes.ts'
import { languages } from '#domain/locale.ts'
import { writeSearchPath } from '#domain/search/searchPath.ts'
import { Agencies, type ListedAgency } from '#server/agencies/Agencies.ts'
import { Places } from '#server/geography/Places.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { SearchIndex } from '#server/search/SearchIndex.ts'
import { type SitemapEntry, type SitemapPart, writeIndex, writePart } from './sitemapXml.ts'
import { type Stock, takeStock } from './stock.ts'

/**
 * Addresses in one part: a fifth of what a sitemap may hold. Each comes with those of all languages: of a hundred
 * characters each, a part is a third of the 50 MB that it may be.
 */
export const ADDRESSES = 10_000

/** Pages in one part: each is an address a language. */
const PAGES = Math.floor(ADDRESSES / languages.length)

/** So long search engines are told the same. Whoever asks in between costs no counting. */
export const KEPT = Duration.minutes(10)

/** A sitemap, and when what it says was found out, milliseconds since 1970. */
export interface SitemapAnswer<Body> {
  readonly body: Body
  readonly at: number
}

interface Maps {
  readonly at: number
  /** By name, in the order of the index: the home page and the lists first. */
  readonly parts: ReadonlyMap<string, readonly SitemapEntry[]>
}

export interface SitemapsService {
  readonly index: Effect.Effect<SitemapAnswer<string>>
  /** A part in pieces; undefined for a name that the index does not have. */
  readonly part: (name: string) => Effect.Effect<SitemapAnswer<Iterable<string>> | undefined>
}

const newest = (changed: readonly { readonly changed: number }[]): number =>
  changed.reduce((latest, one) => Math.max(latest, one.changed), 0)

function entriesOf(
  { lists, listings }: Stock,
  agencies: readonly ListedAgency[],
): Readonly<Record<string, readonly SitemapEntry[]>> {
  const home = { path: '/', changed: newest(listings) }
  // By path: a list that comes or goes moves few of the others.
  const byPath = lists
    .map(({ path, changed }) => ({ path: writeSearchPath({ ...path, language: 'el' }), changed }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    lists: listings.length === 0 ? [] : [home, ...byPath],
    agencies:
      agencies.length === 0
        ? []
        : [
            { path: agenciesPath, changed: newest(agencies) },
            ...agencies.map(({ slug, changed }) => ({ path: agencyPath(slug), changed })),
          ],
    listings: listings.map(({ id, changed }) => ({ path: listingPath(id), changed })),
  }
}

function partsOf(stock: Stock, agencies: readonly ListedAgency[]): Maps['parts'] {
  const parts = new Map<string, readonly SitemapEntry[]>()
  for (const [kind, entries] of Object.entries(entriesOf(stock, agencies)))
    for (let at = 0; at < entries.length; at += PAGES)
      parts.set(`${kind}-${1 + at / PAGES}.xml`, entries.slice(at, at + PAGES))
  return parts
}

/** Where a part is. */
export const partsPath = '/sitemaps/'

const make = Effect.gen(function* () {
  const index = yield* SearchIndex
  const gazetteer = yield* Places
  const agencies = yield* Agencies
  const { flags, origin } = yield* Configuration
  const gather: Effect.Effect<Maps> = Effect.gen(function* () {
    const found = yield* index.matches({})
    const stock = yield* Effect.promise(() => takeStock(found, gazetteer, flags))
    return { at: Date.now(), parts: partsOf(stock, yield* agencies.listed) }
  })
  const maps = yield* Effect.cachedWithTTL(gather, KEPT)
  return {
    index: Effect.map(maps, ({ at, parts }) => ({
      at,
      body: writeIndex(
        [...parts].map(
          ([name, entries]): SitemapPart => ({
            path: partsPath + name,
            changed: newest(entries),
          }),
        ),
        origin,
      ),
    })),
    part: (name) =>
      Effect.map(maps, ({ at, parts }) => {
        const entries = parts.get(name)
        return entries && { at, body: writePart(entries, origin) }
      }),
  } satisfies SitemapsService
})

/** What search engines are told to look at: every list that holds listings, every listing, and agencies with homes. */
export class Sitemaps extends Context.Service<Sitemaps, SitemapsService>()('estia/crawlers/Sitemaps') {
  static readonly layer: Layer.Layer<Sitemaps, never, Agencies | Configuration | Places | SearchIndex> =
    Layer.effect(Sitemaps, make)
}
