import type { SegmentDoc } from '../execution/SegmentDoc.ts'
import type { Columns } from '../store/Columns.ts'

/** An ad that searches are tested with: a doc of some columns, and whether its texts match a keyword. */
export interface Ad {
  readonly columns: Columns
  readonly doc: number
  readonly hasWords: (keyword: string) => boolean
}

/** A listing of the index. It is valid until the next write. */
export const adOf = ({ segment, doc }: SegmentDoc): Ad => ({
  columns: segment.index.columns,
  doc,
  hasWords: (keyword) => segment.reader.hasWords(keyword, doc),
})
