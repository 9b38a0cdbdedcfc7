/** Makes an index while other work goes on: a large one on a worker thread, a small one in steps on this thread. */
import { setImmediate } from 'node:timers/promises'
import type { Columns } from '#search-engine/store/Columns.ts'
import { type ColumnIndex, makeColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { indexOnThread } from './indexThread.ts'

/** The number of listings from which a worker thread saves more time than it takes to start. */
export const MANY = 50_000

/** Makes an index of columns, which it does not change; from `many` rows on, on a worker thread. */
export const makeIndexAside = (rows: Columns, many = MANY): Promise<ColumnIndex> =>
  rows.id.length < many ? inSteps(rows) : indexOnThread({ rows })

async function inSteps(rows: Columns): Promise<ColumnIndex> {
  const steps = makeColumnIndex(rows)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await setImmediate()
  }
}
