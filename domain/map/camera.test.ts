import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { readCamera, roundedCamera, wholeCountry, writeCamera, zoomLeast, zoomMost } from './camera.ts'
import type { Camera } from './mercator.ts'

const camera: fc.Arbitrary<Camera> = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  zoom: fc.double({ min: zoomLeast, max: zoomMost, noNaN: true }),
})

const written = (view: Camera) => {
  const parameters = new URLSearchParams()
  writeCamera(view, parameters)
  return parameters
}

const read = (query: string) => readCamera(new URLSearchParams(query))

describe('a camera in an address', () => {
  it('is read as it was written, to a metre and a hundredth of a zoom', () => {
    fc.assert(
      fc.property(camera, (view) => {
        const { camera: back, ignored } = readCamera(written(view))
        expect(ignored).toEqual([])
        expect(back).toEqual(roundedCamera(view))
        expect(Math.abs((back.latitude ?? 99) - view.latitude)).toBeLessThan(6e-6)
        expect(Math.abs((back.longitude ?? 999) - view.longitude)).toBeLessThan(6e-6)
      }),
    )
  })

  it('is the same address when it is written again', () => {
    fc.assert(
      fc.property(camera, (view) => {
        const once = written(view)
        const { camera: back } = readCamera(once)
        expect(String(written({ ...view, ...back }))).toBe(String(once))
      }),
    )
  })

  it(
    'reads as plainly as can be',
    covers('constants/map-zoom', 'constants/map-centre-latitude', 'constants/map-centre-longitude'),
    () => {
      expect(String(written(wholeCountry))).toBe('lat=38.74&lng=22.53&zoom=7')
      expect(String(written({ latitude: -0.000_001, longitude: 23.7, zoom: 12.345 }))).toBe(
        'lat=0&lng=23.7&zoom=12.35',
      )
    },
  )

  it('leaves other parameters alone', () => {
    const parameters = new URLSearchParams('prezzoMassimo=100&lat=1')
    writeCamera(wholeCountry, parameters)
    expect(parameters.get('prezzoMassimo')).toBe('100')
    expect(parameters.getAll('lat')).toEqual(['38.74'])
  })

  it.each([
    ['', {}],
    ['lat=37.98&lng=23.73', { latitude: 37.98, longitude: 23.73 }],
    ['zoom=12', { zoom: 12 }],
    ['zoom=7', { zoom: 7 }],
    ['zoom=17', { zoom: 17 }],
    ['lat=37.98&zoom=12', { zoom: 12 }],
    ['lng=23.73', {}],
    [' lat=1', {}],
    ['lat=%2037.98%20&lng=23.73', { latitude: 37.98, longitude: 23.73 }],
  ])('"%s" says %j', (query, expected) => {
    expect(read(query)).toEqual({ camera: expected, ignored: [] })
  })

  it.each([
    ['lat=abc&lng=23', 'lat', 'notANumber'],
    ['lat=37&lng=1e2', 'lng', 'notANumber'],
    ['lat=Infinity&lng=2', 'lat', 'notANumber'],
    ['lat=0x10&lng=2', 'lat', 'notANumber'],
    ['lat=86&lng=23', 'lat', 'outOfRange'],
    ['lat=37&lng=-180.1', 'lng', 'outOfRange'],
    ['zoom=3', 'zoom', 'outOfRange'],
    ['zoom=5.99', 'zoom', 'outOfRange'],
    ['zoom=17.01', 'zoom', 'outOfRange'],
    ['zoom=12,5', 'zoom', 'notANumber'],
    [`zoom=${'9'.repeat(400)}`, 'zoom', 'notANumber'],
  ])(
    '"%s" is refused in %s: %s',
    covers('constants/map-minimum-zoom', 'constants/draw-on-map-maximum-zoom'),
    (query, name, reason) => {
      const { camera: back, ignored } = read(query)
      expect(ignored).toMatchObject([{ name, reason }])
      expect(ignored[0]?.value.length).toBeLessThanOrEqual(40)
      expect(back).toEqual({})
    },
  )

  it('never throws, whatever it reads', () => {
    const value = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(value, value, value, (lat, lng, zoom) => {
        const { camera: back } = readCamera(new URLSearchParams({ lat, lng, zoom }))
        for (const number of Object.values(back)) expect(Number.isFinite(number)).toBe(true)
      }),
    )
  })
})
