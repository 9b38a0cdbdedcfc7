/**
 * Sets of docs in the two shapes in which they are small: an Int32Array of docs in order, or a Uint32Array with a bit
 * for each doc there is.
 */
import { countInAll, listInAll } from './bits.ts'

export type DocSet = Int32Array | Uint32Array

/** Of so many docs, a place in a merged list takes as long as the bits of all do. */
const FEW = 32

export const isBits = (set: DocSet): set is Uint32Array => set instanceof Uint32Array

/** Words of a bitset over so many docs. */
export const wordsFor = (docs: number): number => (docs + 31) >>> 5

/** Whether so many docs of all there are take less as bits. */
export const isDense = (count: number, docs: number): boolean => count * 32 > docs

const hasBit = (bits: Uint32Array, doc: number): boolean =>
  ((bits[doc >>> 5] as number) & (1 << (doc & 31))) !== 0

export function setBit(bits: Uint32Array, doc: number): void {
  const word = doc >>> 5
  bits[word] = (bits[word] as number) | (1 << (doc & 31))
}

export function bitsOf(set: DocSet, docs: number): Uint32Array {
  if (isBits(set)) return set
  const bits = new Uint32Array(wordsFor(docs))
  for (const doc of set) setBit(bits, doc)
  return bits
}

export const countBits = (bits: Uint32Array): number => countInAll([bits], 0, bits.length << 5)

export function listOf(set: DocSet): Int32Array {
  if (!isBits(set)) return set
  const list = new Int32Array(countBits(set))
  listInAll([set], 0, set.length << 5, list, 0)
  return list
}

export function allDocs(docs: number): Uint32Array {
  const bits = new Uint32Array(wordsFor(docs)).fill(0xffff_ffff)
  if ((docs & 31) !== 0) bits[bits.length - 1] = 0xffff_ffff >>> (32 - (docs & 31))
  return bits
}

/** Docs in any of the sets. */
export function union(sets: readonly DocSet[], docs: number): DocSet {
  const [only] = sets
  if (only !== undefined && sets.length === 1) return only
  const lists = sets.filter((set) => !isBits(set))
  if (lists.length === sets.length && areFew(lists, docs)) return merged(lists)
  const [first, ...others] = sets.filter(isBits)
  const bits = first?.slice() ?? new Uint32Array(wordsFor(docs))
  for (const set of others)
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) | (set[word] as number)
  for (const list of lists) for (const doc of list) setBit(bits, doc)
  return first || isDense(countBits(bits), docs) ? bits : listOf(bits)
}

/** Whether merging lists takes less than setting their bits, counting and reading those of all docs. */
const areFew = (lists: readonly Int32Array[], docs: number): boolean =>
  lists.reduce((sum, { length }) => sum + length, 0) * lists.length * FEW < docs

/** Docs of any of the lists, each once, in order. */
function merged([first, ...others]: readonly Int32Array[]): Int32Array {
  return others.reduce(mergeTwo, first ?? new Int32Array(0))
}

function mergeTwo(one: Int32Array, other: Int32Array): Int32Array {
  const all = new Int32Array(one.length + other.length)
  let a = 0
  let b = 0
  let length = 0
  while (a < one.length && b < other.length) {
    const left = one[a] as number
    const right = other[b] as number
    all[length++] = Math.min(left, right)
    a += +(left <= right)
    b += +(right <= left)
  }
  const rest = a < one.length ? one.subarray(a) : other.subarray(b)
  all.set(rest, length)
  return all.subarray(0, length + rest.length)
}

/** Docs of the first that are in the second, or that are not. Makes a new set, unless nothing is left out. */
export function restrict(set: DocSet, by: DocSet, keep: boolean): DocSet {
  if (!isBits(set)) return restrictList(set, by, keep)
  if (!isBits(by)) return keep ? restrictList(by, set, true) : withoutList(set, by)
  const bits = new Uint32Array(set.length)
  for (let word = 0; word < bits.length; word++) {
    const other = by[word] as number
    bits[word] = (set[word] as number) & (keep ? other : ~other)
  }
  return bits
}

function withoutList(bits: Uint32Array, list: Int32Array): Uint32Array {
  const left = bits.slice()
  for (const doc of list) {
    const word = doc >>> 5
    left[word] = (left[word] as number) & ~(1 << (doc & 31))
  }
  return left
}

function restrictList(list: Int32Array, by: DocSet, keep: boolean): Int32Array {
  const kept = new Int32Array(list.length)
  let length = 0
  let from = 0
  for (const doc of list) {
    if (!isBits(by)) from = firstAtLeast(by, doc, from)
    const found = isBits(by) ? hasBit(by, doc) : by[from] === doc
    if (found === keep) kept[length++] = doc
  }
  return kept.subarray(0, length)
}

/** Where a sorted list reaches a value, looked for from a place on in steps that double. */
function firstAtLeast(list: Int32Array, value: number, from: number): number {
  let step = 1
  let low = from
  while (low + step < list.length && (list[low + step] as number) < value) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, list.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
