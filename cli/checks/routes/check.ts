import type { Place, Seen } from '#cli/checks/place.ts'

/** A path of the portal, as the code declares it. */
export interface RouteFact {
  readonly name: string
  readonly path: string
  readonly served: boolean
  /** Served only while this flag is on. */
  readonly flag?: string
}

/** The addresses of the code. */
export interface RouteFacts {
  readonly routes: readonly RouteFact[]
  /** Names of the routes that the app has pages for. */
  readonly built: readonly string[]
  readonly pageTypes: readonly string[]
  readonly trackingSections: readonly string[]
  readonly slugs: readonly string[]
  /** Cities of the homepage, by the specification's name. */
  readonly homepageCities: readonly string[]
  /** An address of each contract's search. */
  readonly searchPaths: Readonly<Record<string, string>>
  /** The path segment of a province. */
  readonly provincePath: string
  readonly demoPrefix: string
}

/** The addresses of the specification. */
export interface RouteSpec {
  readonly routes: readonly { readonly purpose: string; readonly path: string; readonly section: string }[]
  readonly pageTypes: readonly Named[]
  readonly trackingSections: readonly Named[]
  readonly slugs: readonly { readonly slug: string; readonly section: string }[]
  readonly homepageCities: readonly { readonly city: string; readonly section: string }[]
  readonly contractPrefixes: readonly {
    readonly contract: string
    readonly prefix: string
    readonly section: string
  }[]
  readonly provinceSuffix: { readonly slug: string; readonly section: string }
  readonly demoPages: { readonly prefix: string; readonly section: string }
}

interface Named {
  readonly name: string
  readonly section: string
}

/** Lists of words that section 2 closes. */
export type WordList = 'page type' | 'tracking section' | 'slug' | 'homepage city'

/** The problems of a running portal's replies. */
type AnswerCode =
  | 'answer-differs'
  | 'answer-indexed'
  | 'answer-language-differs'
  | 'answer-canonical-differs'
  | 'answer-alternates-differ'

type AnswerProblem = {
  readonly [Code in AnswerCode]: {
    readonly code: Code
    readonly path: string
    readonly expected: string
    readonly found: string
  }
}[AnswerCode]

export type RoutesProblem = Seen &
  (
    | { readonly code: 'route-missing'; readonly path: string; readonly purpose: string }
    | { readonly code: 'route-not-built'; readonly path: string }
    | { readonly code: 'route-not-declared'; readonly path: string }
    | { readonly code: 'word-missing'; readonly list: WordList; readonly word: string }
    | { readonly code: 'word-unknown'; readonly list: WordList; readonly word: string }
    | {
        readonly code: 'prefix-differs'
        readonly of: string
        readonly expected: string
        readonly found: string
      }
    | AnswerProblem
  )

export type RoutesNote = Seen &
  (
    | { readonly code: 'route-not-served'; readonly path: string; readonly purpose: string }
    | { readonly code: 'route-not-asked'; readonly path: string }
  )

const table = 'domain/routes.ts'
const grammar: Place = { file: 'domain/search/searchPath.ts', name: 'writeSearchPath' }

/** Every path, page type, tracking section, slug and prefix of section 2 is in the code, under the same spelling. */
export function checkRoutes(facts: RouteFacts, spec: RouteSpec): readonly RoutesProblem[] {
  return [
    ...missingRoutes(facts, spec),
    ...builtOtherwise(facts, spec),
    ...compareWords('page type', 'pageTypes', facts.pageTypes, spec.pageTypes),
    ...compareWords('tracking section', 'trackingSections', facts.trackingSections, spec.trackingSections),
    ...compareWords('slug', 'slugs', facts.slugs, named(spec.slugs, 'slug')),
    ...compareWords(
      'homepage city',
      'frequentCities',
      facts.homepageCities,
      named(spec.homepageCities, 'city'),
    ),
    ...comparePrefixes(facts, spec),
  ]
}

