/**
 * `npm run test:uses [-- --only snackbar] [-- --every 4]`: seeds each deviation of `list.ts` into a copy of the project,
 * where the product uses what the specification says, and runs the tests that are tagged with the row; what they do not
 * find, `estia check` is asked about. Exit 1 where one goes unnoticed, or where a test fails without a deviation.
 */
import type { Tree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { redProject } from '../runTests.ts'
import { inTrees } from '../seedAll.ts'
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
let red: string | undefined
await inTrees(1, [
  async (tree) => {
    red = await redProject(tree.root, [...new Set(chosen.flatMap(testsOf))])
  },
])
if (red !== undefined) process.stdout.write(`FAILS: tests of ${red}, with nothing seeded\n`)
let found = 0
// Told as they come: the whole takes a while.
const tasks = chosen.map((use) => async (tree: Tree) => {
  const { caught, says } = await judge(use, tree)
  if (caught) found++
  process.stdout.write(`${caught ? 'ok  ' : 'MISS'} ${says}\n`)
})
await inTrees(2, red === undefined ? tasks : [])
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
process.stdout.write(`${found} of ${chosen.length} deviations at places of use found, ${minutes} minutes\n`)
if (found < chosen.length) process.exitCode = 1
