/**
 * `npm run test:uses [-- --only snackbar] [-- --every 4]`: seeds each deviation of `list.ts` into a copy of the project,
 * where the product uses what the specification says, and runs the tests that are tagged with the row; what they do not
 * find, `estia check` is asked about. Exit 1 where one goes unnoticed, or where a test fails without a deviation.
 */
import { projectRoot } from '#cli/projectRoot.ts'
import type { Tree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { redProject } from '../runTests.ts'
import { inTrees } from '../seedAll.ts'
import { tellEach, type Verdict } from '../tellEach.ts'
import { judge, testsOf } from './judge.ts'
import { uses } from './list.ts'

const usage = [
  'Usage: npm run test:uses -- [--only "part of a name or of a file"] [--every 4]',
  ...uses.map(({ name, file }) => `  ${name} (${file})`),
].join('\n')

const { values } = readOptions(usage, {
  only: { type: 'string', default: '' },
  every: { type: 'string', default: '1' },
})
const every = Number(values.every)
const chosen = uses
  .filter(({ name, file }) => `${name} ${file}`.includes(values.only))
  .filter((_, at) => at % every === 0)
if (chosen.length === 0 || !(every >= 1)) cannotRun(usage)

const started = performance.now()
const red = await redProject(projectRoot, [...new Set(chosen.flatMap(testsOf))])
if (red !== undefined) process.stdout.write(`FAILS: tests of ${red}, with nothing seeded\n`)
const verdicts: Verdict[] = []
const tasks = chosen.map((use) => async (tree: Tree) => {
  const verdict = await judge(use, tree)
  verdicts.push(verdict)
  process.stderr.write(verdict.caught ? '.' : 'x')
})
await inTrees(2, red === undefined ? tasks : [])
process.stderr.write('\n')
await tellEach(verdicts, async (verdict) => verdict, 'deviations at places of use found')
process.stdout.write(`${((performance.now() - started) / 60_000).toFixed(1)} minutes\n`)
