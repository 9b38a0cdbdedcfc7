import { type Criteria, filters } from '#domain/search/filters.ts'
import { allowedBy, type PackPlan, tableOf, testedDigits } from './packs.ts'

/** What a search asks of a digit: its place in the code, and which values pass. */
interface AskedDigit {
  readonly weight: number
  readonly base: number
  readonly allowed: Uint8Array
}

/** All that a search asks of one pack, as a test of its codes. */
export class PackTest {
  readonly kind = 'table'
  readonly name: string
  readonly codes: Uint16Array
  private readonly asked: readonly AskedDigit[]
  private readonly makeTable: () => Uint8Array
  private made: Uint8Array | undefined

  private constructor(
    name: string,
    codes: Uint16Array,
    asked: readonly AskedDigit[],
    makeTable: () => Uint8Array,
  ) {
    this.name = name
    this.codes = codes
    this.asked = asked
    this.makeTable = makeTable
  }

  /** Undefined where nothing is asked. Ranges are tested by their columns, which know every value. */
  static of(pack: PackPlan, codes: Uint16Array, criteria: Criteria): PackTest | undefined {
    const digits = testedDigits(pack, criteria).filter(({ filter }) => filters[filter].kind !== 'range')
    if (digits.length === 0) return undefined
    const asked = digits.map((digit) => ({
      weight: digit.weight,
      base: digit.base,
      allowed: allowedBy(digit, criteria) as Uint8Array,
    }))
    const name = digits.map(({ filter }) => filter).join(' and ')
    return new PackTest(name, codes, asked, () => tableOf(pack, digits, criteria))
  }

  /** 1 for each code that passes. */
  get table(): Uint8Array {
    return (this.made ??= this.makeTable())
  }

  /** The same of one code: for a few docs no table is worth making. */
  passes(code: number): boolean {
    for (const { weight, base, allowed } of this.asked)
      if (allowed[Math.floor(code / weight) % base] === 0) return false
    return true
  }
}
