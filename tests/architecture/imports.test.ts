import { join } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type Graph, readGraph } from './arrows.ts'
import { circlesSideBySide, circlesWithin } from './folderCircles.ts'
import { importRules } from './importRules.ts'
import { judgeImports, nameOf } from './judgeImports.ts'
import { plantTree } from './plantTree.ts'
import { report } from './violation.ts'

describe('the project', () => {
  let graph: Graph

  // Once for both: it takes some seconds.
  beforeAll(async () => {
    graph = await readGraph(join(import.meta.dirname, '../..'))
  }, 180_000)

  it('imports as the table says', () => expect(report(judgeImports(graph, importRules))).toBe(''))

  it('has no folders of the server that need each other, but those that are listed', () => {
    const { arrows } = graph
    expect(report([...circlesSideBySide(arrows), ...circlesWithin(arrows)])).toBe('')
  })
})

/** What the rule finds in a tree, as `rule: file what`. */
const judge = (files: Readonly<Record<string, string>>) =>
  plantTree(files, async (root) =>
    judgeImports(await readGraph(root), importRules).map(
      ({ rule, file, what }) => `${rule}: ${file} ${what}`,
    ),
  )

const from = (...specifiers: string[]) => specifiers.map((name) => `import '${name}'\n`).join('')
const leaf = 'export const leaf = 1\n'

test('allowed arrows are quiet', async () => {
  const found = await judge({
    'tokens/contract.css.ts': from('@vanilla-extract/css'),
    'domain/a.ts': from('effect', 'effect/Schema', './b.ts'),
    'domain/b.ts': leaf,
    'domain/b.test.ts': from('vitest', 'fast-check', 'node:fs', './b.ts'),
    'design-system/forms/Field/Field.tsx': from('react', 'react-aria-components', '#tokens/contract.css.ts'),
    'design-system/map/Map/Map.tsx': from('maplibre-gl', '#design-system/forms/Field/Field.tsx'),
    'app/features/search/Search.css.ts': from('#tokens/contract.css.ts'),
    'app/features/search/Search.tsx': from(
      '#design-system/forms/Field/Field.tsx',
      '#domain/a.ts',
      '#app/shell/session.ts',
      '#app/shared/Card/Card.tsx',
      'swr',
    ),
    'app/shared/Card/Card.tsx': leaf,
    'app/shell/session.ts': leaf,
    'app/routes.tsx': from('#app/features/search/Search.tsx'),
    'app/entry-server.tsx': from('#app/routes.tsx', 'react-dom/server'),
    'server/main.ts': from('#domain/a.ts', '#app/entry-server.tsx', 'node:http', 'effect'),
    'cli/commands/serve.ts': from('#server/main.ts', '#demo/seed.ts'),
    'demo/seed.ts': from('#domain/a.ts', '#server/main.ts'),
    'cli/spec/routes.ts': leaf,
    'cli/checks/routes.ts': from('#cli/spec/routes.ts', '#domain/a.ts'),
    'tests/api/search.test.ts': from('#server/main.ts', 'vitest'),
  })
  expect(found).toEqual([])
})

