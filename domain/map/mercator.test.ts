import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxAround,
  boxOf,
  type Camera,
  cameraFor,
  latitudeMost,
  positionAt,
  project,
  screenOf,
  type Size,
  stepped,
  unproject,
} from './mercator.ts'

const zoom = fc.double({ min: 0, max: 20, noNaN: true })
const latitude = fc.double({ min: -85, max: 85, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const position = fc.tuple(latitude, longitude)
const camera: fc.Arbitrary<Camera> = fc.record({ latitude, longitude, zoom })
const side = fc.integer({ min: 100, max: 4096 })
const size: fc.Arbitrary<Size> = fc.record({ width: side, height: side })

/** Where the land is that people look at: the flat map bends it little. */
const greek = fc.tuple(
  fc.double({ min: 34, max: 42, noNaN: true }),
  fc.double({ min: 19, max: 30, noNaN: true }),
)

describe('Web Mercator', () => {
  it('is undone to a billionth of a degree', () => {
    fc.assert(
      fc.property(position, zoom, (at, level) => {
        const [north, east] = unproject(project(at, level), level)
        expect(north).toBeCloseTo(at[0], 9)
        expect(east).toBeCloseTo(at[1], 9)
      }),
    )
  })

  it('shows the earth as a square of 256 pixels, twice as large at each zoom', () => {
    expect(project([0, 0], 0)).toEqual({ x: 128, y: 128 })
    expect(project([latitudeMost, -180], 0).x).toBe(0)
    expect(project([latitudeMost, -180], 0).y).toBeCloseTo(0, 4)
    expect(project([-latitudeMost, 180], 3).x).toBe(2048)
    expect(project([-latitudeMost, 180], 3).y).toBeCloseTo(2048, 3)
  })

  it('bends latitudes as Mercator did', () => {
    // Where the map of the world is a quarter of the way down: the inverse Gudermannian of π/2.
    const quarter = (Math.atan(Math.sinh(Math.PI / 2)) * 180) / Math.PI
    expect(quarter).toBeCloseTo(66.513_26, 5)
    expect(project([quarter, 0], 0).y).toBeCloseTo(64, 9)
    expect(project([-quarter, 0], 0).y).toBeCloseTo(192, 9)
  })

  it('keeps positions beyond the poles at the edge', () => {
    expect(project([90, 0], 5)).toEqual(project([latitudeMost, 0], 5))
  })

  it('puts the camera in the middle of the screen, and back', () => {
    fc.assert(
      fc.property(camera, size, (view, screen) => {
        const at = screenOf([view.latitude, view.longitude], view, screen)
        expect(at.x).toBeCloseTo(screen.width / 2, 6)
        expect(at.y).toBeCloseTo(screen.height / 2, 6)
      }),
    )
  })

  it('finds the position under a pixel, and the pixel over a position', () => {
    const level = fc.double({ min: 6, max: 18, noNaN: true })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(greek, level, size, share, share, (centre, close, screen, right, down) => {
        const view = { latitude: centre[0], longitude: centre[1], zoom: close }
        const pixel = { x: right * screen.width, y: down * screen.height }
        const back = screenOf(positionAt(pixel, view, screen), view, screen)
        expect(back.x).toBeCloseTo(pixel.x, 4)
        expect(back.y).toBeCloseTo(pixel.y, 4)
      }),
    )
  })
})

it('steps to the point at so many pixels', () => {
  const from: Camera = { latitude: 38, longitude: 23.7, zoom: 12 }
  const screen: Size = { width: 800, height: 600 }
  const [north, east] = positionAt({ x: 500, y: 250 }, from, screen)
  expect(stepped(from, [100, -50], screen)).toEqual({ latitude: north, longitude: east, zoom: 12 })
})

describe('what a view shows', () => {
  it('holds all points in it, and is never beyond the world', () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(camera, size, share, share, (view, screen, right, down) => {
        const box = boxOf(view, screen)
        expect(box.south).toBeGreaterThanOrEqual(-latitudeMost)
        expect(box.north).toBeLessThanOrEqual(latitudeMost)
        expect(box.west).toBeGreaterThanOrEqual(-180)
        expect(box.east).toBeLessThanOrEqual(180)
        const [north, east] = positionAt({ x: right * screen.width, y: down * screen.height }, view, screen)
        if (Math.abs(north) > latitudeMost || Math.abs(east) > 180) return
        expect(north).toBeGreaterThanOrEqual(box.south)
        expect(north).toBeLessThanOrEqual(box.north)
        expect(east).toBeGreaterThanOrEqual(box.west)
        expect(east).toBeLessThanOrEqual(box.east)
      }),
    )
  })

  it('fits positions as closely as possible, and is undefined for none', () => {
    expect(boxAround([])).toBeUndefined()
    expect(
      boxAround([
        [38, 23],
        [37, 24],
        [37.5, 22],
      ]),
    ).toEqual({ south: 37, west: 22, north: 38, east: 24 })
  })

  it('is chosen so that a box is seen whole, with room around it', () => {
    const zooms = [0, 17] as const
    fc.assert(
      fc.property(fc.array(greek, { minLength: 1, maxLength: 6 }), size, (positions, screen) => {
        const box = boxAround(positions)
        if (!box) throw new Error('There are positions.')
        const view = cameraFor(box, screen, zooms)
        expect(view.zoom).toBeLessThanOrEqual(17)
        for (const corner of [
          [box.north, box.west],
          [box.south, box.east],
        ] as const) {
          const { x, y } = screenOf(corner, view, screen)
          expect(x).toBeGreaterThanOrEqual(-1)
          expect(y).toBeGreaterThanOrEqual(-1)
          expect(x).toBeLessThanOrEqual(screen.width + 1)
          expect(y).toBeLessThanOrEqual(screen.height + 1)
        }
      }),
    )
  })

  it('of a single point is as close as may be, never endlessly close', () => {
    const point = { south: 38, west: 23, north: 38, east: 23 }
    const view = cameraFor(point, { width: 800, height: 600 }, [7, 17])
    expect(view.zoom).toBe(17)
    expect(view.latitude).toBeCloseTo(38, 9)
    expect(view.longitude).toBeCloseTo(23, 9)
  })

  it('of more than fits stays within the zooms', () => {
    const world = { south: -85, west: -180, north: 85, east: 180 }
    expect(cameraFor(world, { width: 100, height: 100 }, [7, 17]).zoom).toBe(7)
  })
})
