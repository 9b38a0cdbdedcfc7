import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPlan } from './drawPlan.ts'
import { floorPlan, roomTable, roomWalk } from './layout.ts'
import type { Rectangle } from './plan.ts'
import type { PlanFacts } from './program.ts'

const overlap = (a: Rectangle, b: Rectangle) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Plausible homes: bedrooms, bathrooms, and areas in m². */
const plausible: readonly (readonly [number, number, readonly number[]])[] = [
  [0, 1, [26, 39, 53]],
  [1, 1, [39, 53, 68, 83, 100]],
  [1, 2, [83, 100]],
  [2, 1, [53, 68, 83, 100, 123]],
  [2, 2, [68, 83, 100, 123, 150, 185]],
  [3, 1, [83, 100, 123, 150]],
  [3, 2, [83, 100, 123, 150, 185, 233]],
  [3, 3, [123, 150, 185, 233, 300]],
  [4, 2, [100, 123, 150, 185, 233, 300]],
  [4, 3, [123, 150, 185, 233, 300, 391]],
  [4, 4, [185, 233, 300, 391]],
  [5, 3, [185, 233, 300, 391]],
  [5, 4, [185, 233, 300, 391]],
  [6, 4, [233, 300, 391]],
]

const homes: PlanFacts[] = plausible.flatMap(([bedrooms, bathrooms, areas]) =>
  areas.flatMap((area) =>
    [-0.07, 0, 0.043].map((change, seed) => ({
      bedrooms,
      bathrooms,
      area: Math.round(area * (1 + change) * 10) / 10,
      seed,
    })),
  ),
)

describe('floor plans', () => {
  test.each(homes)(
    '$bedrooms bedrooms, $bathrooms baths, $area m²: a walk from the door comes into every room once',
    (facts) => {
      const rooms = roomWalk(facts).map(({ room }) => room)
      expect(rooms.toSorted((a, b) => a - b)).toEqual(roomTable(facts).map((_, index) => index))
      expect(roomTable(facts)[rooms[0] ?? -1]?.room).toBe('hall')
    },
  )

  test.each(homes)(
    '$bedrooms bedrooms, $bathrooms baths, $area m²: areas add up and rooms keep apart',
    (facts) => {
      const plan = floorPlan(facts)
      const inside = plan.rooms.filter(({ outdoor }) => !outdoor)
      const stated = inside.reduce((sum, { area }) => sum + area, 0)
      expect(stated).toBeCloseTo(facts.area, 5)
      const parts = plan.rooms.flatMap((room) => room.parts)
      for (const [index, part] of parts.entries()) {
        expect(part.w).toBeGreaterThan(0.5)
        expect(part.h).toBeGreaterThan(0.5)
        for (const other of parts.slice(index + 1)) expect(overlap(part, other)).toBeLessThan(1e-6)
      }
      for (const { area, parts: own } of inside) {
        const drawn = own.reduce((sum, { w, h }) => sum + w * h, 0)
        expect(Math.abs(drawn - area)).toBeLessThan(0.11)
      }
    },
  )

  test.each(homes)(
    '$bedrooms bedrooms, $bathrooms baths, $area m²: the rooms asked for, an entrance, light in each bedroom',
    (facts) => {
      const plan = floorPlan(facts)
      const count = (...codes: string[]) => plan.rooms.filter(({ code }) => codes.includes(code)).length
      expect(count('bedroom')).toBe(facts.bedrooms)
      expect(count('bathroom', 'ensuite', 'wc')).toBe(facts.bathrooms)
      expect(count('kitchen', 'livingKitchen', 'studio')).toBe(1)
      expect(plan.openings.filter(({ kind }) => kind === 'entrance')).toHaveLength(1)
      const lit = plan.rooms
        .filter(({ code }) => code === 'bedroom')
        .filter(({ parts }) =>
          plan.openings.some(
            ({ kind, x, y }) =>
              kind === 'window' &&
              parts.some(
                (part) =>
                  x > part.x &&
                  x < part.x + part.w &&
                  (Math.abs(y - part.y) < 0.01 || Math.abs(y - part.y - part.h) < 0.01),
              ),
          ),
        )
      expect(lit).toHaveLength(facts.bedrooms)
    },
  )

  test('bedrooms are rooms, not corridors', () => {
    for (const facts of homes) {
      for (const { code, parts } of floorPlan(facts).rooms) {
        const [room] = parts
        if (code !== 'bedroom' || !room) continue
        expect(Math.min(room.w, room.h)).toBeGreaterThan(1.9)
        expect(Math.max(room.w, room.h) / Math.min(room.w, room.h)).toBeLessThan(2.3)
      }
    }
  })

  test('the same facts give the same drawing and table', () => {
    const facts = { area: 84.5, bedrooms: 2, bathrooms: 1, seed: 7 }
    expect(drawPlan(facts)).toBe(drawPlan(facts))
    expect(roomTable(facts)).toEqual(roomTable(facts))
  })

  test('a drawing can be read as a picture of 1600 by 1200 pixels', async () => {
    const svg = drawPlan({ area: 70, bedrooms: 2, bathrooms: 1, seed: 3 })
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1600, height: 1200 })
  })
})
