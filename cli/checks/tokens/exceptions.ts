/** A value that may stand in a style sheet although it is no token. */
export interface LiteralException {
  readonly file: string
  /** A part of the value that tells it from others of the file. */
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

/** Few, and each with its reason. One that nothing needs any more is a problem. */
export const literalExceptions: readonly LiteralException[] = [
  {
    file: 'design-system/feedback/Progress/Spinner.css.ts',
    text: '2s ease-in-out',
    reason: 'breathes under reduced motion alone, where every step of vars.duration is none',
  },
]