const forbidden = [
  ['tokens', 'tokens/a.ts', '#domain/b.ts', '→ domain/b.ts'],
  ['domain/sentence', 'domain/sentence/a.ts', '#search-engine/b.ts', '→ search-engine/b.ts'],
  ['domain/sentence', 'domain/sentence/a.ts', '@orama/stemmers', '→ npm:@orama/stemmers'],
  ['domain', 'domain/a.ts', 'react', '→ npm:react'],
  ['domain', 'domain/a.ts', 'node:fs', '→ node:fs'],
  ['domain', 'domain/a.ts', '#server/b.ts', '→ server/b.ts'],
  ['search-engine *.test.ts', 'search-engine/store/a.test.ts', '#server/b.ts', '→ server/b.ts'],
  ['search-engine/testing', 'search-engine/testing/a.ts', '#server/b.ts', '→ server/b.ts'],
  [
    'search-engine/store',
    'search-engine/store/a.ts',
    '#search-engine/planning/b.ts',
    '→ search-engine/planning/b.ts',
  ],
  ['search-engine/areas', 'search-engine/areas/a.ts', '../words/b.ts', '→ search-engine/words/b.ts'],
  ['search-engine/words', 'search-engine/words/a.ts', '../areas/b.ts', '→ search-engine/areas/b.ts'],
  [
    'search-engine/planning',
    'search-engine/planning/a.ts',
    '../execution/b.ts',
    '→ search-engine/execution/b.ts',
  ],
  [
    'search-engine/execution',
    'search-engine/execution/a.ts',
    '../lifecycle/b.ts',
    '→ search-engine/lifecycle/b.ts',
  ],
  ['search-engine/map', 'search-engine/map/a.ts', '../lifecycle/b.ts', '→ search-engine/lifecycle/b.ts'],
  [
    'search-engine/alerts',
    'search-engine/alerts/a.ts',
    '../lifecycle/b.ts',
    '→ search-engine/lifecycle/b.ts',
  ],
  ['search-engine', 'search-engine/lifecycle/a.ts', '#server/b.ts', '→ server/b.ts'],
  ['search-engine', 'search-engine/a.ts', '#server/b.ts', '→ server/b.ts'],
  ['search-engine', 'search-engine/a.ts', 'node:fs', '→ node:fs'],
  ['search-engine', 'search-engine/a.ts', 'effect', '→ npm:effect'],
  ['design-system', 'design-system/forms/A.tsx', '#domain/b.ts', '→ domain/b.ts'],
  ['design-system', 'design-system/forms/A.tsx', 'effect', '→ npm:effect'],
  ['design-system', 'design-system/forms/A.tsx', 'swr', '→ npm:swr'],
  ['design-system', 'design-system/forms/A.tsx', 'wouter', '→ npm:wouter'],
  ['design-system', 'design-system/forms/A.tsx', 'maplibre-gl', '→ npm:maplibre-gl'],
  ['design-system/map', 'design-system/map/A.tsx', '#domain/b.ts', '→ domain/b.ts'],
  ['design-system/testing', 'design-system/testing/a.ts', '#app/shell/b.ts', '→ app/shell/b.ts'],
  ['app/shared *.css.ts', 'app/shared/A.css.ts', 'react', '→ npm:react'],
  ['app *.css.ts', 'app/shell/A.css.ts', '#app/i18n/b.ts', '→ app/i18n/b.ts'],
  ['app/features/*', 'app/features/a/A.tsx', '#app/features/b/B.tsx', '→ app/features/b/B.tsx'],
  ['app/features/*', 'app/features/a/A.tsx', '../b/B.tsx', '→ app/features/b/B.tsx'],
  ['app/features/*', 'app/features/a/A.tsx', '#app/shell/inside/b.ts', '→ app/shell/inside/b.ts'],
  ['app/features/*', 'app/features/a/A.tsx', 'react-aria-components', '→ npm:react-aria-components'],
  ['app/features/*', 'app/features/a/A.tsx', 'react-aria', '→ npm:react-aria'],
  ['app/features/*', 'app/features/a/A.tsx', '@react-aria/focus', '→ npm:@react-aria/focus'],
  ['app/features/*', 'app/features/a/A.tsx', '#server/b.ts', '→ server/b.ts'],
  ['app/features/* *.css.ts', 'app/features/a/A.css.ts', '#domain/b.ts', '→ domain/b.ts'],
  ['app/transport', 'app/transport/a.ts', '#design-system/B.tsx', '→ design-system/B.tsx'],
  ['texts', 'texts/a.ts', '#domain/b.ts', '→ domain/b.ts'],
  ['app/features/*', 'app/features/a/A.tsx', '#texts/search/el.json', '→ texts/search/el.json'],
  ['server/content', 'server/content/a.ts', '#texts/mails/el.json', '→ texts/mails/el.json'],
  ['app/i18n', 'app/i18n/a.ts', '#app/shell/b.ts', '→ app/shell/b.ts'],
  ['app/shared', 'app/shared/A.tsx', '#app/features/b/B.tsx', '→ app/features/b/B.tsx'],
  ['app/shared', 'app/shared/A.tsx', 'react-aria-components', '→ npm:react-aria-components'],
  ['app/shell', 'app/shell/A.tsx', '#app/features/b/B.tsx', '→ app/features/b/B.tsx'],
  ['app/shell', 'app/shell/A.tsx', 'react-aria-components', '→ npm:react-aria-components'],
  ['app', 'app/entry-client.tsx', 'react-aria', '→ npm:react-aria'],
  ['app', 'app/entry-client.tsx', '#server/b.ts', '→ server/b.ts'],
  ['server/content/tiles', 'server/content/tiles/a.ts', 'maplibre-gl', '→ npm:maplibre-gl'],
  ['server *.test.ts', 'server/http/a.test.ts', '#app/routes.tsx', '→ app/routes.tsx'],
  ['server/*/testing', 'server/http/testing/a.ts', '#app/routes.tsx', '→ app/routes.tsx'],
  ['server/*/*/testing', 'server/content/mail/testing/a.ts', '#app/routes.tsx', '→ app/routes.tsx'],
  ['server/platform', 'server/platform/a.ts', '#server/database/b.ts', '→ server/database/b.ts'],
  ['server/database', 'server/database/a.ts', '#server/http/b.ts', '→ server/http/b.ts'],
  ['server/http', 'server/http/a.ts', '#server/identity/b.ts', '→ server/identity/b.ts'],
  ['server/content', 'server/content/a.ts', '#server/identity/b.ts', '→ server/identity/b.ts'],
  ['server/identity', 'server/identity/a.ts', '#server/features/b/b.ts', '→ server/features/b/b.ts'],
  [
    'server/features/agencies',
    'server/features/agencies/a.ts',
    '#server/features/saved/b.ts',
    '→ server/features/saved/b.ts',
  ],
  [
    'server/features/alerts',
    'server/features/alerts/a.ts',
    '#server/features/saved/b.ts',
    '→ server/features/saved/b.ts',
  ],
  ['server/features/*', 'server/features/a/a.ts', '#server/features/b/b.ts', '→ server/features/b/b.ts'],
  ['server', 'server/a.ts', '#design-system/B.tsx', '→ design-system/B.tsx'],
  ['server', 'server/a.ts', '#app/routes.tsx', '→ app/routes.tsx'],
  ['server', 'server/a.ts', '#demo/b.ts', '→ demo/b.ts'],
  [
    'server/features/accounts/social/testing',
    'server/features/accounts/social/testing/a.ts',
    '#demo/b.ts',
    '→ demo/b.ts',
  ],
  ['demo', 'demo/a.ts', '#cli/b.ts', '→ cli/b.ts'],
  ['demo', 'demo/a.ts', 'react', '→ npm:react'],
  ['domain', 'domain/a.ts', '#demo/b.ts', '→ demo/b.ts'],
  ['app', 'app/entry-client.tsx', '#demo/b.ts', '→ demo/b.ts'],
  ['stories', 'stories/A.stories.tsx', '#demo/b.ts', '→ demo/b.ts'],
  ['cli/checks', 'cli/checks/a.ts', 'react', '→ npm:react'],
  ['cli/checks', 'cli/checks/a.ts', '#server/b.ts', '→ server/b.ts'],
  ['cli/checks', 'cli/checks/a.ts', '#cli/commands/b.ts', '→ cli/commands/b.ts'],
  ['cli', 'cli/commands/a.ts', '#design-system/B.tsx', '→ design-system/B.tsx'],
  ['cli/spec', 'cli/spec/a.ts', '#domain/b.ts', '→ domain/b.ts'],
  ['cli/spec', 'cli/spec/a.ts', './b.ts', '→ cli/spec/b.ts'],
  ['stories', 'stories/A.stories.tsx', '#server/b.ts', '→ server/b.ts'],
] as const

