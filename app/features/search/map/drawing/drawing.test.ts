import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { project, unproject } from '#domain/map/mercator.ts'
import type { Position } from '#domain/search/areas.ts'
import { areasOf, withoutArea } from './areaCriteria.ts'
import { type Drawing, drawingOf, drawn, finished, newDrawing, type Step } from './drawing.ts'
import { withDrawing } from './withDrawing.ts'
import { runs } from '../../../../../tests/properties/runs.ts'

const zoom = 14
const pangrati: Position = [37.9678, 23.7466]

/** Positions so many pixels east and south of Pangrati. */
const positions = (...pixels: readonly (readonly [number, number])[]): readonly Position[] => {
  const from = project(pangrati, zoom)
  return pixels.map(([x, y]) => unproject({ x: from.x + x, y: from.y + y }, zoom))
}
const square = positions([0, 0], [200, 0], [200, 150], [0, 150])

const after = (drawing: Drawing, ...steps: readonly Step[]) => steps.reduce(drawn, drawing)
const corner = (position: Position): Step => ({ do: 'add', position })

/** Along the sides of a figure as a hand drags, with a tremor of up to two pixels. */
function dragged(corners: readonly Position[], tremor: () => number): readonly Position[] {
  const points = [...corners, corners[0] as Position].map((one) => project(one, zoom))
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] as (typeof points)[number]
    return Array.from({ length: 30 }, (_, step) => {
      const along = step / 30
      const shake = step === 0 ? 0 : tremor()
      return unproject(
        { x: from.x + (to.x - from.x) * along + shake, y: from.y + (to.y - from.y) * along + shake },
        zoom,
      )
    })
  })
}

const near = ([latitude, longitude]: Position) => [expect.closeTo(latitude, 3), expect.closeTo(longitude, 3)]

describe('an area that is drawn', () => {
  it('is the same by clicks and by dragging', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 120, maxLength: 120 }),
        (shakes) => {
          const tremors = shakes.values()
          const line = dragged(square, () => tremors.next().value ?? 0)
          const byDragging = finished(after(newDrawing('freehand'), { do: 'line', positions: line, zoom }))
          const byClicks = finished(after(newDrawing(), ...square.map(corner)))
          const corners = byDragging.kind === 'polygon' ? byDragging.corners : []
          // Where the line closes, the last side may have one more corner.
          expect(corners.slice(0, 4)).toEqual(byClicks.kind === 'polygon' ? byClicks.corners.map(near) : [])
          expect(corners.length).toBeLessThanOrEqual(5)
        },
      ),
      { numRuns: runs(50) },
    )
  })

  it('undoes any step', () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom(...square).map(corner),
      fc.nat(5).map((at): Step => ({ do: 'remove', at })),
      fc.integer({ min: 50, max: 5000 }).map((metres): Step => ({ do: 'radius', metres })),
      fc.constant<Step>({ do: 'line', positions: square, zoom }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), step, (steps, last) => {
        const before = after(newDrawing(), ...steps)
        expect(after(before, last, { do: 'undo' })).toEqual(before)
      }),
    )
  })

  it.each<[string, Drawing, string]>([
    ['two corners', after(newDrawing(), ...square.slice(0, 2).map(corner)), 'tooFew'],
    [
      'a line there and back',
      after(newDrawing(), ...[0, 1, 0].map((at) => corner(square[at] as Position))),
      'malformed',
    ],
    ['a circle without its centre', newDrawing('circle'), 'noCentre'],
    [
      'a circle of no size',
      after(newDrawing('circle'), corner(pangrati), { do: 'radius', metres: Number.NaN }),
      'noRadius',
    ],
    [
      'a circle as large as a country',
      after(newDrawing('circle'), corner(pangrati), { do: 'radius', metres: 1e6 }),
      'noRadius',
    ],
  ])('says what %s lacks', (_, drawing, reason) => {
    expect(finished(drawing)).toEqual({ kind: 'unfinished', reason })
  })

  it('takes the second point of a circle as its edge', () => {
    const [centre, edge] = positions([0, 0], [100, 0]) as [Position, Position]
    const byClicks = after(newDrawing('circle'), corner(centre), corner(edge))
    const byDragging = after(newDrawing('circle'), { do: 'line', positions: [centre, edge], zoom })
    expect(finished(byClicks)).toEqual(finished(byDragging))
    // 100 pixels at zoom 14 in Athens.
    expect(byClicks.radius).toBeCloseTo(753, -1)
  })

  it('stays small however wild the line is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 })), {
          maxLength: 400,
        }),
        (pixels) => {
          const drawing = after(newDrawing('freehand'), { do: 'line', positions: positions(...pixels), zoom })
          expect(drawing.corners.length).toBeLessThanOrEqual(80)
        },
      ),
      { numRuns: runs(50) },
    )
  })
})

describe('areas of a search', () => {
  const polygon = after(newDrawing(), ...square.map(corner))
  const circle = after(newDrawing('circle'), corner(pangrati))

  it('can be redrawn, starting from their shape', () => {
    const criteria = withDrawing({ price: { max: 1 } }, { ...polygon, isExcluded: true }) ?? {}
    const [area] = areasOf(criteria)
    const again = area && withDrawing(withoutArea(criteria, area), drawingOf(area))
    expect(again).toEqual(criteria)
    expect(area && withoutArea(criteria, area)).toEqual({ price: { max: 1 } })
  })

  it('are looked in together: a circle beside another area is a polygon', () => {
    const alone = withDrawing({}, circle) ?? {}
    expect(alone.circle).toEqual({ centre: pangrati, radius: 1000 })
    const both = withDrawing(alone, polygon) ?? {}
    expect(both.circle).toBeUndefined()
    expect(both.polygon).toHaveLength(2)
    expect(withDrawing(withDrawing({}, polygon) ?? {}, circle)?.polygon).toHaveLength(2)
  })
})
