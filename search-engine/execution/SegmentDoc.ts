import type { Segment } from './Segment.ts'

/** A listing: a doc of a segment. */
export interface SegmentDoc {
  readonly segment: Segment
  readonly doc: number
}

export const listingIdOf = ({ segment, doc }: SegmentDoc): number => segment.index.columns.id[doc] as number

/** The other ads that seem to be of a listing's home, by ascending id. */
export const sameHomeOf = ({ segment, doc }: SegmentDoc): readonly SegmentDoc[] =>
  segment.sameHome(doc).map((other) => ({ segment, doc: other }))
