import { BLOCK } from '../block.ts'
import type { Slot } from '../../store/Partitions.ts'
import type { Between } from '../../planning/predicates.ts'

/** A set of docs: a range, or a list. */
export type Docs = Slot | Int32Array

export const sizeOf = (docs: Docs): number => ('begin' in docs ? docs.end - docs.begin : docs.length)

/** The number of docs with each code below `size`. A range is read in order, which is a third quicker. */
export function countCodes(
  codes: Uint16Array | Uint8Array,
  size: number,
  pieces: readonly Docs[],
): Uint32Array {
  const counter = new Uint32Array(size)
  for (const docs of pieces)
    if ('begin' in docs) countNeighbours(codes, docs, counter)
    else countDocs(codes, docs, counter)
  return counter
}

function countNeighbours(codes: Uint16Array | Uint8Array, { begin, end }: Slot, counter: Uint32Array): void {
  for (let doc = begin; doc < end; doc++) {
    const code = codes[doc] as number
    counter[code] = (counter[code] as number) + 1
  }
}

function countDocs(codes: Uint16Array | Uint8Array, docs: Int32Array, counter: Uint32Array): void {
  const { length } = docs
  for (let at = 0; at < length; at++) {
    const code = codes[docs[at] as number] as number
    counter[code] = (counter[code] as number) + 1
  }
}

/** As `countCodes`, for the docs of ranges that pass a test, without a list of them. */
export function countCodesPassing(
  codes: Uint16Array,
  size: number,
  slots: readonly Slot[],
  test: Between,
): Uint32Array {
  const counter = new Uint32Array(size)
  for (const { begin, end } of slots)
    for (let from = begin; from < end; from += BLOCK)
      countPassing(codes, test, from, Math.min(from + BLOCK, end), counter)
  return counter
}

// One comparison, as in predicates.ts.
function countPassing(
  codes: Uint16Array,
  { values, low, high }: Between,
  begin: number,
  end: number,
  counter: Uint32Array,
): void {
  const base = low | 0
  const span = (high - base) >>> 0
  for (let doc = begin; doc < end; doc++) {
    const code = codes[doc] as number
    counter[code] = (counter[code] as number) + +(((values[doc] as number) - base) >>> 0 <= span)
  }
}
