/**
 * Who may import whom, as data. The first row whose folder holds the importing file decides.
 *
 * A target is a path from the project's root (`domain`: that folder and all in it), a package (`npm:effect`)
 * or a part of Node (`node:fs`); patterns are globs. What a row's own folder holds is
 * always allowed, unless `itself` says no.
 */
export interface ImportRule {
  /** Folder of the importing files; a `*` segment stands for each folder of that level, apart from the others. */
  readonly folder: string
  /** Only for files whose name ends like this. */
  readonly files?: string
  readonly may: readonly string[]
  /** Beats `may`. */
  readonly never?: readonly string[]
  readonly itself?: boolean
  readonly reason: string
}

const ariaPackages = [
  'npm:react-aria-components',
  'npm:react-aria',
  'npm:@react-aria/*',
  'npm:@react-stately/*',
]
const mapPackages = [
  'npm:maplibre-gl',
  'npm:@maplibre/*',
  'npm:terra-draw',
  'npm:terra-draw-*',
  'npm:pmtiles',
]
const serverPackages = [
  'npm:@effect/*',
  'npm:@electric-sql/*',
  'npm:sharp',
  'npm:helmet',
  'npm:sirv',
  'npm:commander',
]

const viewing = ['npm:react', 'npm:react-dom', ...ariaPackages]

/** What the portal's own components are made of. */
const viewPackages = [
  'npm:react',
  'npm:react-dom',
  'npm:@vanilla-extract/*',
  'npm:@internationalized/*',
  'npm:d3-*',
]

/** What every part of the app shares, features included. */
const appShared = ['app/shared', 'app/transport', 'app/i18n', 'design-system', 'domain', 'npm:*']
const appNever = [...ariaPackages, ...mapPackages, ...serverPackages]

/** Layers of the server, the lowest first; features are above them. */
const serverLayers = ['platform', 'database', 'http', 'content', 'identity'] as const
const outsideServer = ['domain', 'search-engine', 'app/entry-server.tsx', 'npm:*', 'node:*']
const serverMay = [...outsideServer, 'server']
const serverNever = [
  ...ariaPackages,
  ...mapPackages,
  'npm:react',
  'npm:react-dom',
  'npm:swr',
  'npm:wouter',
  'npm:commander',
]

