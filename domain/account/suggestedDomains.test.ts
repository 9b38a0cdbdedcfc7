import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipsBetween, suggestedDomains } from './suggestedDomains.ts'

describe('suggestedDomains', () => {
  it.each([
    ['a@gmial.com', 'gmail.com'],
    ['a@gmail.con', 'gmail.com'],
    ['a@gmail.co', 'gmail.com'],
    ['a@gnail.com', 'gmail.com'],
    ['a@GMAIL.CMO', 'gmail.com'],
    ['a@hotmial.com', 'hotmail.com'],
    ['a@yaho.gr', 'yahoo.gr'],
    ['a@otenet.rg', 'otenet.gr'],
    ['a@outlok.com', 'outlook.com'],
    ['a@iclod.com', 'icloud.com'],
    ['a@libero.ti', 'libero.it'],
  ])('%s may have been meant as %s', (email, domain) => {
    expect(suggestedDomains(email)[0]).toBe(domain)
  })

  it.each([
    'a@gmail.com',
    'a@GMAIL.com',
    'a@estia.example',
    'a',
    '',
    '@',
    'a@',
    'a@b',
    `a@${'g'.repeat(40)}.com`,
  ])('%s is no slip', (email) => expect(suggestedDomains(email)).toEqual([]))

  it('never suggests more than three, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        expect(suggestedDomains(`a@${text}`).length).toBeLessThan(4)
      }),
    )
  })
})

describe('slipsBetween', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'ab', 1],
    ['abc', 'abxc', 1],
    ['abc', 'axc', 1],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ])('%s to %s takes %i', (from, to, slips) => expect(slipsBetween(from, to)).toBe(slips))

  it('is the same both ways', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
      }),
    )
  })
})
