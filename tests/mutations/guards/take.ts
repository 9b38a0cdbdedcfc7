import type { Tree } from '../../cli/Tree.ts'
import { redProject } from '../runTests.ts'
import { mutated } from '../seed.ts'
import type { Guard } from './Guard.ts'

/** What became of a guard that was taken away. */
export interface Taken {
  readonly name: string
  readonly caught: boolean
  /** The test file that noticed, or why none did. */
  readonly by: string
}

/** Takes a guard away in a tree, and looks whether one of its tests fails. */
export async function take({ tests, ...mutation }: Guard, tree: Tree): Promise<Taken> {
  const { name } = mutation
  const text = mutated(mutation)
  if (text === undefined) return { name, caught: false, by: `stale: ${mutation.file} says it otherwise` }
  return tree.changed(mutation.file, text.whole, async () => {
    for (const file of tests)
      if ((await redProject(tree.root, [file])) !== undefined) return { name, caught: true, by: file }
    return { name, caught: false, by: `not noticed by ${tests.join(', ')}` }
  })
}

/** Test files that fail although nothing was taken away: what they say of a guard means nothing. */
export async function failing(tests: readonly string[], { root }: Tree): Promise<readonly string[]> {
  // Together first: a run takes some seconds to begin.
  if ((await redProject(root, tests)) === undefined) return []
  const bad: string[] = []
  for (const file of tests) if ((await redProject(root, [file])) !== undefined) bad.push(file)
  return bad
}
