import type { Finding, Reading } from './Finding.ts'
import type { Scan } from '../scan/Scan.ts'

/**
 * Reads "without a garden", "όχι ισόγειο ή υπόγειο": what follows a negation is excluded. An "or" continues
 * it; an "and" does not, since "no pets and a garden" asks for the garden.
 */
export function readDenied(
  scan: Scan,
  begin: number,
  readPositive: (at: number) => Reading | undefined,
): Reading | undefined {
  const findings: Finding[] = []
  let end = begin
  let from = scan.find(begin, 'not')?.end
  while (from !== undefined) {
    const reading = readPositive(scan.pastWeightless(from))
    if (reading === undefined) break
    for (const finding of reading.findings) findings.push({ ...finding, begin: end, isDenied: true })
    end = reading.end
    from = (scan.find(end, 'or') ?? scan.find(end, 'not'))?.end
  }
  return findings.length === 0 ? undefined : { end, findings }
}
