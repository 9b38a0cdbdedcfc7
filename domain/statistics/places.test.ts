import { describe, expect, it } from 'vitest'
import { medianPlace, placeSteps, stepOfPlace } from './places.ts'

describe('places in lists', () => {
  it('are exact on the first page, and by page behind it', () => {
    expect([1, 25].map((place) => placeSteps[stepOfPlace(place)])).toEqual([1, 25])
    expect([26, 50, 51, 500].map((place) => placeSteps[stepOfPlace(place)])).toEqual([50, 50, 75, 500])
    expect(placeSteps[stepOfPlace(501)]).toBeUndefined()
  })

  it('have the middle view in the median step', () => {
    const of = (place: number, count: number) => ({ bucket: stepOfPlace(place), count })
    expect(medianPlace([of(9, 1), of(2, 3), of(1, 1)])).toBe(2)
    expect(medianPlace([of(40, 1)])).toBe(50)
    expect(medianPlace([of(1, 1), of(900, 2)])).toBeNull()
    expect(medianPlace([])).toBeNull()
  })
})
