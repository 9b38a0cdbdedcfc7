import { radiusMax } from '../../search/areas.ts'
import type { Reading } from './Finding.ts'
import { placesAt } from './places.ts'
import { parseQuantity } from './quantities.ts'
import type { Scan } from '../scan/Scan.ts'

/** Reads "5 km from Chania", "σε ακτίνα 2 χλμ από το Ναύπλιο": a circle around a place. */
export function readDistance(scan: Scan, begin: number): Reading | undefined {
  const quantity = parseQuantity(scan, begin)
  if (quantity?.of === 'other') return readTime(scan, quantity.end)
  if (quantity?.of !== 'distance' || quantity.unit === undefined) return undefined
  const isInside = [undefined, 'most', 'below', 'around', 'less'].includes(quantity.relation)
  const from = scan.find(quantity.end, 'from')?.end ?? quantity.end
  const named = placesAt(scan, scan.pastWeightless(from))
  const metres = Math.round((quantity.high ?? quantity.low) * quantity.unit.factor)
  if (!isInside || named === undefined || metres < 1 || metres > radiusMax) return undefined
  const asks = { kind: 'around', metres, candidates: named.candidates } as const
  return { end: named.end, findings: [{ begin, end: named.end, asks }] }
}

/** "10 minutes from Syntagma": outside it, at an unknown distance. */
function readTime(scan: Scan, at: number): Reading | undefined {
  const from = scan.find(at, 'from')?.end
  const named = from === undefined ? undefined : placesAt(scan, scan.pastWeightless(from))
  return named && { end: named.end, findings: [] }
}
