/** A place in the code. */
export interface Place {
  /** Path from the project's root; for a running portal, the requested address. */
  readonly file: string
  readonly line?: number
  /** The declaration inside, when the file alone does not say enough. */
  readonly name?: string
}

/** A place as people read it: `domain/constants.ts account.passwordMin`, `app/shell/Logo.css.ts:13`. */
export const formatPlace = ({ file, line, name }: Place): string =>
  `${file}${line === undefined ? '' : `:${line}`}${name ? ` ${name}` : ''}`

/** Where a problem shows, on both sides. */
export interface Seen {
  readonly at: Place
  /** Section of the specification. */
  readonly spec: string
}
