import type { Segment } from './Segment.ts'

/** A listing in one of an engine's segments. */
export interface SegmentDoc {
  readonly segment: Segment
  readonly doc: number
}

export const listingIdOf = ({ segment, doc }: SegmentDoc): number => segment.index.columns.id[doc] as number

/** The other ads that seem to be of a listing's home, by rising id. */
export const sameHomeOf = ({ segment, doc }: SegmentDoc): readonly SegmentDoc[] =>
  segment.sameHome(doc).map((other) => ({ segment, doc: other }))
