/**
 * `npm run test:guards [-- --only session]`: takes each guard of `list.ts` away in a copy of the project, and runs the
 * tests that have to notice. Exit 1 where one goes unnoticed, or where a test fails although nothing was taken away.
 */
import { plantTree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { tellEach } from '../tellEach.ts'
import { guards } from './list.ts'
import { failing, take } from './take.ts'

const usage = [
  'Usage: npm run test:guards -- [--only "part of a name or of a file"]',
  ...guards.map(({ name, file }) => `  ${name} (${file})`),
].join('\n')

const { values } = readOptions(usage, { only: { type: 'string', default: '' } })
const chosen = guards.filter(({ name, file }) => `${name} ${file}`.includes(values.only))
if (chosen.length === 0) cannotRun(usage)
const tree = plantTree()
try {
  const bad = await failing([...new Set(chosen.flatMap(({ tests }) => tests))], tree)
  for (const file of bad) process.stdout.write(`FAILS ${file}, with every guard in its place\n`)
  await tellEach(
    bad.length > 0 ? [] : chosen,
    async (guard) => {
      const { name, caught, by } = await take(guard, tree)
      return { caught, says: `${name} (${by})` }
    },
    'guards noticed when they are taken away',
  )
} finally {
  tree.remove()
}
