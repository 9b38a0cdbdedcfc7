/** The known word that was most likely meant; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, edits: editsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((one, other) => one.edits - other.edits)
  return best?.candidate
}

/** ` Did you mean check?`, or nothing: the end of a sentence that refuses a word. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}

/** Letters to add, take out or change to make one word the other (Levenshtein), row by row. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (letter === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
