import { describe, expect, it } from 'vitest'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import { makeIndexAside } from './makeIndexAside.ts'
import { arraysOfIndex } from '#search-engine/store/indexArrays.ts'
import { columnsOf, makeRows } from '#search-engine/testing/rows.ts'

const rows = columnsOf(makeRows(500, 3))
const prices = () => rows.price.slice()

describe.each([
  ['on a thread of its own', 0],
  ['in steps', 1000],
])('an index made %s', (_, many) => {
  it('is the one that is made at once, and leaves its rows as they were', async () => {
    const before = prices()
    const made = await makeIndexAside(rows, many)
    expect(arraysOfIndex(made)).toEqual(arraysOfIndex(makeColumnIndexNow(rows)))
    expect(rows.price).toEqual(before)
  })
})

it('that cannot be made is told of', async () => {
  const broken = { ...rows, latitude: undefined } as unknown as typeof rows
  await expect(makeIndexAside(broken, 0)).rejects.toThrow('undefined')
})
