import type { DocSet } from './keywords/docSets.ts'

/** What the texts of an index's listings hold. */
export interface TextIndex {
  /** The docs whose texts a keyword filter lets through. */
  readonly docsOf: (keyword: string) => DocSet
}
