import type { Effect, Layer } from 'effect'
import type { Personal } from '#server/identity/PersonalData.ts'
import type { SitemapEntries } from '#server/features/crawlers/sitemapXml.ts'

/** What one feature gives to the portal; `features.ts` joins them. */
export interface Feature {
  /** Answers its groups of the contract (`domain/api`). */
  readonly handlers?: Layer.Layer<never, unknown, unknown>
  /** Routes beside the contract: streams, files, redirects. */
  readonly routes?: Layer.Layer<never, unknown, unknown>
  /** What its handlers use, over the services of the features listed before it. */
  readonly services?: Layer.Layer<never, unknown, unknown>
  /** What it stores about an account. */
  readonly personal?: Personal<unknown>
  /** Pages that search engines should read. */
  readonly sitemap?: Effect.Effect<SitemapEntries, never, unknown>
}
