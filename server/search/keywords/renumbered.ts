/** Docs of texts, which have numbers of their own, by the numbers of an index. */
import { countBits, type DocSet, isDense, listOf, setBit, wordsFor } from './docSets.ts'

/** Of so many docs, putting one in its place takes as long as going through the bits of all. */
const SORTED = 512

/** The doc of a text that an index does not hold. */
export const NONE = -1

/**
 * The docs that `docs` holds for each of some numbers, NONE for those that have no doc, and `others`, as a set in order.
 * No doc may come up twice.
 */
export function renumbered(numbers: Int32Array, docs: Int32Array, others: Int32Array, size: number): DocSet {
  const most = numbers.length + others.length
  return most * SORTED < size
    ? renumberedList(numbers, docs, others)
    : renumberedBits(numbers, docs, others, size)
}

function renumberedList(numbers: Int32Array, docs: Int32Array, others: Int32Array): Int32Array {
  const list = new Int32Array(numbers.length + others.length)
  let count = 0
  for (const number of numbers) {
    const doc = docs[number] as number
    list[count] = doc
    count += +(doc !== NONE)
  }
  list.set(others, count)
  return list.subarray(0, count + others.length).sort()
}

function renumberedBits(numbers: Int32Array, docs: Int32Array, others: Int32Array, size: number): DocSet {
  const bits = new Uint32Array(wordsFor(size))
  for (const number of numbers) {
    const doc = docs[number] as number
    if (doc !== NONE) setBit(bits, doc)
  }
  for (const doc of others) setBit(bits, doc)
  return isDense(countBits(bits), size) ? bits : listOf(bits)
}
