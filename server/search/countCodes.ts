import type { Slot } from './Partitions.ts'

/** Some docs: neighbours by where they begin and end, others one by one. */
export type Docs = Slot | Int32Array

export const sizeOf = (docs: Docs): number => ('begin' in docs ? docs.end - docs.begin : docs.length)

/** How many docs have each code below `size`. Neighbours are read as they lie: a third quicker. */
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
