import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Cluster,
  NameList,
  packClusters,
  packPins,
  type Pin,
  unpackClusters,
  unpackPins,
} from './MapMarks.ts'

const latitude = fc.double({ min: -85, max: 85, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const euro = fc.option(fc.integer({ min: 0, max: 50_000_000 }), { nil: undefined })
const place = fc.constantFrom('Κυψέλη', 'Κουκάκι', 'Άγιος Νικόλαος', '', '__proto__', 'constructor')

const pins: fc.Arbitrary<readonly Pin[]> = fc
  .array(
    fc.record({
      id: fc.nat(),
      latitude,
      longitude,
      price: euro,
      surface: euro,
      bedrooms: fc.option(fc.nat({ max: 20 }), { nil: undefined }),
      radius: fc.constantFrom(0, 60, 300, 1000),
      isReduced: fc.boolean(),
      place,
      isBest: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((drawn) => {
    let best = drawn.filter(({ isBest }) => isBest).length
    // The most relevant may be anywhere: here the last of them is the first.
    return drawn.map(({ isBest, ...pin }) => ({ ...pin, rank: isBest ? (best -= 1) : undefined }))
  })

const clusters: fc.Arbitrary<readonly Cluster[]> = fc.array(
  fc.record({
    count: fc.integer({ min: 2, max: 500_000 }),
    latitude,
    longitude,
    cheapest: euro,
    dearest: euro,
    place,
  }),
  { maxLength: 40 },
)

type Placed = { readonly latitude: number; readonly longitude: number }

/** As they travelled through JSON, with positions to a metre. */
const travelled = <Columns>(columns: Columns): Columns => JSON.parse(JSON.stringify(columns)) as Columns

/** Whether two lists of marks are equal, with positions equal to half of a hundred-thousandth of a degree. */
function areSame<Mark extends Placed>(back: readonly Mark[], sent: readonly Mark[]): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 5.01e-6
  const rest = (marks: readonly Mark[]) => marks.map((mark) => ({ ...mark, latitude: 0, longitude: 0 }))
  expect(rest(back)).toEqual(rest(sent))
  return sent.every(({ latitude: north, longitude: east }, at) => {
    const { latitude: backNorth, longitude: backEast } = back[at] as Mark
    return isNear(north, backNorth) && isNear(east, backEast)
  })
}

describe('marks on their way to the map', () => {
  it('are the same pins, each where it was to a metre', () => {
    fc.assert(
      fc.property(pins, (sent) => {
        const names = new NameList()
        const columns = travelled(packPins(sent, names))
        expect(areSame(unpackPins(columns, travelled(names.names)), sent)).toBe(true)
      }),
    )
  })

  it('are the same clusters, each where it was to a metre', () => {
    fc.assert(
      fc.property(clusters, (sent) => {
        const names = new NameList()
        const columns = travelled(packClusters(sent, names))
        expect(areSame(unpackClusters(columns, travelled(names.names)), sent)).toBe(true)
      }),
    )
  })

  it('do not drift where there are two thousand of them', () => {
    const sent = Array.from({ length: 2000 }, (_, at) => ({
      count: at + 2,
      latitude: 34.8 + at * 0.003_333_33,
      longitude: 19.4 + ((at * 7919) % 2000) * 0.004_999_99,
      cheapest: undefined,
      dearest: undefined,
      place: '',
    }))
    const names = new NameList()
    expect(areSame(unpackClusters(packClusters(sent, names), names.names), sent)).toBe(true)
  })

  it('send whole numbers only, and each name once', () => {
    fc.assert(
      fc.property(pins, (sent) => {
        const names = new NameList()
        const { latitude: north, longitude: east } = packPins(sent, names)
        expect([...north, ...east].every(Number.isSafeInteger)).toBe(true)
        expect(new Set(names.names).size).toBe(names.names.length)
      }),
    )
  })

  it('of nothing are nothing', () => {
    expect(unpackPins(packPins([], new NameList()), [])).toEqual([])
    expect(unpackClusters(packClusters([], new NameList()), [])).toEqual([])
  })
})
