import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneSlip } from './isOneSlip.ts'

describe('one slip', () => {
  it.each([
    ['apartmnt', 'apartment'],
    ['appartment', 'apartment'],
    ['apartmemt', 'apartment'],
    ['apratment', 'apartment'],
    ['apartmen', 'apartment'],
    ['xapartment', 'apartment'],
    ['aa', 'a'],
  ])('parts %s from %s', (said, meant) => {
    expect(isOneSlip(said, meant)).toBe(true)
    expect(isOneSlip(meant, said)).toBe(true)
  })

  it.each([
    ['apartment', 'apartment'],
    ['partmen', 'apartment'],
    ['aprtmant', 'apartment'],
    ['paratment', 'apartment'],
    ['abab', 'baba'],
  ])('does not part %s from %s', (said, meant) => {
    expect(isOneSlip(said, meant)).toBe(false)
  })

  it('is every single edit of a word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('a', 'b', 'c', 'd'), (one, drawn, letter) => {
        const at = drawn % one.length
        const [before, behind] = [one.slice(0, at), one.slice(at)]
        const slips = [
          before + letter + behind,
          before + behind.slice(1),
          before + letter + behind.slice(1),
          before + behind.slice(1, 2) + behind.slice(0, 1) + behind.slice(2),
        ]
        for (const slip of slips) expect(isOneSlip(one, slip)).toBe(slip !== one)
      }),
    )
  })
})
