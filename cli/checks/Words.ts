/** The texts of one code. */
export interface Saying<Found> {
  /** What was found, in one sentence with both sides in it. */
  readonly says: (found: Found) => string
  /** What to do about it, for a first-time reader. `estia explain CODE` prints it. */
  readonly mend: string
}

/** The texts of every code of a check, in one place: `words.ts` beside each `check.ts`. */
export type Words<Found extends { readonly code: string }> = {
  readonly [Code in Found['code']]: Saying<Extract<Found, { readonly code: Code }>>
}

/** The same of a check that is not known, for what lists and explains. */
export type AnyWords = Readonly<Record<string, Saying<never>>>
