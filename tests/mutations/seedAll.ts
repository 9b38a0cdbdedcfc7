import type { Mutation } from './Mutation.ts'
import { type Outcome, runCheck, seed } from './seed.ts'
import { plantTree, type Tree } from '../cli/Tree.ts'

/** Mutations by the check that has to catch them. */
export type Deviations = Readonly<Record<string, readonly Mutation[]>>

/** What all of it came to. */
export interface Report {
  readonly outcomes: readonly Outcome[]
  /** What was told of the true tree. */
  readonly falseAlarms: readonly string[]
  /** Checks that told of a deviation which is not theirs. */
  readonly outOfTurn: readonly string[]
}

interface Options {
  readonly workers: number
  readonly onOutcome?: (outcome: Outcome) => void
}

/** Seeds every mutation, a few trees at a time. Of the first of each check, all checks are asked. */
export async function seedAll(deviations: Deviations, { workers, onOutcome }: Options): Promise<Report> {
  const outcomes: Outcome[] = []
  const falseAlarms: string[] = []
  const tasks: ((tree: Tree) => Promise<void>)[] = [
    async (tree) => void falseAlarms.push(...(await alarms(tree))),
    ...Object.entries(deviations).flatMap(([check, mutations]) =>
      mutations.map((mutation, index) => async (tree: Tree) => {
        const outcome = await seed(check, mutation, tree, index === 0 ? 'all' : 'check')
        outcomes.push(outcome)
        onOutcome?.(outcome)
      }),
    ),
  ]
  await inTrees(workers, tasks)
  return { outcomes, falseAlarms, outOfTurn: outcomes.flatMap((one) => one.outOfTurn) }
}

/** Runs tasks in trees of their own: each tree takes the next task that none has. */
export async function inTrees(
  count: number,
  tasks: readonly ((tree: Tree) => Promise<void>)[],
): Promise<void> {
  const queue = tasks.values()
  const work = async () => {
    const tree = plantTree()
    try {
      for (const task of queue) await task(tree)
    } finally {
      tree.remove()
    }
  }
  await Promise.all(Array.from({ length: count }, work))
}

/** What is told of a tree in which nothing is wrong. */
async function alarms(tree: Tree): Promise<readonly string[]> {
  const { code, problems, err } = await runCheck(tree.root, [])
  if (code !== 0 && problems.length === 0)
    return [`estia check ended with ${code}: ${err.trim().split('\n')[0]}`]
  return problems.map(({ check, code: told, message }) => `${check} ${told}: ${message}`)
}
