import type { Criteria } from '#domain/search/filters.ts'
import { allowedBy, codesPassing, type Digit, type PackPlan } from './packs.ts'

/** What a search asks of a digit: which of its values pass. */
interface AskedDigit {
  readonly digit: Digit
  readonly allowed: Uint8Array
}

/** All that a search asks of one pack, as a test of its codes. */
export class PackTest {
  readonly kind = 'table'
  readonly codes: Uint16Array
  private readonly pack: PackPlan
  private readonly asked: readonly AskedDigit[]
  private made: Uint8Array | undefined

  private constructor(pack: PackPlan, codes: Uint16Array, asked: readonly AskedDigit[]) {
    this.pack = pack
    this.codes = codes
    this.asked = asked
  }

  /** Undefined where nothing is asked. */
  static of(pack: PackPlan, codes: Uint16Array, criteria: Criteria): PackTest | undefined {
    const asked: AskedDigit[] = []
    for (const digit of pack.tested) {
      const allowed = allowedBy(digit, criteria)
      if (allowed) asked.push({ digit, allowed })
    }
    return asked.length === 0 ? undefined : new PackTest(pack, codes, asked)
  }

  get name(): string {
    return this.asked.map(({ digit }) => digit.filter).join(' and ')
  }

  /** 1 for each code that passes. */
  get table(): Uint8Array {
    return (this.made ??= codesPassing(
      this.pack.digits.map((digit) => ({
        base: digit.base,
        allowed: this.asked.find((one) => one.digit === digit)?.allowed,
      })),
    ))
  }

  /** The same of one code: for a few docs no table is worth making. */
  passes(code: number): boolean {
    for (const { digit, allowed } of this.asked)
      if (allowed[Math.floor(code / digit.weight) % digit.base] === 0) return false
    return true
  }
}
