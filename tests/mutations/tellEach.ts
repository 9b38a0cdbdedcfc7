import type { Tree } from '../cli/Tree.ts'

/** What became of something that was broken on purpose. */
export interface Verdict {
  readonly caught: boolean
  /** What it was, and which test noticed or why none did. */
  readonly says: string
}

/**
 * Judges each in one of the trees, as many at a time as there are trees, with a line for each as it ends, and the sum.
 * Exit 1 where one goes unnoticed, or there is none.
 */
export async function tellEach<Broken>(
  trees: readonly Tree[],
  chosen: readonly Broken[],
  judge: (broken: Broken, tree: Tree) => Promise<Verdict>,
  noticed: string,
): Promise<void> {
  const waiting = chosen.values()
  let sum = 0
  const work = async (tree: Tree) => {
    for (const broken of waiting) {
      const { caught, says } = await judge(broken, tree)
      if (caught) sum++
      process.stdout.write(`${caught ? 'ok  ' : 'MISS'} ${says}\n`)
    }
  }
  await Promise.all(trees.map(work))
  process.stdout.write(`${sum} of ${chosen.length} ${noticed}\n`)
  if (chosen.length === 0 || sum < chosen.length) process.exitCode = 1
}
