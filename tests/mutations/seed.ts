import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#cli/projectRoot.ts'
import type { Mutation } from './Mutation.ts'
import { runEstia } from '../cli/runEstia.ts'
import type { Tree } from '../cli/Tree.ts'

/** A problem as `estia check --format json` prints it. */
interface Told {
  readonly check: string
  readonly code: string
  readonly message: string
  readonly place: { readonly file: string; readonly line?: number; readonly name?: string }
}

/** What became of a mutation. */
export interface Outcome {
  readonly check: string
  readonly name: string
  readonly caught: boolean
  /** The sentence that was printed for it, or why it was not caught. */
  readonly says: string
  /** Other checks that told of it, although it is neither theirs nor among those that they may tell of. */
  readonly outOfTurn: readonly string[]
  readonly seconds: number
}

/** Who is asked: the check alone, or all of them, so that one hears who else speaks. */
export type Asked = 'check' | 'all'

/** Seeds one deviation into a tree and looks whether its check tells of it, under its code, at its place. */
export async function seed(
  check: string,
  mutation: Mutation,
  tree: Tree,
  asked: Asked = 'check',
): Promise<Outcome> {
  const started = performance.now()
  const verdict = await judge(check, mutation, tree, asked)
  const seconds = (performance.now() - started) / 1000
  return { check, name: mutation.name, ...verdict, seconds }
}

type Verdict = Pick<Outcome, 'caught' | 'says' | 'outOfTurn'>

async function judge(check: string, mutation: Mutation, tree: Tree, asked: Asked): Promise<Verdict> {
  const text = mutated(mutation)
  if (text === undefined)
    return missed(`stale: ${mutation.file} has not exactly one ${JSON.stringify(mutation.find)}`)
  const names = asked === 'all' ? [] : [check]
  const { code, problems, err } = await tree.changed(mutation.file, text.whole, () =>
    runCheck(tree.root, names),
  )
  if (code !== 1) return missed(`the check ended with ${code}${err && `: ${err.trim().split('\n')[0]}`}`)
  const ofCode = problems.filter((problem) => problem.check === check && problem.code === mutation.code)
  const right = ofCode.find((problem) => isAt(problem, mutation, text.line))
  if (right) return { caught: true, says: right.message, outOfTurn: others(check, mutation, problems) }
  const told = (ofCode.length > 0 ? ofCode : problems).map(
    (one) => `${one.code} at ${placeOf(one)}:${one.place.line}`,
  )
  return missed(`told elsewhere or otherwise: ${told.slice(0, 3).join('; ')}`)
}

function others(check: string, mutation: Mutation, problems: readonly Told[]): readonly string[] {
  const mayTell = [check, ...(mutation.also ?? [])]
  return problems
    .filter((problem) => !mayTell.includes(problem.check))
    .map((problem) => `${mutation.name}: ${problem.check} says ${problem.message}`)
}

const missed = (says: string): Verdict => ({ caught: false, says, outOfTurn: [] })

/** The file with the deviation in it, and its line; undefined where the words to change are not there just once. */
export function mutated({
  file,
  find,
  replace,
}: Pick<Mutation, 'file' | 'find' | 'replace'>): { whole: string; line: number } | undefined {
  const [before, after, ...more] = readFileSync(join(projectRoot, file), 'utf8').split(find)
  if (before === undefined || after === undefined || more.length > 0) return undefined
  return { whole: before + replace + after, line: before.split('\n').length }
}

const placeOf = ({ place: { file, name } }: Told): string => (name === undefined ? file : `${file} ${name}`)

/** A place in the changed file that names no declaration has to be one of the changed lines. */
function isAt(told: Told, { at, file, find }: Mutation, first: number): boolean {
  if (placeOf(told) !== at) return false
  const { file: toldFile, name, line } = told.place
  if (name !== undefined || line === undefined || toldFile !== file) return true
  return line >= first && line < first + find.split('\n').length
}

/** Runs `estia check` of a tree as a process of its own; every check when none is named. */
export async function runCheck(root: string, names: readonly string[]) {
  const { code, out, err } = await runEstia(root, ['check', ...names, '--format', 'json'])
  const problems = out === '' ? [] : (JSON.parse(out) as { problems: readonly Told[] }).problems
  return { code, problems, err }
}
