import { readFileSync } from 'node:fs'

/** A run of a process's memory, bytes. */
interface Mapping {
  readonly begin: number
  readonly end: number
  /** `rw-p`, `---p`, as Linux writes it. */
  readonly access: string
  readonly resident: number
}

/** V8 leaves so much out of reach behind a WebAssembly memory, and behind nothing else, bytes. */
const GUARD = 2 ** 32

/**
 * Memory that a process holds, bytes (Linux): what is resident, but WebAssembly's memories whole. The embedded database
 * lives in one: it is given room for pages once, and each becomes resident with its first use, which would pass for
 * growth for hours (10 of 19 MB in the soak of 24 November 2026). Where that room itself grows, so does this.
 */
export function heldMemory(pid: number): number {
  const mappings = readMappings(readFileSync(`/proc/${pid}/smaps`, 'utf8'))
  return mappings.reduce(
    (sum, one, at) => sum + (isWasm(one, mappings[at + 1]) ? sizeOf(one) : one.resident),
    0,
  )
}

const sizeOf = ({ begin, end }: Mapping): number => end - begin

const isWasm = ({ access, end }: Mapping, next: Mapping | undefined): boolean =>
  access === 'rw-p' && next?.begin === end && next.access === '---p' && sizeOf(next) > GUARD

function readMappings(smaps: string): readonly Mapping[] {
  const found = smaps.matchAll(/^([\da-f]+)-([\da-f]+) (\S+) [^]*?^Rss:\s+(\d+) kB$/gm)
  return [...found].map(([, begin = '', end = '', access = '', resident]) => ({
    begin: Number.parseInt(begin, 16),
    end: Number.parseInt(end, 16),
    access,
    resident: Number(resident) * 1024,
  }))
}
