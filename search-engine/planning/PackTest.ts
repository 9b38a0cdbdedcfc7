import { type CompiledDigit, codesPassing, type PackPlan } from '../store/packs.ts'

/** A table that all tests of a pack share, and the test that wrote it last: allocating takes as long as filling. */
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

/** All criteria on one pack, as a test of its codes. */
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

  /** 1 for each code that passes. Tests of the same pack share the memory: read it before another test's. */
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

  /** The same for one code: for few docs a table is not worth making. */
  passes(code: number): boolean {
    for (const { digit, allowed } of this.compiled)
      if (allowed[Math.floor(code / digit.weight) % digit.base] === 0) return false
    return true
  }
}
