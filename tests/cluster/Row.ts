import { setTimeout as wait } from 'node:timers/promises'
import { untilYes } from '../faults/Writers.ts'
import { doneTwice } from './jobs.ts'
import { EQUAL_WITHIN, lostWrites, untilEqual } from './judge.ts'
import type { Scene } from './Scene.ts'
import { watchPages } from './watchPages.ts'

/** From a fault to the next acknowledged write, ms. */
const BACK_WITHIN = 30_000
const PATIENCE = 90_000
/** So long what was committed before a fault may still be answered, ms. */
const IN_FLIGHT = 1000
/** Before the fault and after it, ms. */
const USUAL = 2000
/** Of the writers' usual two hundred writes a second: the machine is shared by everything. */
const PART = 0.06

export interface Attempt {
  readonly scene: Scene
  /** Measures from now to the next acknowledged write; a row may do so several times. */
  readonly untilWritten: () => Promise<void>
  /** Something that has to be so in this row beside the rest. */
  readonly expect: (what: string, isSo: boolean) => void
  readonly kills: number
}

export interface Row {
  readonly name: string
  /** Why it cannot be run here, if so. */
  readonly missing?: (scene: Scene) => string | undefined
  /** Makes something go wrong, and right again. */
  readonly run: (attempt: Attempt) => Promise<void>
}

export interface Judged {
  readonly row: string
  readonly lost: string
  readonly pages: string
  readonly back: string
  readonly twice: string
  readonly equal: string
  readonly note: string
  readonly ok: boolean
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Lets everybody read and write, makes the row happen, and judges what came of it. */
export async function judgeRow({ name, run }: Row, scene: Scene, kills: number): Promise<Judged> {
  const { cluster, writers, publisher } = scene
  await cluster.untilWhole()
  const ids = (
    await publisher.ask<{ id: number }>(
      'SELECT id FROM listings WHERE status = 1 AND country = 1 AND contract IN (1, 2) AND kind = 1 LIMIT 400',
    )
  ).map(({ id }) => id)
  const before = (await doneTwice(scene)).length
  const back: number[] = []
  const wrong: string[] = []
  const stopReading = watchPages(cluster.origin, ids)
  const stopPublishing = publisher.start()
  const stopWriting = writers.start(PART)
  await wait(USUAL)
  const failed = await run({
    scene,
    kills,
    untilWritten: async () => {
      await wait(IN_FLIGHT)
      back.push(IN_FLIGHT + ((await untilYes(writers, PATIENCE)) ?? Number.POSITIVE_INFINITY))
    },
    expect: (what, isSo) => void (isSo || wrong.push(what)),
  }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (failed !== undefined) wrong.push(failed)
  await cluster.untilWhole()
  await wait(USUAL)
  await Promise.all([stopWriting(), stopPublishing()])
  const equal = await untilEqual(scene)
  const read = await stopReading()
  const { which, half, of } = await lostWrites(scene)
  const twice = (await doneTwice(scene)).slice(before)
  const slowest = Math.max(0, ...back)
  return {
    row: name,
    lost: `${which.length} of ${of}${half > 0 ? `, ${half} in part` : ''}`,
    pages: `${read.missed.length} of ${read.count}, slowest ${seconds(read.slowest)}`,
    back: back.length === 0 ? '–' : seconds(slowest),
    twice: String(twice.length),
    equal: typeof equal === 'string' ? 'no' : seconds(equal),
    note: [
      ...wrong,
      ...(typeof equal === 'string' ? [`portals have ${equal}`] : []),
      ...which.slice(0, 5).map((one) => `lost: ${one}`),
      ...read.missed.slice(0, 4),
      ...twice.slice(0, 3),
    ].join('; '),
    ok:
      which.length === 0 &&
      half === 0 &&
      read.missed.length === 0 &&
      slowest <= BACK_WITHIN &&
      twice.length === 0 &&
      typeof equal === 'number' &&
      equal <= EQUAL_WITHIN &&
      wrong.length === 0,
  }
}
