import { lowerBound } from '../store/arrays/lowerBound.ts'
import { countBits, type DocSet, isBits, isDense, listOf, setBit, wordsFor } from '../store/arrays/docSets.ts'
import { movedBits, NONE, type Runs, runsOf } from './runs.ts'

/** Sorting one doc into a list takes as long as the bits of this many docs. */
const SORTED = 512

/** Another numbering of docs. */
export interface Renumbering {
  /** The number of each doc, or NONE; docs after the last have none. */
  readonly numbers: Int32Array
  /** The number of docs in the other numbering. */
  readonly size: number
  /** Defined where all docs keep their order. */
  readonly runs: Runs | undefined
}

export const renumbering = (numbers: Int32Array, size: number): Renumbering => ({
  numbers,
  size,
  runs: runsOf(numbers),
})

/** The docs in the other numbering, in rising order; those without a number are left out. */
export function renumbered(set: DocSet, { numbers, size, runs }: Renumbering): DocSet {
  if (runs && isBits(set)) return movedBits(set, runs, size)
  const list = listOf(set)
  const docs = list.subarray(0, lowerBound(list, numbers.length))
  if (runs) return asList(docs, numbers)
  return docs.length * SORTED < size ? asList(docs, numbers).sort() : asBits(docs, numbers, size)
}

function asList(docs: Int32Array, numbers: Int32Array): Int32Array {
  const list = new Int32Array(docs.length)
  let count = 0
  for (const doc of docs) {
    const number = numbers[doc] as number
    list[count] = number
    count += +(number !== NONE)
  }
  return list.subarray(0, count)
}

function asBits(docs: Int32Array, numbers: Int32Array, size: number): DocSet {
  const bits = new Uint32Array(wordsFor(size))
  for (const doc of docs) {
    const number = numbers[doc] as number
    if (number !== NONE) setBit(bits, number)
  }
  return isDense(countBits(bits), size) ? bits : listOf(bits)
}
