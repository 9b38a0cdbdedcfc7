import { Data } from 'effect'
import type { Gone } from '#domain/listing/Gone.ts'

/** What is wrong with a field of a form that was sent: a message key, and what fills it in. */
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

/** The server answered with a status other than 2xx. */
export class StatusError extends Data.TaggedError('StatusError')<{
  readonly status: number
  /** The body's `data`, where it was JSON. */
  readonly data: ErrorData
  /** Which of the contract's errors it is, by its tag. */
  readonly reason?: string
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
