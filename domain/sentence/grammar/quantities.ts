import { type Amount, readAmount } from './numbers.ts'
import type { Said, Scan, SenseOf } from '../scan/Scan.ts'
import type { Measured, Relation } from '../lexicon/Sense.ts'

/** A bare number from here on is a price: no flat is so large, no house has so many rooms. */
const SURELY_PRICE = 10_000
/** Plain prices are round; 11635 is a postal code. */
const ROUND = 50
/** Bounded numbers without a unit: up to the highest rent they are a price, from the smallest size on a surface. */
const RENT = { least: 200, most: 5_000 }
const SIZE = { least: 30, most: 200 }
/** No home has more rooms, baths or storeys. */
const COUNTS = 30
/** Words that may precede a number. */
const LEAD = 8
/** The widest gap between the ends of a range. */
const FAR = 100

/** A number with its unit: `€ 300.000`, `85 τ.μ.`, `3 bedrooms`. */
interface Measure extends Amount {
  readonly unit?: SenseOf<'unit'> | undefined
}

/** The words before a number: "price up to", "τουλάχιστον". */
interface Lead {
  readonly end: number
  readonly relation?: Relation | undefined
  readonly of?: Measured | undefined
}

/** A number or two, what they measure, and how they bound it. */
export interface Quantity {
  readonly begin: number
  /** The first token after the number. */
  readonly numberEnd: number
  readonly end: number
  readonly of: Measured | undefined
  readonly unit: SenseOf<'unit'> | undefined
  readonly relation: Relation | undefined
  readonly low: number
  readonly high: number | undefined
}

/** Parses a number with all that belongs to it. */
export function parseQuantity(scan: Scan, begin: number): Quantity | undefined {
  const lead = readLead(scan, begin)
  const first = readMeasure(scan, lead.end)
  if (first === undefined) return undefined
  const second = readSecond(scan, first, lead)
  const last = second ?? first
  const tail = readTail(scan, last)
  const unit = tail.unit ?? first.unit
  const relation = tail.relation ?? lead.relation
  const of = unit?.of ?? lead.of ?? measuredBy(last, second ? 'between' : relation, scan)
  if (first.isWord && unit === undefined && last.times === 1) return undefined
  const [low, high] = ordered(scaled(first, second), second?.value)
  return { begin, numberEnd: last.numberEnd, end: tail.end, of, unit, relation, low, high }
}

function readLead(scan: Scan, begin: number): Lead {
  let at = begin
  let relation: Relation | undefined
  let of: Measured | undefined
  for (let words = 0; words < LEAD; words++) {
    const bound = scan.all(at, 'relation').find(({ sense }) => !['more', 'less'].includes(sense.relation))
    const near = scan.find(at, 'near')
    const noun = scan.find(at, 'noun') ?? countBefore(scan, at)
    if (bound) {
      relation = bound.sense.relation === 'around' ? (relation ?? 'around') : bound.sense.relation
      at = bound.end
    } else if (near && readAmount(scan, near.end)) {
      relation = 'around'
      at = near.end
    } else if (noun) {
      of = noun.sense.of
      at = noun.end
    } else if (at > begin && scan.isWeightless(at)) at++
    else break
  }
  return { end: at, relation, of }
}

/** "Bedrooms: 3". Without the colon the word belongs to the number before it. */
function countBefore(scan: Scan, at: number): Said<'unit'> | undefined {
  const unit = scan.find(at, 'unit')
  return unit && /[:=]/.test(scan.tokens[unit.end]?.gap ?? '') ? unit : undefined
}

function readMeasure(scan: Scan, begin: number): (Measure & { readonly numberEnd: number }) | undefined {
  const currency = scan.tokens[begin]?.kind === 'sign' ? scan.find(begin, 'unit') : undefined
  const amount = readAmount(scan, currency?.end ?? begin)
  if (amount === undefined) return undefined
  const unit = currency ? pricedBy(scan, amount.end, currency) : unitBehind(scan, amount.end)
  const each = unit && scan.find(unit.end, 'unit')
  const whole = each?.sense.of === 'pricePerArea' ? each : unit
  return { ...amount, numberEnd: amount.end, end: whole?.end ?? amount.end, unit: whole?.sense }
}

/** The unit after a number; after a comma it belongs to another. */
function unitBehind(scan: Scan, at: number): Said<'unit'> | undefined {
  return isPause(scan, at) ? undefined : scan.find(at, 'unit')
}

