/** A name of a place, cut into words. */
export interface Name {
  /** Which place, by its place among all. */
  readonly place: number
  readonly words: readonly string[]
  /** How much worse than by its first name the place is found by this one. */
  readonly penalty: number
}

/** A piece of the sorted keys that begin with something. */
export interface Run {
  readonly from: number
  /** Not included. */
  readonly to: number
}

/**
 * Names by their beginnings, and by the beginnings of the words in them, as sorted keys: a beginning is a run of them,
 * found by halving; and a key that differs by one letter is found by walking the runs as one would a tree.
 */
export class NameIndex {
  private readonly keys: readonly string[]
  private readonly owners: readonly Name[]
  private readonly firstWords: Uint8Array

  constructor(names: readonly Name[]) {
    const entries = names
      .flatMap((name) => name.words.map((_, word) => ({ key: name.words.slice(word).join(' '), name, word })))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    this.keys = entries.map(({ key }) => key)
    this.owners = entries.map(({ name }) => name)
    this.firstWords = Uint8Array.from(entries, ({ word }) => word)
  }

  nameAt(at: number): Name {
    return this.owners[at] as Name
  }

  /** The word of its name that a key begins with, from 0. */
  wordAt(at: number): number {
    return this.firstWords[at] as number
  }

  lengthAt(at: number): number {
    return (this.keys[at] as string).length
  }

  beginningWith(text: string): Run {
    let run: Run = { from: 0, to: this.keys.length }
    for (let depth = 0; depth < text.length && run.from < run.to; depth++)
      run = this.narrow(run, depth, text.charCodeAt(depth))
    return run
  }

  /**
   * Runs of keys whose beginning differs from a text by one edit: an extra letter, a missing one, a wrong
   * one, or two swapped.
   */
  nearlyBeginningWith(text: string): Run[] {
    const found: Run[] = []
    let run: Run = { from: 0, to: this.keys.length }
    for (let depth = 0; depth < text.length && run.from < run.to; depth++) {
      this.slips(text, depth, run, found)
      run = this.narrow(run, depth, text.charCodeAt(depth))
    }
    return found.filter(({ from, to }) => from < to)
  }

  /** What follows a slip at a letter of the text, behind the letters before it. */
  private slips(text: string, at: number, run: Run, found: Run[]): void {
    const rest = (from: Run, depth: number, next: number) => found.push(this.follow(from, depth, text, next))
    const letter = text.charCodeAt(at)
    rest(run, at, at + 1)
    if (at + 1 < text.length)
      rest(this.narrow(this.narrow(run, at, text.charCodeAt(at + 1)), at + 1, letter), at + 2, at + 2)
    for (const child of this.children(run, at)) {
      rest(child, at + 1, at)
      rest(child, at + 1, at + 1)
    }
  }

  private follow(run: Run, depth: number, text: string, next: number): Run {
    let left = run
    for (let at = next; at < text.length && left.from < left.to; at++)
      left = this.narrow(left, depth + at - next, text.charCodeAt(at))
    return left
  }

  /** The runs that a run falls into by the letter at a depth; keys that end before it are in none. */
  private *children(run: Run, depth: number): Generator<Run> {
    for (let from = run.from; from < run.to; ) {
      const letter = this.letter(from, depth)
      const to = letter < 0 ? from + 1 : this.firstAbove({ from, to: run.to }, depth, letter)
      if (letter >= 0) yield { from, to }
      from = to
    }
  }

  private narrow(run: Run, depth: number, letter: number): Run {
    const from = this.firstAbove(run, depth, letter - 1)
    return { from, to: this.firstAbove({ from, to: run.to }, depth, letter) }
  }

  /** The first key of a run whose letter at a depth is greater than one. */
  private firstAbove({ from, to }: Run, depth: number, letter: number): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.letter(middle, depth) > letter) high = middle
      else low = middle + 1
    }
    return low
  }

  private letter(at: number, depth: number): number {
    const key = this.keys[at] as string
    return depth < key.length ? key.charCodeAt(depth) : -1
  }
}
