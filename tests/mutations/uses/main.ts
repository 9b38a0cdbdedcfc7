/**
 * `npm run test:uses [-- --only snackbar] [-- --shard 2/7]`: seeds each deviation of `list.ts` into a copy of the project,
 * where the product uses what the specification says, and runs the tests that are tagged with the row; what they do not
 * find, `estia check` is asked about. Exit 1 where one goes unnoticed, or where a test fails without a deviation.
 */
import { plantTree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { shardOf } from '../../shardOf.ts'
import { redProject } from '../runTests.ts'
import { tellEach } from '../tellEach.ts'
import { judge, testsOf } from './judge.ts'
import { uses } from './list.ts'

const usage = [
  'Usage: npm run test:uses -- [--only "part of a name or of a file"] [--shard 2/7]',
  ...uses.map(({ name, file }) => `  ${name} (${file})`),
].join('\n')

const { values } = readOptions(usage, {
  only: { type: 'string', default: '' },
  shard: { type: 'string', default: '1/1' },
})
const chosen = shardOf(
  uses.filter(({ name, file }) => `${name} ${file}`.includes(values.only)),
  values.shard,
)
if (chosen.length === 0) cannotRun(usage)

const trees = [plantTree(), plantTree()] as const
try {
  const red = await redProject(trees[0].root, [...new Set(chosen.flatMap(testsOf))])
  if (red !== undefined) process.stdout.write(`FAILS: tests of ${red}, with nothing seeded\n`)
  await tellEach(trees, red === undefined ? chosen : [], judge, 'deviations at places of use found')
} finally {
  for (const tree of trees) tree.remove()
}
