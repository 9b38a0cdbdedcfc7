/** A small seeded generator (mulberry32): the same seed always draws the same picture. */
export interface Random {
  /** In [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** Whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  chance(probability: number): boolean
  /** An independent stream, so that one drawn part never shifts another. */
  fork(label: string): Random
}

/** FNV-1a over UTF-16 units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export function randomFrom(seed: number | string): Random {
  const start = typeof seed === 'number' ? hashText(`seed ${seed}`) : hashText(seed)
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int,
    pick: <T>(choices: readonly T[]) => {
      if (choices.length === 0) throw new RangeError('nothing to pick from')
      return choices[int(0, choices.length - 1)] as T
    },
    chance: (probability) => next() < probability,
    fork: (label) => randomFrom(`${start} ${label}`),
  }
}
