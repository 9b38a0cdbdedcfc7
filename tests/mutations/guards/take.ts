import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Tree } from '../../cli/Tree.ts'
import { mutated } from '../seed.ts'
import type { Guard } from './Guard.ts'

/** What became of a guard that was taken away. */
export interface Taken {
  readonly name: string
  readonly caught: boolean
  /** The test file that noticed, or why none did. */
  readonly by: string
}

/** Runs a test file of a tree to its end; gives the exit code. */
function runTests(root: string, file: string): Promise<number | null> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const run = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'unit', '--mode', 'nightly', '--bail', '1', file],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
  return new Promise((resolve, reject) => {
    run.once('error', reject)
    run.once('close', resolve)
  })
}

/** Takes a guard away in a tree, and looks whether one of its tests fails. */
export async function take({ tests, ...mutation }: Guard, tree: Tree): Promise<Taken> {
  const { name } = mutation
  const text = mutated(mutation)
  if (text === undefined) return { name, caught: false, by: `stale: ${mutation.file} says it otherwise` }
  return tree.changed(mutation.file, text.whole, async () => {
    for (const file of tests)
      if ((await runTests(tree.root, file)) !== 0) return { name, caught: true, by: file }
    return { name, caught: false, by: `not noticed by ${tests.join(', ')}` }
  })
}

/** Test files that fail although nothing was taken away: what they say of a guard means nothing. */
export async function failing(tests: readonly string[], tree: Tree): Promise<readonly string[]> {
  const bad: string[] = []
  for (const file of tests) if ((await runTests(tree.root, file)) !== 0) bad.push(file)
  return bad
}
