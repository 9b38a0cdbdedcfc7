/** A line that an existing file gets, so that what is new is known there. */
export interface AddedLine {
  readonly file: string
  /** The text that it follows. */
  readonly after: string
  readonly line: string
}

/** What `estia new` writes. */
export interface Scaffold {
  /** Text of every new file, by its path. */
  readonly files: Readonly<Record<string, string>>
  readonly added: readonly AddedLine[]
  /** What a person has to do next, in order. */
  readonly next: readonly string[]
}