/** Routes of the specification that the code declares and does not serve yet: information, not a failure. */
export function routesNotServed(facts: RouteFacts, spec: RouteSpec): readonly RoutesNote[] {
  return spec.routes.flatMap(({ path, purpose, section }) => {
    const route = facts.routes.find((known) => known.path === path)
    if (!route || route.served) return []
    return [{ code: 'route-not-served', path, purpose, at: { file: table, name: route.name }, spec: section }]
  })
}

/**
 * Served paths that could not be requested, since the running portal has no values for their placeholders.
 */
export const routesNotAsked = (
  unfilled: readonly string[],
  { routes }: RouteFacts,
  spec: RouteSpec,
): readonly RoutesNote[] =>
  unfilled.map((path) => ({
    code: 'route-not-asked',
    path,
    at: { file: table, name: routes.find((route) => route.path === path)?.name ?? 'routes' },
    spec: spec.routes[0]?.section ?? '',
  }))

const missingRoutes = (facts: RouteFacts, spec: RouteSpec): readonly RoutesProblem[] =>
  spec.routes
    .filter(({ path }) => !facts.routes.some((route) => route.path === path))
    .map(({ path, purpose, section }) => ({
      code: 'route-missing',
      path,
      purpose,
      at: { file: table, name: 'routes' },
      spec: section,
    }))

/** What the table calls served has a page in the app, and the rest has none. */
const builtOtherwise = ({ routes, built }: RouteFacts, spec: RouteSpec): readonly RoutesProblem[] =>
  routes
    .filter(({ name, served }) => served !== built.includes(name))
    .map(({ name, path, served }) => ({
      code: served ? 'route-not-built' : 'route-not-declared',
      path,
      at: served ? { file: 'app/routes.tsx', name: 'portal' } : { file: table, name },
      spec: spec.routes.find((one) => one.path === path)?.section ?? spec.routes[0]?.section ?? '',
    }))

function compareWords(
  list: WordList,
  declaration: string,
  found: readonly string[],
  expected: readonly Named[],
): readonly RoutesProblem[] {
  const at: Place = { file: table, name: declaration }
  const known = new Set(expected.map(({ name }) => name))
  const section = expected[0]?.section ?? ''
  const missing = expected
    .filter(({ name }) => !found.includes(name))
    .map((entry) => ({ code: 'word-missing' as const, list, word: entry.name, at, spec: entry.section }))
  const unknown = found
    .filter((word) => !known.has(word))
    .map((word) => ({ code: 'word-unknown' as const, list, word, at, spec: section }))
  return [...missing, ...unknown]
}

const named = <Key extends string>(
  entries: readonly ({ readonly section: string } & Readonly<Record<Key, string>>)[],
  key: Key,
): readonly Named[] => entries.map((entry) => ({ name: entry[key], section: entry.section }))

function comparePrefixes(facts: RouteFacts, spec: RouteSpec): readonly RoutesProblem[] {
  const searches = spec.contractPrefixes.map(({ contract, prefix, section }) => ({
    of: `${contract} search`,
    expected: prefix,
    found: facts.searchPaths[contract] ?? '',
    fits: facts.searchPaths[contract]?.startsWith(prefix) ?? false,
    at: grammar,
    section,
  }))
  const province = {
    of: 'province path (its end)',
    expected: spec.provinceSuffix.slug,
    found: facts.provincePath,
    fits: facts.provincePath.endsWith(spec.provinceSuffix.slug),
    at: grammar,
    section: spec.provinceSuffix.section,
  }
  const demo = {
    of: 'demonstration pages',
    expected: spec.demoPages.prefix,
    found: facts.demoPrefix,
    fits: facts.demoPrefix === spec.demoPages.prefix,
    at: { file: table, name: 'demoPrefix' },
    section: spec.demoPages.section,
  }
  return [...searches, province, demo]
    .filter(({ fits }) => !fits)
    .map(({ of, expected, found, at, section }) => ({
      code: 'prefix-differs',
      of,
      expected,
      found,
      at,
      spec: section,
    }))
}
