import type { Gone } from '#domain/listing/Gone.ts'

/** A problem of a form's field: a message key and its values. */
export interface SentProblem {
  readonly message: string
  readonly parameter?: number
}

/** The `data` of an error body (specification section 8). */
export interface ErrorData {
  /** A sentence for the user. */
  readonly message?: string
  /** By the name a field was sent with. */
  readonly errors?: Readonly<Record<string, SentProblem>>
  /** Of a home that is no longer on the market. */
  readonly gone?: Gone
}

/** The contents of a server's refusal. */
export interface Refused {
  readonly status: number
  /** The body's `data`, where it was JSON. */
  readonly data: ErrorData
  /** Which of the contract's errors it is, by its tag. */
  readonly reason?: string
  /** The `Retry-After` header, milliseconds. */
  readonly retryAfterMs?: number
}

/** The server answered with a status other than 2xx. */
export class StatusError extends Error {
  readonly _tag = 'StatusError'
  override readonly name = 'StatusError'
  declare readonly status: Refused['status']
  declare readonly data: Refused['data']
  declare readonly reason?: Refused['reason']
  declare readonly retryAfterMs?: Refused['retryAfterMs']

  constructor(refused: Refused) {
    super(`The server answered ${refused.status}`)
    Object.assign(this, refused)
  }
}

/** No reply, or one that was cut off or could not be parsed. */
export class ConnectionError extends Error {
  readonly _tag = 'ConnectionError'
  override readonly name = 'ConnectionError'

  constructor({ cause }: { readonly cause: unknown }) {
    super('No answer that could be read', { cause })
  }
}

/** The caller aborted the request. */
export class AbortError extends Error {
  readonly _tag = 'AbortError'
  override readonly name = 'AbortError'

  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('The request was given up', { cause })
  }
}

/** Everything that can go wrong on the way to the server and back (specification section 8). */
export type TransportError = StatusError | ConnectionError | AbortError

export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof StatusError || error instanceof ConnectionError || error instanceof AbortError
