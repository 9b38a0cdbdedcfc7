import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markInOrder } from './markInOrder.ts'

const marks = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 })

it('goes through all marks once before it comes back, forwards and backwards', () => {
  fc.assert(
    fc.property(marks, fc.constantFrom('PageDown', 'PageUp'), (all, key) => {
      const way = all.reduce<readonly number[]>(
        (walked) => [...walked, markInOrder(walked.at(-1) as number, all, key) as number],
        [all[0] as number],
      )
      expect(new Set(way)).toEqual(new Set(all))
      expect(way.at(-1)).toBe(way[0])
    }),
  )
})

it('knows the most important and the least', () => {
  fc.assert(
    fc.property(marks, fc.nat(), (all, at) => {
      const from = all[at % all.length] as number
      expect(markInOrder(from, all, 'Home')).toBe(all[0])
      expect(markInOrder(from, all, 'End')).toBe(all.at(-1))
    }),
  )
})
