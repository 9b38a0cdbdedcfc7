/** The features of the portal, and what is made of them together. */
import { Context, Effect, Layer } from 'effect'
import { feature as accounts } from '#server/features/accounts/feature.ts'
import { feature as alerts } from '#server/features/alerts/feature.ts'
import { type AccountOwner, type Personal, PersonalData } from '#server/identity/PersonalData.ts'
import { feature as analytics } from '#server/features/analytics/feature.ts'
import { feature as agencies } from '#server/features/agencies/feature.ts'
import { feature as contact } from '#server/features/contact/feature.ts'
import { feature as crawlers } from '#server/features/crawlers/feature.ts'
import { Sitemaps, SitemapSources } from '#server/features/crawlers/Sitemaps.ts'
import type { SitemapEntries } from '#server/features/crawlers/sitemapXml.ts'
import { feature as flags } from '#server/features/flags/feature.ts'
import { feature as geography } from '#server/features/geography/feature.ts'
import { feature as home } from '#server/features/home/feature.ts'
import { feature as inquiries } from '#server/features/inquiries/feature.ts'
import { feature as listings } from '#server/features/listings/feature.ts'
import { feature as market } from '#server/features/market/feature.ts'
import { feature as moderation } from '#server/features/moderation/feature.ts'
import { feature as notifications } from '#server/features/notifications/feature.ts'
import { feature as replay } from '#server/features/replay/feature.ts'
import { feature as reports } from '#server/features/reports/feature.ts'
import { feature as saved } from '#server/features/saved/feature.ts'
import { feature as search } from '#server/features/search/feature.ts'
import { feature as valuation } from '#server/features/valuation/feature.ts'
import { feature as transparency } from '#server/features/transparency/feature.ts'
import type { Feature } from './Feature.ts'

/** Each may use the services of those before it. */
const features = [
  accounts,
  geography,
  search,
  listings,
  notifications,
  saved,
  alerts,
  contact,
  agencies,
  home,
  market,
  valuation,
  reports,
  moderation,
  inquiries,
  analytics,
  flags,
  replay,
  transparency,
  crawlers,
] as const satisfies readonly Feature[]

type Features = (typeof features)[number]
type Part<Name extends keyof Feature> = Extract<Features, Readonly<Record<Name, unknown>>>[Name]

/** One part of every feature that has it, in the order of the features. */
const partsOf = <Name extends keyof Feature>(name: Name) =>
  features.flatMap((feature: Feature) => feature[name] ?? []) as [Part<Name>, ...Part<Name>[]]

export const handlers = Layer.mergeAll(...partsOf('handlers'))

export const routes = Layer.mergeAll(...partsOf('routes'))

type Services = Part<'services'>

/** The services of each feature over those before it. In a wrong order the start ends with the service it lacks. */
const stacked = partsOf('services').reduce<Layer.Layer<never, unknown, unknown>>(
  (below, layer) => Layer.provideMerge(layer as Layer.Layer<never, unknown, unknown>, below),
  Layer.empty,
) as Layer.Layer<
  Layer.Success<Services>,
  Layer.Error<Services>,
  Exclude<Layer.Services<Services>, Layer.Success<Services>>
>

type Needs<Part> =
  Part extends Effect.Effect<unknown, unknown, infer Services>
    ? Services
    : Part extends Personal<infer Services>
      ? Services
      : never

/** What all features store about an account. */
const personalData = Layer.effect(
  PersonalData,
  Effect.gen(function* () {
    const context = yield* Effect.context<Needs<Part<'personal'>>>()
    const each = <Name extends keyof Personal>(name: Name, owner: AccountOwner) =>
      Effect.forEach(
        partsOf('personal').flatMap((personal: Personal<unknown>) => personal[name]?.(owner) ?? []),
        (part) => Effect.provideContext(part, context as Context.Context<unknown>),
      )
    return {
      exported: (owner) => Effect.map(each('exported', owner), (parts) => Object.assign({}, ...parts)),
      leave: (owner) => Effect.asVoid(each('leave', owner)),
      erase: (owner) => Effect.asVoid(each('erase', owner)),
      user: (owner) => Effect.map(each('user', owner), (parts) => Object.assign({}, ...parts)),
    }
  }),
)

/** The pages of all features that search engines should read. */
const sitemapSources = Layer.effect(
  SitemapSources,
  Effect.map(Effect.context<Needs<Part<'sitemap'>>>(), (context) =>
    Effect.map(
      Effect.forEach(
        partsOf('sitemap'),
        (sitemap: Effect.Effect<SitemapEntries, never, Needs<Part<'sitemap'>>>) =>
          Effect.provideContext(sitemap, context),
      ),
      (parts) => Object.assign({}, ...parts),
    ),
  ),
)

/** What handlers and routes use, over a database, a configuration and the media. */
export const services = Sitemaps.layer.pipe(
  Layer.provideMerge(Layer.merge(personalData, sitemapSources)),
  Layer.provideMerge(stacked),
)
