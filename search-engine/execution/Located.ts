import type { Segment } from './Segment.ts'

/** A listing in one of an engine's segments. */
export interface Located {
  readonly segment: Segment
  readonly doc: number
}

export const idOf = ({ segment, doc }: Located): number => segment.index.columns.id[doc] as number

/** The other ads that seem to be of a listing's home, by rising id. */
export const sameHomeOf = ({ segment, doc }: Located): readonly Located[] =>
  segment.sameHome(doc).map((other) => ({ segment, doc: other }))
