/** A literal value that is allowed in a style sheet. */
export interface LiteralException {
  readonly file: string
  /** A part of the value that identifies it in the file. */
  readonly text: string
  readonly reason: string
}

/** A token that nothing uses yet. */
export interface AwaitedToken {
  readonly token: string
  readonly reason: string
}

/** One that is used meanwhile is a problem. */
export const awaitedTokens: readonly AwaitedToken[] = []

/** Few, each with its reason. An unused one is a problem. */
export const literalExceptions: readonly LiteralException[] = [
  {
    file: 'design-system/feedback/Progress/Spinner.css.ts',
    text: '2s ease-in-out',
    reason: 'breathes under reduced motion alone, where every step of vars.duration is none',
  },
]
