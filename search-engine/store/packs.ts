/**
 * Packs: several small codes of a listing as the digits of one 16-bit number, each with its own base.
 *
 * A test of any or all of them is one table lookup per doc, and counting every option of every filter in a pack is
 * one pass. Which filters share a pack is data in this file alone.
 */
import { type Criteria, type Filter, filters, type FilterNameOf, type Range } from '#domain/search/filters.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import { type Columns, NOT_STATED } from './Columns.ts'
import type { ColumnName } from './columnTable.ts'

/** Filters whose options are counted with packs; all but the ranges are also tested with packs. */
export type PackedName = FilterNameOf<'choices' | 'least'> | 'rooms' | 'bedrooms'

/** At most 5,184 values a pack, so that its table and its counters stay in the L1 cache. */
const plan = [
  ['typology', 'condition', 'floor', 'energy'],
  ['heating', 'garden', 'garage', 'ownership', 'advertiser'],
  ['rooms', 'bedrooms', 'bathrooms'],
  ['balcony', 'lift', 'furnished', 'cellar', 'pool', 'alarm', 'pets'],
  ['smokers', 'students', 'virtualTour', 'incomeProperty', 'view'],
  ['seismicEra', 'certificate', 'buildingIdentity', 'regularisation', 'stepFree'],
  // Filters of features that are off by default.
  ['auctionStatus', 'court', 'country'],
] as const satisfies readonly (readonly PackedName[])[]

/** Values up to here are counted one by one; the last digit is "so many or more". */
const MANY = 15

/** What a digit means. */
interface DigitKind {
  readonly column: ColumnName
  /** How many values it takes. */
  readonly base: number
  /** The digit of a value of the column. */
  readonly digitOf: (value: number) => number
  /** The counted options: those of the vocabulary, or "one or more", "two or more" … */
  readonly options: readonly (string | number)[]
  /** The digits of each option. */
  readonly ofOptions: readonly (readonly number[])[]
  /** The table of digits that a criterion allows: 1 for each allowed one. */
  readonly allowed: (criterion: NonNullable<Criteria[PackedName]>) => Uint8Array
}

/** One filter's digit in its pack. */
export interface Digit extends DigitKind {
  readonly filter: PackedName
  /** The factor of its value in the pack. */
  readonly weight: number
}

export interface PackPlan {
  readonly digits: readonly Digit[]
  /** The digits that searches are tested with. Ranges are tested on their columns, which hold every value. */
  readonly tested: readonly Digit[]
  readonly size: number
}

/** The numbers of a range, the end exclusive. */
function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}

export const packPlans: readonly PackPlan[] = plan.map((names) => {
  let size = 1
  const digits = names.map((filter): Digit => {
    const digit = { ...kindOf(filter), filter, weight: size }
    size *= digit.base
    return digit
  })
  return { digits, tested: digits.filter(({ filter }) => filters[filter].kind !== 'range'), size }
})

function kindOf(name: PackedName): DigitKind {
  const filter: Filter = filters[name]
  if (filter.kind === 'least') return counted(filter.column, filter.most, false)
  if (filter.kind === 'range') return counted(filter.column, MANY, true)
  if (filter.kind !== 'choices') throw new Error(`The filter ${name} has no options`)
  const { vocabulary } = filter
  const column = filter.column as ColumnName
  return filter.isMask ? masked(column, vocabulary.names) : chosen(column, vocabulary)
}

/** Numbers up to `many`, with a digit for "not stated" where that is not 0. */
function counted(column: string, many: number, hasNotStated: boolean): DigitKind {
  const silent = many + 1
  const base = hasNotStated ? silent + 1 : silent
  const digitOf = (value: number) => (value === NOT_STATED ? silent : Math.max(0, Math.min(value, many)))
  return {
    column: column as ColumnName,
    base,
    digitOf,
    options: span(1, many + 1),
    ofOptions: span(1, many + 1).map((least) => span(least, many + 1)),
    allowed: (criterion) => {
      const { min = 0, max = Infinity } =
        typeof criterion === 'number' ? { min: criterion } : (criterion as Range)
      const [least, most] = [Math.ceil(Math.min(min, many)), Math.floor(Math.min(max, many))]
      const allowed = new Uint8Array(base)
      for (let digit = Math.max(0, least); digit <= most; digit++) allowed[digit] = 1
      return allowed
    },
  }
}

