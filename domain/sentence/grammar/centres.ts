import type { Reading } from './Finding.ts'
import { likeWords } from './likeWords.ts'
import { placesAt } from './places.ts'
import type { Scan } from '../scan/Scan.ts'

/** Reads "centre of Thessaloniki" and "Thessaloniki city centre", where the town has a neighbourhood of that name. */
export function readCentre(scan: Scan, begin: number): Reading | undefined {
  const near = scan.find(begin, 'near')
  const at = near ? scan.pastWeightless(near.end) : begin
  const town = readCentreOf(scan, at) ?? readTownFirst(scan, at)
  const candidates = town?.candidates.flatMap((place) => scan.names.centreOf(place) ?? []) ?? []
  if (town === undefined || candidates.length === 0) return undefined
  const { end } = town
  return {
    end,
    findings: [
      {
        begin,
        end,
        asks: { kind: 'place', candidates, isWhere: false },
        ...(near && { isApproximate: true }),
      },
    ],
  }
}

function readCentreOf(scan: Scan, at: number) {
  const centre = scan.find(at, 'centre')
  return centre && placesAt(scan, scan.pastWeightless(centre.end), true)
}

function readTownFirst(scan: Scan, at: number) {
  const town = placesAt(scan, at)
  const centre = town && scan.find(town.end, 'centre')
  return town && centre && { ...town, end: centre.end }
}

/** "Not in the centre of Patras": the town is sought, the word is not. */
export function readCentreWord(scan: Scan, begin: number): Reading | undefined {
  const end = scan.find(begin, 'centre')?.end
  if (end === undefined) return undefined
  return { end, findings: [{ begin, end, asks: { kind: 'like', words: likeWords(scan, { begin, end }) } }] }
}
