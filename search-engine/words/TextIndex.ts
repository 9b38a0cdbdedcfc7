import type { DocSet } from '../store/arrays/docSets.ts'

/** What the texts of an index's listings hold. */
export interface TextIndex {
  /** Sets that have in common the docs whose texts a keyword filter lets through: one list, or bits. */
  readonly setsOf: (keyword: string) => readonly DocSet[]
}
