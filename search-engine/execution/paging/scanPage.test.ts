import { describe, expect, it } from 'vitest'
import type { Predicate } from '../../planning/predicates.ts'
import { scanPage } from './scanPage.ts'

const COUNT = 10_000
/** A list that begins with its last doc. */
const list = Int32Array.from({ length: COUNT }, (_, at) => COUNT - 1 - at)
const values = Int32Array.from({ length: COUNT }, (_, doc) => doc)

const between = (low: number, high: number): Predicate => ({ kind: 'between', name: 'n', values, low, high })
/** Every doc that a number divides. */
const divided = (by: number): Predicate => ({
  kind: 'table',
  name: 'divided',
  codes: Uint16Array.from(values, (doc) => doc % by),
  table: Uint8Array.from({ length: by }, (_, rest) => +(rest === 0)),
})

describe('walking a page', () => {
  it.each([
    [0, 25],
    [25, 25],
    [60, 7],
    [1, 70],
  ])('from place %i takes the %i that pass, in the order of the list', (offset, length) => {
    const passing = [...list].filter((doc) => doc % 2 === 0 && doc <= 9_900)
    const total = passing.length
    const page = scanPage(list, [divided(2), between(0, 9_900)], { offset, length, total })
    expect([...(page ?? [])]).toEqual(passing.slice(offset, offset + length))
  })

  it('without a test takes the list', () => {
    const page = scanPage(list, [], { offset: 3, length: 4, total: COUNT })
    expect([...(page ?? [])]).toEqual([9996, 9995, 9994, 9993])
  })

  it('is not tried where few pass', () => {
    expect(scanPage(list, [divided(100)], { offset: 0, length: 25, total: 100 })).toBeUndefined()
  })

  it('is given up where those that pass stand at the end', () => {
    expect(scanPage(list, [between(0, 4_999)], { offset: 0, length: 25, total: 5_000 })).toBeUndefined()
  })
})