export const importRules: readonly ImportRule[] = [
  {
    folder: 'texts',
    may: [],
    itself: false,
    reason: 'texts are data, and import nothing',
  },
  {
    folder: 'tokens',
    may: ['npm:@vanilla-extract/*', 'npm:@fontsource-variable/*'],
    reason: 'design values are data that everything stands on; they know nothing of ours',
  },
  {
    folder: 'domain/sentence',
    may: ['domain', 'npm:effect'],
    reason: 'the grammar of sentences stands on the domain alone; its lexicons are data',
  },
  {
    folder: 'domain',
    may: ['npm:effect', 'npm:@orama/stemmers', 'npm:libphonenumber-js'],
    reason: 'the portal’s language is pure: no React, no DOM, no Node, no other folder',
  },
  {
    folder: 'search-engine',
    files: '.test.ts',
    may: ['domain'],
    reason: 'tests of the engine compare its parts with each other and with the domain',
  },
  {
    folder: 'search-engine/testing',
    may: ['domain', 'search-engine', 'npm:fast-check'],
    reason: 'what tests of the engine share makes rows and searches, and knows no server',
  },
  {
    folder: 'search-engine/store',
    may: ['domain'],
    reason: 'the arrays of an index are the lowest layer of the engine: they know nothing of searches',
  },
  {
    folder: 'search-engine/areas',
    may: ['domain', 'search-engine/store'],
    reason: 'shapes are drawn on the grid of the store, and know nothing of searches',
  },
  {
    folder: 'search-engine/words',
    may: ['domain', 'search-engine/store', 'npm:lru-cache'],
    reason: 'the index of words stands beside that of columns, and knows nothing of plans',
  },
  {
    folder: 'search-engine/planning',
    may: ['domain', 'search-engine/store', 'search-engine/areas', 'search-engine/words'],
    reason: 'a plan says what is read, and reads no results',
  },
  {
    folder: 'search-engine/execution',
    may: [
      'domain',
      'search-engine/store',
      'search-engine/areas',
      'search-engine/words',
      'search-engine/planning',
    ],
    reason: 'a plan is executed on one segment; how segments are written and joined is the lifecycle’s',
  },
  {
    folder: 'search-engine/map',
    may: [
      'domain',
      'search-engine/store',
      'search-engine/areas',
      'search-engine/planning',
      'search-engine/execution',
    ],
    reason: 'what a map shows is made of what was found in segments',
  },
  {
    folder: 'search-engine/alerts',
    may: [
      'domain',
      'search-engine/store',
      'search-engine/areas',
      'search-engine/planning',
      'search-engine/execution',
    ],
    reason: 'saved searches are tested as plans are, and do not know how an index is kept',
  },
  {
    folder: 'search-engine',
    may: ['domain'],
    reason:
      'the search engine is a pure library: it knows the domain, and no database, no server, no Node and no Effect',
  },
  {
    folder: 'design-system/testing',
    may: ['design-system', 'npm:react', 'npm:react-dom', 'npm:vitest'],
    reason: 'what tests of components share knows components, and what tests are made of',
  },
  {
    folder: 'design-system/map',
    may: ['tokens', 'design-system', ...viewPackages, ...ariaPackages, ...mapPackages],
    reason: 'the map is a component like the others, and the only one that knows the map library',
  },
  {
    folder: 'design-system',
    may: ['tokens', ...viewPackages, ...ariaPackages],
    never: mapPackages,
    reason: 'components know no Greek, no API and no portal; the map library stays inside design-system/map',
  },
  {
    folder: 'app/features/*',
    files: '.css.ts',
    may: ['tokens', 'design-system', 'npm:@vanilla-extract/*'],
    reason: 'a feature’s styles are made of tokens alone',
  },
  {
    folder: 'app/features/*',
    may: ['app/shell/*.ts', 'app/shell/*.tsx', ...appShared],
    never: appNever,
    reason:
      'a feature stands on the shell’s public pieces, the shared ones, the design system and the domain: never on another feature’s inside, on react-aria directly, or on the server',
  },
  {
    folder: 'app/transport',
    may: ['domain', 'npm:*'],
    never: appNever,
    reason: 'the transport knows the contract and nothing of what is shown',
  },
  {
    folder: 'app/i18n',
    may: ['domain', 'texts', 'npm:*'],
    never: appNever,
    reason: 'texts know the languages of the domain and nothing of what shows them',
  },
  {
    folder: 'app/shared',
    files: '.css.ts',
    may: ['tokens', 'design-system', 'npm:@vanilla-extract/*'],
    reason: 'styles are made of tokens alone',
  },
  {
    folder: 'app/shared',
    may: ['app/shell/*.ts', 'app/shell/*.tsx', ...appShared],
    never: appNever,
    reason: 'what two features share knows neither of them',
  },
  {
    folder: 'app',
    files: '.css.ts',
    may: ['tokens', 'design-system', 'app/**/*.css.ts', 'npm:@vanilla-extract/*'],
    itself: false,
    reason: 'styles are made of tokens alone',
  },
  {
    folder: 'app/shell',
    may: ['app/routes.tsx', 'tokens/themes', ...appShared],
    never: appNever,
    reason: 'the shell carries features without knowing them: they come through the route table',
  },
  {
    folder: 'app',
    may: ['tokens', ...appShared, 'node:*'],
    never: appNever,
    reason: 'entries and the route table put the app together; the server is beyond the contract',
  },
  {
    folder: 'server/features/accounts/social/testing',
    may: ['domain', 'server', 'demo/identityProvider', 'npm:*', 'node:*'],
    never: viewing,
    reason: 'tests of social sign-in ask the providers of the demonstration',
  },
  {
    folder: 'server/content/tiles',
    may: [
      'domain',
      'server/content',
      'server/http',
      'server/platform',
      'npm:@maplibre/geojson-vt',
      'npm:@maplibre/vt-pbf',
      'npm:lru-cache',
      'node:*',
    ],
    reason: 'tiles are made with the map library’s own tools; the map itself is the browser’s',
  },
  ...(['server/*/testing', 'server/*/*/testing'] as const).map((folder) => ({
    folder,
    may: serverMay,
    never: serverNever,
    reason: 'what tests share may start the whole server',
  })),
  {
    folder: 'server',
    files: '.test.ts',
    may: serverMay,
    never: serverNever,
    reason: 'tests may start the whole server',
  },
  ...serverLayers.map((layer, at) => ({
    folder: `server/${layer}`,
    may: [
      ...outsideServer,
      ...serverLayers.slice(0, at).map((lower) => `server/${lower}`),
      ...(layer === 'platform' ? ['texts'] : []),
    ],
    never: serverNever,
    reason: `a layer of the server imports those below it: ${serverLayers.join(' < ')} < features`,
  })),
  {
    folder: 'server/features/agencies',
    may: [...outsideServer, ...serverLayers.map((layer) => `server/${layer}`), 'server/features/contact'],
    never: serverNever,
    reason: 'agencies have the limits, refusals and response times of contacts, and know no other feature',
  },
  {
    folder: 'server/features/alerts',
    may: [
      ...outsideServer,
      ...serverLayers.map((layer) => `server/${layer}`),
      'server/features/search/request/readRequest.ts',
    ],
    never: serverNever,
    reason:
      'a saved search is read by the code that the list reads it with, and alerts know no other feature',
  },
  {
    folder: 'server/features/*',
    may: [...outsideServer, ...serverLayers.map((layer) => `server/${layer}`)],
    never: serverNever,
    reason: 'no feature of the server imports another: what several read is content or identity',
  },
  {
    folder: 'server',
    may: serverMay,
    never: serverNever,
    reason: 'the server knows the app only through its server-rendering entry, and no component at all',
  },
  {
    folder: 'cli/spec',
    may: [],
    itself: false,
    reason:
      'the expected side is transcribed from the specification and imports nothing, else the check compares the code with itself',
  },
  {
    folder: 'cli/checks',
    may: [
      'cli/spec',
      'cli/*.ts',
      'domain',
      'tokens',
      'app/i18n',
      'app/transport',
      'app/shared/failures',
      'app/shared/events',
      'npm:*',
      'node:*',
    ],
    never: viewing,
    reason:
      'checks read the domain, the design values and the texts as data, and run calls against a line of their own; they start nothing and render nothing',
  },
  {
    folder: 'demo',
    may: ['domain', 'server', 'npm:*', 'node:*'],
    never: [...viewing, ...mapPackages, 'npm:commander'],
    reason: 'the demonstration fills the portal through its services, and only the command line starts it',
  },
  {
    folder: 'cli',
    may: ['domain', 'search-engine', 'server', 'demo', 'tokens', 'app/i18n', 'npm:*', 'node:*'],
    never: viewing,
    reason: 'commands run the server and the checks, and exchange design values; they render nothing',
  },
  {
    folder: 'stories',
    may: ['design-system', 'tokens', 'app', 'domain', '.storybook', 'npm:*'],
    never: ['npm:commander', 'npm:@effect/*', 'npm:@electric-sql/*'],
    reason: 'stories show components and screens, without a server',
  },
  { folder: 'tests', may: ['**'], reason: 'tests use the project from outside' },
]

/** What tests beside the source may use on top of what their folder may: tools, fakes of services, data to compare with. */
export const testTools: readonly string[] = ['npm:*', 'node:*', 'demo', 'stories', 'tests']
