import { type Criteria, filters, type Range } from '../../search/filters.ts'
import { asking, type Reading } from './Finding.ts'
import { parseQuantity, type Quantity } from './quantities.ts'
import type { Scan } from '../scan/Scan.ts'
import type { Measured } from '../lexicon/Sense.ts'

/** What "about" allows to either side. */
const ABOUT = 0.1

/** Reads a number as the bounds of a range. */
export function readQuantity(scan: Scan, begin: number): Reading | undefined {
  const quantity = parseQuantity(scan, begin)
  if (quantity === undefined || quantity.of === 'distance') return undefined
  return quantity.of === 'floor' ? storeys(quantity) : bounded(quantity)
}

/**
 * "3rd floor": there is no filter for storeys, only for three positions. A storey above the ground is one of the
 * other two; its number is unread.
 */
function storeys({ numberEnd, end, low, high, relation }: Quantity): Reading {
  const isOpenBelow = relation === 'most' || relation === 'below' || relation === 'less'
  if (low < 1 || isOpenBelow || high === 0) return { end, findings: [] }
  return { end, findings: [asking(numberEnd, end, { floor: ['intermediate', 'top'] }, true)] }
}

function bounded(quantity: Quantity): Reading {
  const { begin, end } = quantity
  const criteria = criteriaOf(quantity)
  if (criteria === undefined) return { end, findings: [] }
  // A plain price is a maximum, a plain area an approximate size.
  const isPlain = quantity.relation === undefined && quantity.high === undefined
  const isApproximate = isPlain && (quantity.of === 'price' || quantity.of === 'surface')
  return { end, findings: [asking(begin, end, criteria, isApproximate)] }
}

function criteriaOf(quantity: Quantity): Criteria | undefined {
  const { of } = quantity
  if (of === undefined || !isRanged(of)) return undefined
  const range = rangeOf(of, quantity)
  const values = [range.min, range.max].filter((value) => value !== undefined)
  if (values.length === 0 || values.some((value) => !(value >= 0 && value <= filters[of].most)))
    return undefined
  if (of !== 'bathrooms') return { [of]: range }
  return range.min && range.max === undefined ? { bathrooms: range.min } : undefined
}

const ranged = ['price', 'surface', 'rooms', 'bedrooms', 'bathrooms'] as const satisfies readonly Measured[]
type Ranged = (typeof ranged)[number]
const isRanged = (of: Measured): of is Ranged => (ranged as readonly Measured[]).includes(of)

function rangeOf(of: Ranged, { unit, low, high, relation }: Quantity): Range {
  const { factor = 1, besides = 0 } = unit ?? {}
  const filtered = (value: number) => Math.max(0, Math.round(value * factor) - besides)
  const value = filtered(low)
  if (high !== undefined) return { min: value, max: filtered(high) }
  const isCount = of !== 'price' && of !== 'surface'
  const step = isCount ? 1 : 0
  switch (relation) {
    case 'most':
    case 'less':
      return { max: value }
    case 'below':
      return { max: Math.max(0, value - step) }
    case 'least':
    case 'more':
      return { min: value }
    case 'above':
      return { min: value + step }
    case 'around':
      return about(value)
    case 'between':
      return {}
    case undefined:
      return plain(of, value)
  }
}

function plain(of: Ranged, value: number): Range {
  if (of === 'price') return { max: value }
  if (of === 'surface') return about(value)
  // Two baths are a minimum: three suit as well, and the filter has no exact value.
  return of === 'bathrooms' ? { min: value } : { min: value, max: value }
}

const about = (value: number): Range => ({
  min: Math.round(value * (1 - ABOUT)),
  max: Math.round(value * (1 + ABOUT)),
})
