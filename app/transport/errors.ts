import type { Gone } from '#domain/listing/Gone.ts'
import type { AnyReason } from './contract.ts'

/** A problem of a form's field: a message key and its values, or the sentence itself. */
export interface SentProblem {
  readonly message: string
  readonly parameter?: number
  readonly sentence?: string
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

/** The contents of a server's refusal. `Reason`: tags of the errors that the endpoint declares. */
export interface Refused<Reason extends string = AnyReason> {
  readonly status: number
  /** The body's `data`, where it was JSON. */
  readonly data: ErrorData
  /** Which of the contract's errors it is, by its tag; undefined where the reply is not of the contract. */
  readonly reason?: Reason
  /** The `Retry-After` header, milliseconds. */
  readonly retryAfterMs?: number
}

/** The server answered with a status other than 2xx. */
export class StatusError<Reason extends string = AnyReason> extends Error {
  readonly _tag = 'StatusError'
  override readonly name = 'StatusError'
  declare readonly status: Refused['status']
  declare readonly data: Refused['data']
  declare readonly reason?: Reason
  declare readonly retryAfterMs?: Refused['retryAfterMs']

  constructor(refused: Refused<Reason>) {
    super(`The server answered ${refused.status}`)
    Object.assign(this, refused)
  }
}

/** No reply in time, or one that was cut off or could not be parsed. */
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
export type TransportError<Reason extends string = AnyReason> =
  | StatusError<Reason>
  | ConnectionError
  | AbortError

export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof StatusError || error instanceof ConnectionError || error instanceof AbortError
