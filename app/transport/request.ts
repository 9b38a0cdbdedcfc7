import { Cause, Effect, Exit } from 'effect'
import { AbortError, ConnectionError, StatusError, type TransportError } from './errors.ts'
import { noteCsrfToken } from './csrfToken.ts'
import { errorBodyOf } from './errorBody.ts'
import { untilOnline } from './untilOnline.ts'

/** What is sent besides the address. */
export interface RequestOptions extends Pick<RequestInit, 'method' | 'body'> {
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Asks the server and reads its JSON. Interrupting the effect aborts the request. Replies are trusted to be what the
 * contract in domain/api says: server and app are one build, and a validator would double the first view's script.
 */
export const request = <Reply>(path: string, options: RequestOptions = {}) =>
  untilOnline.pipe(
    Effect.andThen(
      Effect.tryPromise({
        try: (signal) => ask(path, options, signal),
        catch: (cause) => transportErrorOf(cause),
      }),
    ),
    Effect.map((body) => body as Reply),
  )

async function ask(path: string, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  const headers = { accept: 'application/json', ...options.headers }
  const response = await fetch(path, { ...options, headers, signal, credentials: 'same-origin' })
  noteCsrfToken(response.headers)
  if (!response.ok) throw statusErrorOf(response.status, response.headers, await response.text())
  return response.status === 204 ? undefined : await response.json()
}

function transportErrorOf(cause: unknown): TransportError {
  if (cause instanceof StatusError) return cause
  if (cause instanceof Error && cause.name === 'AbortError') return new AbortError({ cause })
  return new ConnectionError({ cause })
}

function statusErrorOf(status: number, headers: Headers, body: string): StatusError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new StatusError({
    status,
    ...errorBodyOf(body),
    ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
  })
}

/** Runs a request for code that speaks promises: rejects with a `TransportError` alone. */
export async function run<Reply>(
  effect: Effect.Effect<Reply, TransportError>,
  signal?: AbortSignal,
): Promise<Reply> {
  const exit = await Effect.runPromiseExit(effect, signal && { signal })
  if (Exit.isSuccess(exit)) return exit.value
  if (Cause.hasInterruptsOnly(exit.cause)) throw new AbortError({})
  throw Cause.squash(exit.cause)
}
