import { type AskedDigit, codesPassing, type PackPlan } from '../store/packs.ts'

/** Room for the table of a pack, and whose it holds: to make room takes as long as to fill it. */
interface TableRoom {
  readonly table: Uint8Array
  writer: PackTest | undefined
}

const rooms = new Map<PackPlan, TableRoom>()

function roomOf(pack: PackPlan): TableRoom {
  let room = rooms.get(pack)
  if (room === undefined) rooms.set(pack, (room = { table: new Uint8Array(pack.size), writer: undefined }))
  return room
}

/** All that a search asks of one pack, as a test of its codes. */
export class PackTest {
  readonly kind = 'table'
  readonly codes: Uint16Array
  private readonly pack: PackPlan
  private readonly asked: readonly AskedDigit[]

  constructor(pack: PackPlan, codes: Uint16Array, asked: readonly AskedDigit[]) {
    this.pack = pack
    this.codes = codes
    this.asked = asked
  }

  get name(): string {
    return this.asked.map(({ digit }) => digit.filter).join(' and ')
  }

  /** 1 for each code that passes. Lies in room that tests of the same pack share: read it before another is asked for its. */
  get table(): Uint8Array {
    const room = roomOf(this.pack)
    if (room.writer !== this) {
      codesPassing(this.digits(), room.table)
      room.writer = this
    }
    return room.table
  }

  private digits() {
    return this.pack.digits.map((digit) => ({
      base: digit.base,
      allowed: this.asked.find((one) => one.digit === digit)?.allowed,
    }))
  }

  /** The same of one code: for a few docs no table is worth making. */
  passes(code: number): boolean {
    for (const { digit, allowed } of this.asked)
      if (allowed[Math.floor(code / digit.weight) % digit.base] === 0) return false
    return true
  }
}
