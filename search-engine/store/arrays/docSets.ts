/** Sets of docs in the smaller of two forms: an Int32Array of docs in rising order, or a bitset (Uint32Array). */
import { countInAll, listInAll } from './bits.ts'
import { lowerBound } from './lowerBound.ts'

export type DocSet = Int32Array | Uint32Array

/** Merging one doc into a list takes as long as the bits of this many docs. */
const FEW = 32

export const isBits = (set: DocSet): set is Uint32Array => set instanceof Uint32Array

/** The number of words of a bitset over `docs` docs. */
export const wordsFor = (docs: number): number => (docs + 31) >>> 5

/** Whether a bitset of `docs` docs is smaller than a list of `count`. */
export const isDense = (count: number, docs: number): boolean => count * 32 > docs

const hasBit = (bits: Uint32Array, doc: number): boolean =>
  ((bits[doc >>> 5] as number) & (1 << (doc & 31))) !== 0

export const holds = (set: DocSet, doc: number): boolean =>
  isBits(set) ? hasBit(set, doc) : set[lowerBound(set, doc)] === doc

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

/** The union of some sets. */
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

/** Whether merging lists is quicker than setting, counting and reading bits. */
const areFew = (lists: readonly Int32Array[], docs: number): boolean =>
  lists.reduce((sum, { length }) => sum + length, 0) * lists.length * FEW < docs

/** The union of sorted lists, in order, without duplicates. */
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

/** The docs of the first set that are in the second, or that are not. A new set, unless all docs are kept. */
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
    if (!isBits(by)) from = gallopingLowerBound(by, doc, from)
    const found = isBits(by) ? hasBit(by, doc) : by[from] === doc
    if (found === keep) kept[length++] = doc
  }
  return kept.subarray(0, length)
}

/** `lowerBound` from a position on, by galloping search. */
function gallopingLowerBound(list: Int32Array, value: number, from: number): number {
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
