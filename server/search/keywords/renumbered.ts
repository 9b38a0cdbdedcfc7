import { countBits, type DocSet, isDense, listOf, setBit, wordsFor } from './docSets.ts'

/** Of so many docs, putting one in its place takes as long as going through the bits of all. */
const SORTED = 512

/** Of a doc that has no number. */
export const NONE = -1

/** Docs by other numbers, in order, of which there are `size`; those that have none are left out. */
export const renumbered = (docs: Int32Array, numbers: Int32Array, size: number): DocSet =>
  docs.length * SORTED < size ? asList(docs, numbers) : asBits(docs, numbers, size)

function asList(docs: Int32Array, numbers: Int32Array): Int32Array {
  const list = new Int32Array(docs.length)
  let count = 0
  for (const doc of docs) {
    const number = numbers[doc] as number
    list[count] = number
    count += +(number !== NONE)
  }
  return list.subarray(0, count).sort()
}

function asBits(docs: Int32Array, numbers: Int32Array, size: number): DocSet {
  const bits = new Uint32Array(wordsFor(size))
  for (const doc of docs) {
    const number = numbers[doc] as number
    if (number !== NONE) setBit(bits, number)
  }
  return isDense(countBits(bits), size) ? bits : listOf(bits)
}
