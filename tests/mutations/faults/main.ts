/**
 * `npm run test:faults:broken [-- --only 2,36,"1 Embedded"]`: breaks what rows of the faults' table guard, one by one in a copy of
 * the project, and runs the row, which has to be red and to say why. Some minutes each. Exit 1 where one stays green.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { copy, plantTree, type Tree } from '../../cli/Tree.ts'
import { cannotRun, readOptions } from '../../readOptions.ts'
import { mutated } from '../seed.ts'
import { tellEach } from '../tellEach.ts'
import { type BrokenRow, brokenRows } from './list.ts'

/** Runs a row in a tree. Gives what it printed; undefined where all was well. */
function printedInRed(root: string, { row, options = [] }: BrokenRow): Promise<string | undefined> {
  const program = [join(root, 'tests/faults/main.ts'), '--only', row, ...options]
  const running = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  return new Promise((resolve, reject) => {
    running.once('error', reject)
    running.once('close', (code) => resolve(code === 0 ? undefined : printed))
  })
}

/** Breaks one thing and looks whether its row says so. Gives what is wrong with that, if anything. */
async function complaintOf(broken: BrokenRow, tree: Tree): Promise<string | undefined> {
  const { file, says } = broken
  const text = mutated(broken)
  if (text === undefined) return `stale: ${file} says it otherwise`
  const printed = await tree.changed(file, text.whole, () => printedInRed(tree.root, broken))
  if (printed === undefined) return 'the row stays green'
  return says.test(printed) ? undefined : `red, but not for this: ${printed.slice(-1000)}`
}

const usage = [
  'Usage: npm run test:faults:broken -- [--only 2,36,"1 Embedded"]',
  ...brokenRows.map(({ row, name }) => `  ${row}: ${name}`),
].join('\n')

const { values } = readOptions(usage, { only: { type: 'string' } })
const only = values.only?.split(',')
const chosen = brokenRows.filter(({ row }) => only?.some((name) => `${row} `.startsWith(`${name} `)) ?? true)
if (chosen.length === 0) cannotRun(usage)
// Copied, not linked: a row builds the portal, which writes where it likes.
const tree = plantTree(copy)
// Row 37 asks git what belongs to the project.
spawnSync('git', ['init', '-q'], { cwd: tree.root })
try {
  await tellEach(
    [tree],
    chosen,
    async (broken) => {
      const complaint = await complaintOf(broken, tree)
      const says = `${broken.row}: ${broken.name}`
      return complaint === undefined
        ? { caught: true, says }
        : { caught: false, says: `${says}: ${complaint}` }
    },
    'rows are red when what they guard is broken',
  )
} finally {
  tree.remove()
}
