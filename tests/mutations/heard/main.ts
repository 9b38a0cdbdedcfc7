/**
 * `npm run test:heard [-- --only radio] [-- --shard 2/7] [-- --update]`: puts each defect of `list.ts` into a copy of the project, and runs
 * the tests of `npm test` that have to notice. `--update` writes what became of them to `docs/accessibility`. Exit 1 where
 * one goes unnoticed, or where a test fails although nothing is wrong.
 */
import { writeFileSync } from 'node:fs'
import { plantTree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { shardOf } from '../../shardOf.ts'
import { failing, take } from '../guards/take.ts'
import { tellEach } from '../tellEach.ts'
import { defects } from './list.ts'
import { type Fate, pagePath, readPage, writePage } from './page.ts'

const usage = [
  'Usage: npm run test:heard -- [--only "part of a name or of a file"] [--shard 2/7] [--update]',
  ...defects.map(({ name, file }) => `  ${name} (${file})`),
].join('\n')

const { values } = readOptions(usage, {
  only: { type: 'string', default: '' },
  shard: { type: 'string', default: '1/1' },
  update: { type: 'boolean', default: false },
})
const chosen = shardOf(
  defects.filter(({ name, file }) => `${name} ${file}`.includes(values.only)),
  values.shard,
)
if (chosen.length === 0) cannotRun(usage)
const fates = new Map<string, Fate>(readPage())
const trees = [plantTree(), plantTree()] as const
try {
  const bad = await failing([...new Set(chosen.flatMap(({ tests }) => tests))], trees[0])
  for (const file of bad) process.stdout.write(`FAILS ${file}, with nothing wrong\n`)
  await tellEach(
    trees,
    chosen,
    async (defect, tree) => {
      // What a test says that fails anyway means nothing.
      if (defect.tests.some((file) => bad.includes(file))) return { caught: false, says: defect.name }
      const { name, caught, by } = await take(defect, tree)
      fates.set(name, caught ? by : 'not noticed')
      if (values.update) writeFileSync(pagePath, writePage(defects, fates))
      return { caught, says: `${name} (${by})` }
    },
    'defects noticed when they are put in',
  )
} finally {
  for (const tree of trees) tree.remove()
}
