import { expect, it } from 'vitest'
import { ports } from '../geography/data/ports.ts'
import { nearbySources, toldDistance } from './nearbySources.ts'

it('has the number of ports in the table', () => expect(nearbySources.port.known).toBe(ports.length))

it.each([
  ['metro', 20, 0],
  ['metro', 430, 450],
  ['metro', 1234, 1200],
  ['sea', 40, 0],
  ['sea', 149, 100],
  ['sea', 12_345, 12_000],
  ['port', 1240, 1000],
] as const)('rounds %s at %i m to %i', (kind, metres, told) => expect(toldDistance(kind, metres)).toBe(told))
