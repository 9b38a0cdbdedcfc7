/** Docs that keep their order in another numbering: most keep their neighbours, so bits move 32 at a time. */
import { wordsFor } from '../store/arrays/docSets.ts'

/** The number of a doc that has none. */
export const NONE = -1

/** Three numbers per run: its first doc, the doc after its last, and the distance it moves. */
export type Runs = Int32Array

/** The runs of a numbering. Undefined where docs do not keep their order. */
export function runsOf(numbers: Int32Array): Runs | undefined {
  const runs: number[] = []
  let before = NONE
  for (let doc = 0; doc < numbers.length; ) {
    const number = numbers[doc] as number
    const end = endOfRun(numbers, doc)
    if (number !== NONE && number <= before) return undefined
    if (number !== NONE) {
      runs.push(doc, end, number - doc)
      before = number + end - doc - 1
    }
    doc = end
  }
  return Int32Array.from(runs)
}

/** The end of the run that begins at a doc; the next doc where it has no number. */
function endOfRun(numbers: Int32Array, begin: number): number {
  const by = (numbers[begin] as number) - begin
  let end = begin + 1
  if (numbers[begin] === NONE) return end
  while (end < numbers.length && (numbers[end] as number) - end === by) end++
  return end
}

/** The bitset of docs in the other numbering of `size` docs. */
export function movedBits(bits: Uint32Array, runs: Runs, size: number): Uint32Array {
  const moved = new Uint32Array(wordsFor(size))
  for (let at = 0; at < runs.length; at += 3)
    moveRun(bits, moved, runs[at] as number, runs[at + 1] as number, runs[at + 2] as number)
  return moved
}

function moveRun(bits: Uint32Array, moved: Uint32Array, begin: number, end: number, by: number): void {
  const first = (begin + by) >>> 5
  const last = (end + by - 1) >>> 5
  const fromFirst = 0xffff_ffff << ((begin + by) & 31)
  const toLast = 0xffff_ffff >>> (31 - ((end + by - 1) & 31))
  for (let word = first; word <= last; word++) {
    const within = (word === first ? fromFirst : -1) & (word === last ? toLast : -1)
    moved[word] = (moved[word] as number) | (bitsFrom(bits, (word << 5) - by) & within)
  }
}

/** The 32 bits from a doc on, which may be negative. */
function bitsFrom(bits: Uint32Array, doc: number): number {
  const shift = doc & 31
  const low = bits[doc >> 5] as number
  return shift === 0 ? low : (low >>> shift) | ((bits[(doc >> 5) + 1] as number) << (32 - shift))
}
