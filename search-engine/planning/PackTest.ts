import { type CompiledDigit, codesPassing, type PackPlan } from '../store/packs.ts'

/** Room for the table of a pack, and whose it holds: to make room takes as long as to fill it. */
interface SharedTable {
  readonly table: Uint8Array
  writer: PackTest | undefined
}

const sharedTables = new Map<PackPlan, SharedTable>()

function sharedTableOf(pack: PackPlan): SharedTable {
  let shared = sharedTables.get(pack)
  if (shared === undefined)
    sharedTables.set(pack, (shared = { table: new Uint8Array(pack.size), writer: undefined }))
  return shared
}

/** All that a search asks of one pack, as a test of its codes. */
export class PackTest {
  readonly kind = 'table'
  readonly codes: Uint16Array
  private readonly pack: PackPlan
  private readonly compiled: readonly CompiledDigit[]

  constructor(pack: PackPlan, codes: Uint16Array, compiled: readonly CompiledDigit[]) {
    this.pack = pack
    this.codes = codes
    this.compiled = compiled
  }

  get name(): string {
    return this.compiled.map(({ digit }) => digit.filter).join(' and ')
  }

  /** 1 for each code that passes. Lies in room that tests of the same pack share: read it before another is asked for its. */
  get table(): Uint8Array {
    const shared = sharedTableOf(this.pack)
    if (shared.writer !== this) {
      codesPassing(this.digits(), shared.table)
      shared.writer = this
    }
    return shared.table
  }

  private digits() {
    return this.pack.digits.map((digit) => ({
      base: digit.base,
      allowed: this.compiled.find((one) => one.digit === digit)?.allowed,
    }))
  }

  /** The same of one code: for a few docs no table is worth making. */
  passes(code: number): boolean {
    for (const { digit, allowed } of this.compiled)
      if (allowed[Math.floor(code / digit.weight) % digit.base] === 0) return false
    return true
  }
}
