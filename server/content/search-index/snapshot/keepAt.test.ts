import { Effect, Fiber } from 'effect'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import { KeywordBuilder } from '#search-engine/words/KeywordBuilder.ts'
import { columnsOf, makeRows } from '#search-engine/testing/rows.ts'
import { Texts } from '#search-engine/words/Texts.ts'
import { keepAt } from './keepAt.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

const folder = mkdtempSync(join(tmpdir(), 'estia-keep-'))
const path = join(folder, 'search/index.arrays')
const epoch = 'one'

function snapshotOf(listings: number, seed: number): Snapshot {
  const index = makeColumnIndexNow(columnsOf(makeRows(listings, seed)))
  const ids = index.columns.id
  return {
    index,
    texts: new Texts(new KeywordBuilder().finishNow(ids), ids),
    moment: { epoch, seen: '1:1:' },
  }
}
const [large, small] = [snapshotOf(5000, 1), snapshotOf(300, 2)]

describe('keeping a snapshot', () => {
  beforeEach(() => rmSync(dirname(path), { recursive: true, force: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps the last of those that came while one was being written, whole', async () => {
    const keep = keepAt(path)
    const came = [large, small, large, small, large]
    await Effect.runPromise(Effect.forEach(came, keep, { concurrency: 'unbounded' }))
    expect((await readSnapshot(path, epoch))?.index.size).toBe(large.index.size)
  })

  it('has written it to its end when a user who stops it may go on', async () => {
    const fiber = Effect.runFork(keepAt(path)(large))
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(readdirSync(dirname(path))).toEqual(['index.arrays'])
    expect((await readSnapshot(path, epoch))?.index.size).toBe(large.index.size)
  })

  it('is no reason to fail where it cannot be written', async () => {
    await Effect.runPromise(keepAt('/dev/null/search/index.arrays')(small))
    expect(await readSnapshot('/dev/null/search/index.arrays', epoch)).toBeUndefined()
  })
})
