/** Plans that follow the rules, for properties. */
import fc from 'fast-check'
import { roomNames } from '#domain/listing/plan/roomNames.ts'
import { sides } from '#domain/listing/plan/walkPlan.ts'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'

interface Drawn {
  readonly rooms: readonly { readonly tenths: number; readonly pick: number; readonly hasWay: boolean }[]
  readonly kinds: readonly number[]
  readonly door: number
}

/** Each room is reached from one before it in an order of its own, or not at all; the first of that order from the door. */
function planOf({ rooms, kinds, door }: Drawn): readonly WrittenRoom[] {
  const order = rooms.map((_, at) => (at + door) % rooms.length)
  return rooms.map(({ tenths, pick, hasWay }, at) => {
    const place = order.indexOf(at)
    const before = order[pick % Math.max(1, place)] ?? null
    return {
      room: roomNames[(kinds[at] ?? 0) % roomNames.length] ?? 'hall',
      area: tenths / 10,
      from: place === 0 ? 'door' : hasWay ? before : null,
      side: sides[pick % sides.length] ?? 'ahead',
    }
  })
}

/** Plans of 1 to `most` rooms; with `isWhole` one can walk to each of them. */
export const plans = (most: number, isWhole = false): fc.Arbitrary<readonly WrittenRoom[]> =>
  fc
    .record({
      rooms: fc.array(
        fc.record({
          tenths: fc.integer({ min: 10, max: 600 }),
          pick: fc.nat(1000),
          hasWay: isWhole ? fc.constant(true) : fc.boolean(),
        }),
        { minLength: 1, maxLength: most },
      ),
      kinds: fc.array(fc.nat(100), { minLength: most, maxLength: most }),
      door: fc.nat(most),
    })
    .map(planOf)
