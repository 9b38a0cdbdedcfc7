/** A deviation from the specification, seeded into a real source, and what has to notice it. */
export interface Mutation {
  /** What is wrong then, in a few words. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The code under which the check tells of it. */
  readonly code: string
  /** The place that the check names: the file and, where it has one, the declaration. */
  readonly at: string
  /** Other checks that rightly speak of it as well. */
  readonly also?: readonly string[]
}
