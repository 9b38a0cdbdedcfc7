/** Bitsets of docs, 32 docs a word. */

/** The number of bits set in a 32-bit word. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The mask of a word's bits that lie in a range. `begin` < `end`. */
function maskOf(word: number, begin: number, end: number): number {
  const fromBegin = word === begin >>> 5 ? -1 << (begin & 31) : -1
  const toEnd = word === (end - 1) >>> 5 ? -1 >>> (31 - ((end - 1) & 31)) : -1
  return fromBegin & toEnd
}

/** The number of docs from `begin` to `end` that are in all sets, of which there is at least one. */
export function countInAll(sets: readonly Uint32Array[], begin: number, end: number): number {
  const [first, ...others] = sets as [Uint32Array, ...Uint32Array[]]
  let count = 0
  for (let word = begin >>> 5; word << 5 < end; word++) {
    let left = (first[word] as number) & maskOf(word, begin, end)
    for (const other of others) left &= other[word] as number
    count += bitsIn(left)
  }
  return count
}

/**
 * Writes the docs from `begin` to `end` that are in all sets into `kept`, from position `count` on. Returns the new
 * count.
 */
export function listInAll(
  sets: readonly Uint32Array[],
  begin: number,
  end: number,
  kept: Int32Array,
  count: number,
): number {
  const [first, ...others] = sets as [Uint32Array, ...Uint32Array[]]
  for (let word = begin >>> 5; word << 5 < end; word++) {
    let left = (first[word] as number) & maskOf(word, begin, end)
    for (const other of others) left &= other[word] as number
    for (; left !== 0; left &= left - 1) kept[count++] = (word << 5) + 31 - Math.clz32(left & -left)
  }
  return count
}
