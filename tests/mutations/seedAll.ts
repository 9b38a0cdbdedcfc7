import type { Mutation } from './Mutation.ts'
import { mutated, type Outcome, runCheck, seed } from './seed.ts'
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

/** Seeds every mutation, a few trees at a time. The first of each check is asked of all checks as well. */
export async function seedAll(deviations: Deviations, { workers, onOutcome }: Options): Promise<Report> {
  const outcomes: Outcome[] = []
  const falseAlarms: string[] = []
  const outOfTurn: string[] = []
  const tasks: ((tree: Tree) => Promise<void>)[] = [
    async (tree) => void falseAlarms.push(...(await alarms(tree))),
    ...Object.entries(deviations).flatMap(([check, mutations]) => [
      ...mutations.map((mutation) => async (tree: Tree) => {
        const outcome = await seed(check, mutation, tree)
        outcomes.push(outcome)
        onOutcome?.(outcome)
      }),
      ...mutations.slice(0, 1).map((mutation) => async (tree: Tree) => {
        outOfTurn.push(...(await others(check, mutation, tree)))
      }),
    ]),
  ]
  await inTrees(workers, tasks)
  return { outcomes, falseAlarms, outOfTurn }
}

/** Each tree takes the next task that nobody has. */
async function inTrees(count: number, tasks: readonly ((tree: Tree) => Promise<void>)[]): Promise<void> {
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
  if (code !== 0 && problems.length === 0) return [`estia check ended with ${code}: ${err.trim()}`]
  return problems.map(({ check, code: told, message }) => `${check} ${told}: ${message}`)
}

/** Checks that speak of a deviation although it is neither theirs nor among those that may. */
async function others(check: string, mutation: Mutation, tree: Tree): Promise<readonly string[]> {
  const text = mutated(mutation)
  if (text === undefined) return []
  const { problems } = await tree.changed(mutation.file, text.whole, () => runCheck(tree.root, []))
  const mayTell = [check, ...(mutation.also ?? [])]
  return problems
    .filter((problem) => !mayTell.includes(problem.check))
    .map((problem) => `${mutation.name}: ${problem.check} says ${problem.message}`)
}
