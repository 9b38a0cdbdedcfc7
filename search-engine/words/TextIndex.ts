import type { DocSet } from '../store/arrays/docSets.ts'

/** The words of an index's listings. */
export interface TextIndex {
  /** Sets whose intersection is the docs that match a keyword: one list, or bitsets. */
  readonly setsOf: (keyword: string) => readonly DocSet[]
}
