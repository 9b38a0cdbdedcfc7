/**
 * Several small codes of a listing in one number of two bytes: their digits, each with its own base.
 *
 * A test of any of them, or of all at once, is then one table looked up once a doc, and counting every option of
 * every filter in a pack is one pass. Which filters share a pack is data; nothing else knows it.
 */
import { type Criteria, type Filter, filters, type FilterNameOf, type Range } from '#domain/search/filters.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import { type Columns, NOT_STATED } from './Columns.ts'
import type { ColumnName } from './columnTable.ts'

/** Filters whose options are counted, and all but the ranges among them answered, by packs. */
export type PackedName = FilterNameOf<'choices' | 'least'> | 'rooms' | 'bedrooms'

/** Together at most 5,184 values a pack: its table and its counters stay in the fastest cache. */
const plan = [
  ['typology', 'condition', 'floor', 'energy'],
  ['heating', 'garden', 'garage', 'ownership', 'advertiser'],
  ['rooms', 'bedrooms', 'bathrooms'],
  ['balcony', 'lift', 'furnished', 'cellar', 'pool', 'alarm', 'pets'],
  ['smokers', 'students', 'virtualTour', 'incomeProperty', 'view'],
  // What features ask that are off by default.
  ['auctionStatus', 'court', 'country'],
] as const satisfies readonly (readonly PackedName[])[]

/** Counted one by one up to here; the last digit is "so many or more". */
const MANY = 15

/** What a digit means. */
interface DigitKind {
  readonly column: ColumnName
  /** How many values it takes. */
  readonly base: number
  /** The digit of a value of the column. */
  readonly digitOf: (value: number) => number
  /** Options that are counted: those of the vocabulary, or "one or more", "two or more" … */
  readonly options: readonly (string | number)[]
  /** The digits that each option stands for. */
  readonly ofOptions: readonly (readonly number[])[]
  /** 1 for each digit that passes what a search asks of the filter. */
  readonly allowed: (criterion: NonNullable<Criteria[PackedName]>) => Uint8Array
}

/** One filter's digit in its pack. */
export interface Digit extends DigitKind {
  readonly filter: PackedName
  /** What its value is multiplied with in the pack. */
  readonly weight: number
}

export interface PackPlan {
  readonly digits: readonly Digit[]
  /** Those that searches are answered by: ranges are tested by their columns, which know every value. */
  readonly tested: readonly Digit[]
  readonly size: number
}

/** The numbers from one up to, not including, another. */
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

/** Numbers up to `many`, and one more digit for "not stated" where that is not 0. */
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

/** Adds what each value, of the few that a byte has, comes to. */
function addParts(codes: Uint16Array, values: Uint8Array, parts: Uint16Array): void {
  for (let doc = 0; doc < codes.length; doc++)
    codes[doc] = (codes[doc] as number) + (parts[values[doc] as number] as number)
}

/** What a search asks of a digit: 1 for each of its values that passes. */
export interface CompiledDigit {
  readonly digit: Digit
  readonly allowed: Uint8Array
}

/** The digits of a pack that a search asks something of. */
export const compileDigits = ({ digits }: PackPlan, criteria: Criteria): readonly CompiledDigit[] =>
  digits.flatMap((digit) => {
    const allowed = allowedBy(digit, criteria)
    return allowed ? [{ digit, allowed }] : []
  })

/** 1 for each value of a digit that passes what a search asks of it; undefined if it asks nothing. */
export function allowedBy({ filter, allowed }: Digit, criteria: Criteria): Uint8Array | undefined {
  const criterion = criteria[filter]
  return criterion === undefined ? undefined : allowed(criterion)
}

/**
 * 1 for each code whose digits are all allowed; undefined allows every value. The table of a digit more is that of
 * the digits below, once for each value that is allowed: whole pieces are copied, within one table. `table`: where to
 * write, whatever it holds.
 */
export function codesPassing(
  digits: readonly AllowedDigit[],
  table: Uint8Array = new Uint8Array(digits.reduce((size, { base }) => size * base, 1)),
): Uint8Array {
  table[0] = 1
  let below = 1
  for (const { base, allowed } of digits) {
    for (let value = 1; value < base; value++) copyIf(allowed?.[value] !== 0, table, value, below)
    // Last: what lies at the bottom is what was copied.
    if (allowed?.[0] === 0) table.fill(0, 0, below)
    below *= base
  }
  return table
}

interface AllowedDigit {
  readonly base: number
  readonly allowed: Uint8Array | undefined
}

/** Makes the piece of a value that of what lies below, or nothing. */
function copyIf(isAllowed: boolean, table: Uint8Array, value: number, below: number): void {
  const begin = value * below
  if (below === 1) table[begin] = +isAllowed
  else if (isAllowed) table.copyWithin(begin, 0, below)
  else table.fill(0, begin, begin + below)
}
