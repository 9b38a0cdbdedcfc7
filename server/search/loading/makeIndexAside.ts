/**
 * An index made while other work goes on: on a thread of its own where it is large, in short steps on this one where
 * it is not.
 */
import { setImmediate } from 'node:timers/promises'
import type { Columns } from '#search-engine/store/Columns.ts'
import { type ColumnIndex, makeColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { indexOnThread } from './indexThread.ts'

/** Listings from which a thread saves more than its start takes. */
export const MANY = 50_000

/** Makes an index of columns, which stay as they are. `many`: so many are worth a thread. */
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