function chosen(column: ColumnName, vocabulary: Vocabulary<string>): DigitKind {
  const { names } = vocabulary
  const silent = names.indexOf('notStated')
  const outside = silent < 0 ? names.length : silent
  const ofId = new Uint8Array(256).fill(outside)
  names.forEach((name, at) => (ofId[vocabulary.idOf(name)] = at))
  const ofName = new Map(names.map((name, at) => [name, at]))
  const base = silent < 0 ? names.length + 1 : names.length
  return {
    column,
    base,
    digitOf: (value) => ofId[value] as number,
    options: names,
    ofOptions: names.map((_, at) => [at]),
    allowed: (criterion) => {
      const allowed = new Uint8Array(base)
      for (const name of criterion as readonly string[]) allowed[ofName.get(name) as number] = 1
      return allowed
    },
  }
}

function masked(column: ColumnName, names: readonly string[]): DigitKind {
  const base = 1 << names.length
  const has = (mask: number, name: string) => ((mask >>> names.indexOf(name)) & 1) === 1
  return {
    column,
    base,
    digitOf: (mask) => mask & (base - 1),
    options: names,
    ofOptions: names.map((name) => span(0, base).filter((mask) => has(mask, name))),
    allowed: (criterion) => {
      const allowed = new Uint8Array(base)
      const wanted = (criterion as readonly string[]).reduce(
        (mask, name) => mask | (1 << names.indexOf(name)),
        0,
      )
      for (let mask = 0; mask < base; mask++) allowed[mask] = +((mask & wanted) !== 0)
      return allowed
    },
  }
}

/** The packs of some columns, one array of codes each, in the order of `packPlans`. */
export const makePacks = (columns: Columns): readonly Uint16Array[] =>
  packPlans.map(({ digits }) => {
    const codes = new Uint16Array(columns.id.length)
    for (const digit of digits) addDigit(codes, columns[digit.column], digit)
    return codes
  })

function addDigit(codes: Uint16Array, values: Int32Array | Uint8Array, { weight, digitOf }: Digit): void {
  if (values instanceof Uint8Array) {
    const parts = Uint16Array.from(span(0, 256), (value) => weight * digitOf(value))
    addParts(codes, values, parts)
  } else
    for (let doc = 0; doc < codes.length; doc++)
      codes[doc] = (codes[doc] as number) + weight * digitOf(values[doc] as number)
}

/** Adds the part of each value of a byte column, from a table of its 256 values. */
function addParts(codes: Uint16Array, values: Uint8Array, parts: Uint16Array): void {
  for (let doc = 0; doc < codes.length; doc++)
    codes[doc] = (codes[doc] as number) + (parts[values[doc] as number] as number)
}

/** A criterion compiled for one digit: 1 for each allowed value. */
export interface CompiledDigit {
  readonly digit: Digit
  readonly allowed: Uint8Array
}

/** The digits of a pack that the criteria limit. */
export const compileDigits = ({ digits }: PackPlan, criteria: Criteria): readonly CompiledDigit[] =>
  digits.flatMap((digit) => {
    const allowed = allowedBy(digit, criteria)
    return allowed ? [{ digit, allowed }] : []
  })

/** The table of a digit's allowed values; undefined where the criteria do not limit it. */
export function allowedBy({ filter, allowed }: Digit, criteria: Criteria): Uint8Array | undefined {
  const criterion = criteria[filter]
  return criterion === undefined ? undefined : allowed(criterion)
}

/**
 * The table of codes whose digits are all allowed; undefined allows every value. The table of one more digit is the
 * table of the digits below it, copied for each allowed value. `table` is overwritten.
 */
export function codesPassing(
  digits: readonly AllowedDigit[],
  table: Uint8Array = new Uint8Array(digits.reduce((size, { base }) => size * base, 1)),
): Uint8Array {
  table[0] = 1
  let below = 1
  for (const { base, allowed } of digits) {
    for (let value = 1; value < base; value++) copyIf(allowed?.[value] !== 0, table, value, below)
    // Last, because the copies are made from it.
    if (allowed?.[0] === 0) table.fill(0, 0, below)
    below *= base
  }
  return table
}

interface AllowedDigit {
  readonly base: number
  readonly allowed: Uint8Array | undefined
}

/** Fills the part of a value with a copy of the table below it, or with zeros. */
function copyIf(isAllowed: boolean, table: Uint8Array, value: number, below: number): void {
  const begin = value * below
  if (below === 1) table[begin] = +isAllowed
  else if (isAllowed) table.copyWithin(begin, 0, below)
  else table.fill(0, begin, begin + below)
}