test.each(forbidden)('%s: %s may not import %s', async (rule, file, specifier, what) => {
  expect(await judge({ [file]: from(specifier) })).toEqual([`${rule}: ${file} ${what}`])
})

test.each([
  ['a type', "import type { B } from '#server/b.ts'\nexport type A = B\n"],
  ['a type written in place', "export type A = import('#server/b.ts').B\n"],
  ['an import with a query', "import b from '#server/b.ts?url'\nexport const a = b\n"],
  ['a worker', "export const w = () => new Worker(new URL('#server/b.ts', import.meta.url))\n"],
  ['a re-export', "export { b } from '#server/b.ts'\n"],
  ['a dynamic import', "export const load = () => import('#server/b.ts')\n"],
])('%s is an arrow too', async (_kind, text) => {
  const found = await judge({ 'domain/a.ts': text, 'server/b.ts': 'export const b = 1\nexport type B = 1\n' })
  expect(found).toEqual(['domain: domain/a.ts → server/b.ts'])
})

test('every row of the table but the last is shown to bite', () => {
  const planted = new Set<string>(forbidden.map(([rule]) => rule))
  expect(
    importRules
      .slice(0, -1)
      .map(nameOf)
      .filter((name) => !planted.has(name)),
  ).toEqual([])
})

test('an import named in a comment or a string is none', async () => {
  expect(
    await judge({ 'domain/a.ts': "// import '#server/b.ts'\nexport const a = \"import '#server/b.ts'\"\n" }),
  ).toEqual([])
})

test('a cycle is told once, with the files it goes through', async () => {
  const found = await judge({
    'domain/a.ts': from('./b.ts'),
    'domain/b.ts': from('./c.ts'),
    'domain/c.ts': from('./a.ts'),
  })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^no cycles: domain\/[abc]\.ts → .*domain\/[abc]\.ts$/)
})

test('a cycle that only types close is one', async () => {
  const found = await judge({
    'domain/a.ts': "import { b } from './b.ts'\nexport type A = typeof b\n",
    'domain/b.ts': "import type { A } from './a.ts'\nexport const b = 1\nexport type B = A\n",
  })
  expect(found).toEqual([expect.stringMatching(/^no cycles: domain\/[ab]\.ts → domain\/[ab]\.ts → /)])
})

test('a message names the file, the line, the arrow, the rule and its reason', async () => {
  const text = `/**\n * No import of 'react' here.\n */\n${from('effect', 'react')}`
  const message = await plantTree({ 'domain/a.ts': text }, async (root) =>
    report(judgeImports(await readGraph(root), importRules)),
  )
  expect(message).toMatch(/^domain\/a\.ts:5 → npm:react\n {2}breaks “domain”: the portal’s language is pure/)
})

test('a tree that was not read is a failure, not a clean bill', async () => {
  await expect(plantTree({ 'domain/readme.md': '' }, readGraph)).rejects.toThrow('lacks all files')
})
