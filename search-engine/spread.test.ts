import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from './spread.ts'
import { runs } from '../tests/properties/runs.ts'

const pages = fc
  .array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 })
  .map((owners) => owners.map((owner, at) => ({ owner, at })))
const neighbours = (things: readonly { owner: number }[]) =>
  things.filter(({ owner }, at) => at > 0 && things[at - 1]?.owner === owner).length

describe('spread', () => {
  it('keeps everything', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const found = spread(page, ({ owner }) => owner)
        expect(found.toSorted((a, b) => a.at - b.at)).toEqual(page)
      }),
      { seed: 1 },
    )
  })

  it('has no two neighbours of one owner whenever that is possible, else as few as there must be', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const most = Math.max(
          0,
          ...[...Map.groupBy(page, ({ owner }) => owner).values()].map((own) => own.length),
        )
        const needed = Math.max(0, most - (page.length - most) - 1)
        expect(neighbours(spread(page, ({ owner }) => owner))).toBe(needed)
      }),
      { seed: 2, numRuns: runs(1000) },
    )
  })

  it('moves as little as it can', () => {
    const page = [1, 1, 2, 3, 3, 4].map((owner, at) => ({ owner, at }))
    expect(spread(page, ({ owner }) => owner).map(({ at }) => at)).toEqual([0, 2, 1, 3, 5, 4])
  })

  it('leaves alone what has no two neighbours of one owner, even where one owns more than half', () => {
    const page = [1, 2, 1, 3, 1].map((owner, at) => ({ owner, at }))
    expect(spread(page, ({ owner }) => owner)).toEqual(page)
  })
})
