import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelWish, placeLabels } from './placeLabels.ts'

const wishes = fc
  .array(
    fc.record({
      x: fc.double({ min: 0, max: 400, noNaN: true }),
      y: fc.double({ min: 0, max: 400, noNaN: true }),
      width: fc.integer({ min: 20, max: 120 }),
      height: fc.integer({ min: 20, max: 50 }),
    }),
    { maxLength: 60 },
  )
  .map((drawn) => drawn.map((wish, at): LabelWish => ({ ...wish, id: `${at}` })))

/** The overlap of two labels; negative: the distance between them. */
function overlap(a: LabelWish, b: LabelWish): number {
  const aside =
    Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2)
  const above = Math.min(a.y, b.y) - Math.max(a.y - a.height, b.y - b.height)
  return Math.min(aside, above)
}

describe('labels that are granted', () => {
  it('never overlap each other, nor a taken place', () => {
    fc.assert(
      fc.property(wishes, wishes, (wanted, before) => {
        const taken = before.map((wish) => ({ ...wish, id: `taken ${wish.id}` }))
        const granted = placeLabels(wanted, Infinity, taken)
        const written = wanted.filter(({ id }) => granted.has(id))
        for (const [at, one] of written.entries())
          for (const other of [...written.slice(at + 1), ...taken])
            expect(overlap(one, other)).toBeLessThan(0)
      }),
    )
  })

  it('are refused only if a more important one overlaps', () => {
    fc.assert(
      fc.property(wishes, (wanted) => {
        const granted = placeLabels(wanted, Infinity)
        for (const [at, wish] of wanted.entries()) {
          if (granted.has(wish.id)) continue
          const inTheWay = wanted.slice(0, at).filter((other) => granted.has(other.id))
          // Four pixels are kept between two.
          expect(inTheWay.some((other) => overlap(wish, other) > -4 - 1e-9)).toBe(true)
        }
      }),
    )
  })

  it('are those of the most important where not all may be written', () => {
    fc.assert(
      fc.property(wishes, fc.nat({ max: 10 }), (wanted, most) => {
        const all = wanted.filter(({ id }) => placeLabels(wanted, Infinity).has(id))
        expect([...placeLabels(wanted, most)]).toEqual(all.slice(0, most).map(({ id }) => id))
      }),
    )
  })

  it('may take the room that they have themselves in a shorter form', () => {
    const short = { id: 'a', x: 50, y: 50, width: 40, height: 20 }
    expect(placeLabels([{ ...short, width: 80 }], 1, [short]).has('a')).toBe(true)
    expect(placeLabels([{ ...short, id: 'b', width: 80 }], 1, [short]).has('b')).toBe(false)
  })
})
