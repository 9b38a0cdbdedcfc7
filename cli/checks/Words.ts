/** What is said of one code. */
export interface Saying<Found> {
  /** What was found, in one sentence with both sides in it. */
  readonly says: (found: Found) => string
  /** What to do about it, for somebody who sees the code for the first time. `estia explain CODE` prints it. */
  readonly mend: string
}

/** What is said of every code of a check, and nowhere else: `words.ts` beside each `check.ts`. */
export type Words<Found extends { readonly code: string }> = {
  readonly [Code in Found['code']]: Saying<Extract<Found, { readonly code: Code }>>
}

/** The same of a check that is not known, for what lists and explains. */
export type AnyWords = Readonly<Record<string, Saying<never>>>
