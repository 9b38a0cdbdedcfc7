import { readQuantity } from './bounds.ts'
import { readCentre, readCentreWord } from './centres.ts'
import { readDenied } from './denials.ts'
import { readDistance } from './distances.ts'
import { readEnergy } from './energy.ts'
import type { Finding, Reading } from './Finding.ts'
import { readMetro } from './metro.ts'
import { placesAt, readPlace } from './places.ts'
import { everyWord, likeWords } from './likeWords.ts'
import type { Scan } from '../scan/Scan.ts'

/** Reads the finding at a token; undefined if it cannot. */
export type Rule = (scan: Scan, begin: number) => Reading | undefined

/** Words that set criteria by themselves; a word may set several. */
function readSets(scan: Scan, begin: number): Reading | undefined {
  const said = scan.all(begin, 'sets')
  const end = said[0]?.end
  if (end === undefined) return undefined
  const either = eitherEnd(scan, end)
  if (either !== undefined) return { end: either, findings: [] }
  const findings = said.map(
    ({ sense: { criteria, alone, isApproximate } }): Finding => ({
      begin,
      end,
      asks: { kind: 'criteria', criteria, ...(alone && { alone }) },
      ...(isApproximate && { isApproximate }),
    }),
  )
  return { end, findings }
}

/** The end of "or not" or "is optional" after a finding, which cancels it. */
function eitherEnd(scan: Scan, at: number): number | undefined {
  const optional = scan.find(scan.pastWeightless(at), 'optional')
  if (optional) return optional.end
  const or = scan.find(at, 'or')
  const not = or && scan.find(or.end, 'not')
  const next = not && scan.tokens[not.end]
  return not && (next === undefined || /[,;.]/.test(next.gap)) ? not.end : undefined
}

function readOrder(scan: Scan, begin: number): Reading | undefined {
  const said = scan.find(begin, 'order')
  return said && { end: said.end, findings: [{ begin, end: said.end, asks: said.sense }] }
}

/** Words that are known but have no filter: "near the sea", "fireplace". */
function readLike(scan: Scan, begin: number): Reading | undefined {
  const near = scan.find(begin, 'near')
  const nearby = near && scan.find(scan.pastWeightless(near.end), 'nearby')
  const verbatim = scan.find(begin, 'verbatim')
  const end = verbatim?.end ?? scan.find(begin, 'like')?.end ?? nearby?.end
  if (end === undefined) return undefined
  const words = (verbatim ? everyWord : likeWords)(scan, { begin, end })
  return { end, findings: [{ begin, end, asks: { kind: 'like', words } }] }
}

/** "Close to shops": what it is near is not what is searched. */
function readNear(scan: Scan, begin: number): Reading | undefined {
  const near = scan.find(begin, 'near')
  const end = near && scan.find(scan.pastWeightless(near.end), 'sets')?.end
  return end === undefined ? undefined : { end, findings: [] }
}

/** A street by its name, which may also be a place's. There is no filter for streets. */
function readStreet(scan: Scan, begin: number): Reading | undefined {
  const street = scan.find(begin, 'street')
  const name = placesAt(scan, begin) ?? (street && placesAt(scan, scan.pastWeightless(street.end), true))
  const end = street ? name?.end : name && scan.find(name.end, 'street')?.end
  return end === undefined ? undefined : { end, findings: [] }
}

/** "With or without furniture" sets neither. */
function readEither(scan: Scan, begin: number): Reading | undefined {
  const joints = (['with', 'not'] as const).map((first, at) => {
    const one = scan.find(begin, first)
    const or = one && scan.find(one.end, 'or')
    return or && scan.find(or.end, at === 0 ? 'not' : 'with')
  })
  const end = joints[0]?.end ?? joints[1]?.end
  const thing = end === undefined ? undefined : longest(positive, scan, scan.pastWeightless(end))
  return thing && { end: thing.end, findings: [] }
}

/** Stop words: read, without effect. */
export const readWeightless: Rule = (scan, begin) => {
  const end = scan.find(begin, 'filler')?.end ?? (scan.isWeightless(begin) ? begin + 1 : undefined)
  return end === undefined ? undefined : { end, findings: [] }
}

/** What can be denied: "without a garden", "not in Kypseli". */
const positive: readonly Rule[] = [readSets, readLike, readPlace, readCentreWord]

const rules: readonly Rule[] = [
  readDistance,
  readEither,
  readStreet,
  readNear,
  readQuantity,
  readEnergy,
  readMetro,
  readCentre,
  readSets,
  readOrder,
  readLike,
  (scan, begin) => readDenied(scan, begin, (at) => longest(positive, scan, at)),
  readPlace,
]

/** The longest finding of the rules at a token; the first of equals. */
function longest(among: readonly Rule[], scan: Scan, begin: number): Reading | undefined {
  let best: Reading | undefined
  for (const rule of among) {
    const reading = rule(scan, begin)
    if (reading && reading.end > (best?.end ?? begin)) best = reading
  }
  return best
}

export const readAt = (scan: Scan, begin: number): Reading | undefined => longest(rules, scan, begin)
