/**
 * `npm run test:guards [-- --only session] [-- --shard 2/5]`: takes each guard of `list.ts` away in a copy of the project, and runs the
 * tests that have to notice. Exit 1 where one goes unnoticed, or where a test fails although nothing was taken away.
 */
import { plantTree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { shardOf } from '../../shardOf.ts'
import { tellEach } from '../tellEach.ts'
import { guards } from './list.ts'
import { failing, take } from './take.ts'

const usage = [
  'Usage: npm run test:guards -- [--only "part of a name or of a file"] [--shard 2/5]',
  ...guards.map(({ name, file }) => `  ${name} (${file})`),
].join('\n')

const { values } = readOptions(usage, {
  only: { type: 'string', default: '' },
  shard: { type: 'string', default: '1/1' },
})
const chosen = shardOf(
  guards.filter(({ name, file }) => `${name} ${file}`.includes(values.only)),
  values.shard,
)
if (chosen.length === 0) cannotRun(usage)
const trees = [plantTree(), plantTree()] as const
try {
  const bad = await failing([...new Set(chosen.flatMap(({ tests }) => tests))], trees[0])
  for (const file of bad) process.stdout.write(`FAILS ${file}, with every guard in its place\n`)
  await tellEach(
    trees,
    bad.length > 0 ? [] : chosen,
    async (guard, tree) => {
      const { name, caught, by } = await take(guard, tree)
      return { caught, says: `${name} (${by})` }
    },
    'guards noticed when they are taken away',
  )
} finally {
  for (const tree of trees) tree.remove()
}
