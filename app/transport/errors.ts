import { Data } from 'effect'

/** The server answered with a status other than 2xx. */
export class StatusError extends Data.TaggedError('StatusError')<{
  readonly status: number
  /** The body's `data`, where it was JSON: its message is a sentence for the user. */
  readonly data: { readonly message?: string }
  /** What the `Retry-After` header asks for, milliseconds. */
  readonly retryAfterMs?: number
}> {
  override readonly name = 'StatusError'
}

/** No answer, or one that broke off or could not be read. */
export class ConnectionError extends Data.TaggedError('ConnectionError')<{ readonly cause: unknown }> {
  override readonly name = 'ConnectionError'
}

/** The request was given up by the one who made it. */
export class AbortError extends Data.TaggedError('AbortError')<{ readonly cause?: unknown }> {
  override readonly name = 'AbortError'
}

/** Everything that can go wrong on the way to the server and back (specification section 8). */
export type TransportError = StatusError | ConnectionError | AbortError

export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof StatusError || error instanceof ConnectionError || error instanceof AbortError
