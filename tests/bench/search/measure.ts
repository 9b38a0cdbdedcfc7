/** Asks an engine everything, to compare its answers, then to time it. */
import { createHash } from 'node:crypto'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import type { BenchEngine, Way } from './engines/BenchEngine.ts'
import { type Kind, kinds, type Questions } from './queries.ts'
import type { Answer } from './Question.ts'

/** Time given to each kind, in milliseconds. */
const BUDGET = 1500

/** Each question is timed so many times at the least, however slow. */
const LEAST_ROUNDS = 3

/** What an engine answered to a question: how many it found, and a digest of all it said. */
export interface AnswerMark {
  readonly total: number
  readonly digest: string
}

export type AnswerMarks = Readonly<Record<Kind, readonly AnswerMark[]>>

/** The ways that an engine takes, a question each. */
export type ChosenWays = Readonly<Record<Kind, readonly Way[]>>

const byKind = <Value>(of: (kind: Kind) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, Value>

/** Tries all ways, which also warms the engine up, and takes for each kind the one that was quickest over all its questions. */
export async function chooseWays(engine: BenchEngine, questions: Questions): Promise<ChosenWays> {
  const chosen = byKind((): readonly Way[] => [])
  for (const kind of kinds) {
    const ways = questions[kind].map(engine.ways)
    const tried = (ways[0] ?? []).map((_, at) => ways.map((all) => all[at] as Way))
    chosen[kind] = tried.length > 1 ? await quickest(tried) : (tried[0] ?? [])
  }
  return chosen
}

async function quickest(tried: readonly (readonly Way[])[]): Promise<readonly Way[]> {
  let best: readonly Way[] = []
  let least = Infinity
  for (const ways of tried) {
    // The first round plans and fills caches.
    await roundOf(ways)
    const time = await roundOf(ways)
    if (time < least) [least, best] = [time, ways]
  }
  return best
}

async function roundOf(ways: readonly Way[]): Promise<number> {
  const began = performance.now()
  for (const { run } of ways) await run()
  return performance.now() - began
}

const markOf = (answer: Answer): AnswerMark => ({
  total: answer.total,
  digest: createHash('sha256')
    .update(JSON.stringify(sorted(answer)))
    .digest('hex')
    .slice(0, 16),
})

/** Properties of a record in one order, so that equal answers read alike. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, one]) => [name, sorted(one)]),
        )
      : value

export async function answersOf(chosen: ChosenWays): Promise<AnswerMarks> {
  const marks = byKind((): AnswerMark[] => [])
  for (const kind of kinds)
    for (const { run, read } of chosen[kind]) marks[kind].push(markOf(read(await run())))
  return marks
}

export interface Timing extends Percentiles {
  readonly mean: number
}

/**
 * Asks the questions of a kind in turn until the time is up: a closed loop, one question at a time. A question's time
 * is the median of its rounds, so that what else the machine does is not counted; p99 is the heaviest question.
 */
export const timesOfKind = (chosen: ChosenWays, kind: Kind): Promise<TimesTaken> =>
  timed(chosen[kind].map(({ run }) => run))

/** The time of each question of a kind, ms; of a kind that an engine cannot answer, none. */
export type TimesTaken = readonly number[]

/** Of each question, the middle of its times in several turns. */
export const middleOf = (turns: readonly TimesTaken[]): TimesTaken =>
  (turns[0] ?? []).map((_, question) => medianOf(turns.map((times) => times[question] ?? NaN)))

const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** All kinds, one after the other. */
export async function timesOf(chosen: ChosenWays): Promise<KindTimes> {
  const taken = new Map<Kind, TimesTaken>()
  for (const kind of kinds) taken.set(kind, await timesOfKind(chosen, kind))
  return kindTimes(taken)
}

export function kindTimes(taken: ReadonlyMap<Kind, TimesTaken>): KindTimes {
  const answered = [...taken].filter(([, times]) => times.length > 0)
  return {
    ...Object.fromEntries(answered.map(([kind, times]) => [kind, timingOf(times)])),
    all: timingOf(answered.flatMap(([, times]) => times)),
  }
}

/** Times of the kinds that an engine answers, and of all their questions together. */
export type KindTimes = Readonly<Partial<Record<Kind | 'all', Timing>>>

/** One line: `list 0.005 / 0.008, heavy …`, p50 and p99 in milliseconds. */
export const printTimes = (times: KindTimes): string =>
  ([...kinds, 'all'] as const)
    .flatMap((kind) => {
      const { [kind]: timing } = times
      return timing ? `${kind} ${timing.p50} / ${timing.p99}` : []
    })
    .join(', ')

/** All kinds in turn, or only those of `among`. */
export function questionsASecond(times: KindTimes, among: KindTimes = times): number {
  const means = kinds.flatMap((kind) => (among[kind] ? (times[kind]?.mean ?? []) : []))
  return Math.round((1000 * means.length) / means.reduce((sum, mean) => sum + mean, 0))
}

export const timingOf = (samples: readonly number[]): Timing => ({
  ...percentilesOf(samples),
  mean: samples.reduce((sum, one) => sum + one, 0) / samples.length,
})

/** The median time of each. */
export async function timed(asks: readonly (() => unknown)[]): Promise<readonly number[]> {
  const samples = asks.map((): number[] => [])
  const until = performance.now() + BUDGET
  for (let round = 0; round < LEAST_ROUNDS || performance.now() < until; round++)
    for (const [at, ask] of asks.entries()) {
      const began = performance.now()
      const given = ask()
      if (given instanceof Promise) await given
      samples[at]?.push(performance.now() - began)
    }
  return samples.map(medianOf)
}
