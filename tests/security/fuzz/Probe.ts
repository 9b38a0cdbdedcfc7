/** One request that nobody would send by accident, ready to go out. */
export interface Probe {
  /** Group and name of the endpoint, or what kind of page was asked for. */
  readonly name: string
  readonly method: string
  /** With its query, in printable ASCII. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** Its path was changed byte by byte: where it leads, nobody can say. */
  readonly isAstray: boolean
  /** Sent with the cookies of a user who is signed in. */
  readonly isSignedIn: boolean
}

/** What came back. */
export interface ProbeAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** ms until the last byte. */
  readonly took: number
}

/** A probe for a report, short enough to be read. */
export const wordsOf = ({ method, path, headers, body }: Probe): string =>
  `${method} ${path.slice(0, 300)} (${headers['content-type'] ?? 'no type'})${
    body === undefined ? '' : ` ${JSON.stringify(body.toString('latin1').slice(0, 300))}`
  }`
