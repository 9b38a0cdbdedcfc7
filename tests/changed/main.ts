/**
 * `npm run test:changed [-- --since main]`: types, lint, architecture and the tests nearest to what changed since a commit
 * (by default the last one; on a clean tree the one before). Prints a table at the end; exit 1 where a step is red.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readGraph } from '../architecture/arrows.ts'
import { isModule, sourceFiles } from '../architecture/sourceFiles.ts'
import { readOptions } from '../readOptions.ts'
import { runSteps, type Step } from '../runSteps.ts'
import { nearTests } from './nearTests.ts'

const root = join(import.meta.dirname, '../..')
const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const { values } = readOptions('Usage: npm run test:changed -- [--since <commit>]', {
  since: { type: 'string' },
})
const isClean = git('status', '--porcelain').length === 0
const since = values.since ?? (isClean ? 'HEAD~1' : 'HEAD')
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)))

const { arrows } = await readGraph(root)
const { near, others } = nearTests(changed, sourceFiles(root), arrows)
const { journeys, unit, ...inBrowser } = near
const projects = Object.entries({ unit: ['tests/architecture', ...unit], ...inBrowser }).filter(
  ([, files]) => files.length > 0,
)
const modules = changed.filter(isModule)

const when = (is: boolean, step: Step): readonly Step[] => (is ? [step] : [])
const steps: readonly Step[] = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: `tests: ${projects.map(([project, files]) => `${files.length} ${project}`).join(', ')}`,
    run: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap(([project]) => ['--project', project]),
      ...projects.flatMap(([, files]) => files),
    ],
  },
  ...when(modules.length > 0, {
    name: 'lint',
    run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...modules],
  }),
  ...when(changed.length > 0, {
    name: 'format',
    run: [
      'node_modules/@biomejs/biome/bin/biome',
      'format',
      '--files-ignore-unknown=true',
      '--no-errors-on-unmatched',
      ...changed,
    ],
  }),
  ...when(journeys.length > 0, {
    name: 'journeys',
    run: ['node_modules/@playwright/test/cli.js', 'test', ...journeys],
  }),
]
process.stdout.write(
  `${changed.length} files changed since ${since}; ${others} tests farther away are left to npm test.\n`,
)
await runSteps(steps, 2)