const isPause = ({ tokens }: Scan, at: number): boolean => /[,;:(]/.test(tokens[at]?.gap ?? '')

/** What a number behind a sign of currency is: `€500`, `€2.500/m²`. The sign behind it is the next number's. */
function pricedBy(scan: Scan, at: number, currency: Said<'unit'>): Said<'unit'> {
  const behind = unitBehind(scan, at)
  const isEach = behind?.sense.of === 'surface' && scan.tokens[at]?.gap === '/'
  return isEach ? { ...behind, sense: { ...behind.sense, of: 'pricePerArea' } } : { ...currency, end: at }
}

/** The other end of a range: `80-120`, `from 80 to 120`, `between 80 and 120`, `2 or 3 bedrooms`. */
function readSecond(scan: Scan, first: Measure, { relation }: Lead) {
  const at = connectorEnd(scan, first.end, relation) ?? boundEnd(scan, first, relation)
  if (at === undefined) return undefined
  const second = readMeasure(scan, at)
  return second && belongTogether(first, second) ? second : undefined
}

/** Any kind of dash, behind the point of an abbreviation too: `80 τ.μ. - 100 τ.μ.` */
const dash = /^\.?\s*[\p{Pd}−]\s*$/u

/** Where the other end of a range begins. */
function connectorEnd(scan: Scan, at: number, relation: Relation | undefined): number | undefined {
  const token = scan.tokens[at]
  if (token === undefined) return undefined
  if (isPause(scan, at)) return undefined
  if (dash.test(token.gap)) return at
  const joint =
    scan.find(at, 'to') ?? scan.find(at, 'or') ?? (relation === 'between' ? scan.find(at, 'and') : undefined)
  if (joint === undefined) return undefined
  return scan.tokens[joint.end]?.kind === 'word' && readAmount(scan, joint.end) === undefined
    ? scan.pastWeightless(joint.end)
    : joint.end
}

/** "At least 2 and at most 4 bedrooms". */
function boundEnd(scan: Scan, first: Measure, relation: Relation | undefined): number | undefined {
  if (first.unit || (relation !== 'least' && relation !== 'above')) return undefined
  const from = scan.find(first.end, 'and')?.end ?? first.end
  const lead = readLead(scan, from)
  return lead.relation === 'most' || lead.relation === 'below' ? lead.end : undefined
}

/** "3 bedrooms to 300.000 €" is no range. */
function belongTogether(first: Measure, second: Measure): boolean {
  if (first.unit && second.unit) return first.unit.of === second.unit.of
  const of = (first.unit ?? second.unit)?.of
  const [bare, other] = first.unit ? [second, first] : [first, second]
  if (of === undefined || of === 'price') return true
  return bare.times === 1 && bare.value < (of === 'surface' ? FAR * other.value : COUNTS)
}

/** "From 100 to 150 thousand": the first number is of thousands, too. */
function scaled(first: Measure, second: Measure | undefined): number {
  if (second === undefined || first.times > 1 || first.unit || first.value >= 1000) return first.value
  let { times } = second
  while (times > 1 && first.value * times > 10 * second.value) times /= 1000
  return first.value * times
}

const ordered = (low: number, high: number | undefined): [number, number | undefined] =>
  high !== undefined && low > high ? [high, low] : [low, high]

/** The words after a number: its unit, "or more", "περίπου". */
function readTail(scan: Scan, { end, unit: own }: Measure) {
  let at = end
  let unit = own
  let relation: Relation | undefined
  for (;;) {
    if (isPause(scan, at)) break
    const found = unit === undefined ? scan.find(at, 'unit') : undefined
    const bound = scan.all(at, 'relation').find(({ sense }) => isBehind(sense.relation))
    if (found) {
      unit = found.sense
      at = found.end
    } else if (bound && relation === undefined && !leadsToNext(scan, at, bound.end)) {
      relation = bound.sense.relation
      at = bound.end
    } else break
  }
  return { end: at, unit, relation }
}

/** Whether what reads as "and above" is the beginning of another number's bound: "70 sqm and above 300". */
function leadsToNext(scan: Scan, at: number, end: number): boolean {
  if (isPause(scan, end)) return false
  if (readAmount(scan, end) !== undefined) return true
  const lead = readLead(scan, scan.find(at, 'and')?.end ?? at)
  return lead.relation !== undefined && readAmount(scan, lead.end) !== undefined
}

const isBehind = (relation: Relation) => ['more', 'less', 'around'].includes(relation)

/** What a number without a unit measures, if its size and its bound leave no doubt. */
function measuredBy({ value, times }: Amount, bound: Relation | undefined, scan: Scan): Measured | undefined {
  if (times > 1 || (value >= SURELY_PRICE && (bound !== undefined || value % ROUND === 0))) return 'price'
  // A rent is not given as a minimum, or as a range within such low values.
  if (bound !== undefined && !isCeiling(bound) && isAmong(value, SIZE)) return 'surface'
  const mayBeRent = scan.isRent || (!scan.isSale && bound !== undefined && isCeiling(bound))
  return bound !== undefined && mayBeRent && isAmong(value, RENT) ? 'price' : undefined
}

const isCeiling = (bound: Relation): boolean => ['most', 'below', 'less'].includes(bound)

const isAmong = (value: number, { least, most }: typeof RENT): boolean => value >= least && value <= most
