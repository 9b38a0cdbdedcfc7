/** Pairs of offsets, the end excluded, ascending and not overlapping. */
export type Marks = readonly (readonly [start: number, end: number])[]

interface Piece {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  readonly isFound: boolean
}

/** A text cut where its marks begin and end. What does not fit the text is left out. */
export function markedPieces(text: string, marks: Marks): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const add = (to: number, isFound: boolean) => {
    if (to > done) pieces.push({ at: done, text: text.slice(done, to), isFound })
    done = to
  }
  for (const [start, end] of marks) {
    if (start < done || end <= start || end > text.length) continue
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}
