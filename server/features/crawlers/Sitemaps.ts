import { Context, Duration, Effect, Layer } from 'effect'
import { languages } from '#domain/locale.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import {
  type SitemapEntries,
  type SitemapEntry,
  type SitemapPart,
  writeIndex,
  writePart,
} from './sitemapXml.ts'

/**
 * Addresses in one part: a fifth of what a sitemap may hold. Each comes with those of all languages: of a hundred
 * characters each, a part is a third of the 50 MB that it may be.
 */
export const ADDRESSES = 10_000

/** Pages in one part: each is an address a language. */
const PAGES = Math.floor(ADDRESSES / languages.length)

/** How long the sitemaps are cached. Requests in between count nothing. */
export const KEPT = Duration.minutes(10)

/** A sitemap, and the time of its data, ms since 1970. */
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

function partsOf(entriesByKind: SitemapEntries): Maps['parts'] {
  const parts = new Map<string, readonly SitemapEntry[]>()
  for (const [kind, entries] of Object.entries(entriesByKind))
    for (let at = 0; at < entries.length; at += PAGES)
      parts.set(`${kind}-${1 + at / PAGES}.xml`, entries.slice(at, at + PAGES))
  return parts
}

/** Where a part is. */
export const partsPath = '/sitemaps/'

const make = Effect.gen(function* () {
  const sources = yield* SitemapSources
  const { origin } = yield* Configuration
  const gather = Effect.map(sources, (entries): Maps => ({ at: Date.now(), parts: partsOf(entries) }))
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

/** The pages of all features, by kind (`server/features.ts`). */
export class SitemapSources extends Context.Service<SitemapSources, Effect.Effect<SitemapEntries>>()(
  'estia/crawlers/SitemapSources',
) {}

/** The pages for search engines. */
export class Sitemaps extends Context.Service<Sitemaps, SitemapsService>()('estia/crawlers/Sitemaps') {
  static readonly layer: Layer.Layer<Sitemaps, never, Configuration | SitemapSources> = Layer.effect(
    Sitemaps,
    make,
  )
}
