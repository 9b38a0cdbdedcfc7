import { errorBodyOf } from './errorBody.ts'
import { AbortError, ConnectionError, isTransportError, StatusError, type TransportError } from './errors.ts'
import { noteCsrfToken } from './csrfToken.ts'
import type { fetchWithProgress } from './fetchWithProgress.ts'
import { shownAccountHeaders } from './shownAccount.ts'

/** What is sent besides the address. */
export interface RequestOptions extends Pick<RequestInit, 'method' | 'body'> {
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the request. @default fetch */
  readonly via?: ReturnType<typeof fetchWithProgress> | undefined
}

/**
 * Sends a request and parses the JSON reply. Replies are trusted to match the contract in
 * domain/api: server and app are one build, and a validator would double the script. May reject with anything.
 */
export async function ask(
  path: string,
  { via = fetch, ...options }: RequestOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = { accept: 'application/json', ...shownAccountHeaders(), ...options.headers }
  const response = await via(path, { ...options, headers, credentials: 'same-origin', signal })
  noteCsrfToken(response.headers)
  if (!response.ok) throw statusErrorOf(response.status, response.headers, await response.text())
  // Every endpoint replies with JSON: an empty reply is none.
  return await response.json()
}

function statusErrorOf(status: number, headers: Headers, body: string): StatusError<string> {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new StatusError({
    status,
    ...errorBodyOf(body),
    ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
  })
}

/** What went wrong, as one of the three errors. */
export function transportErrorOf(cause: unknown): TransportError<string> {
  if (isTransportError(cause)) return cause
  if (cause instanceof Error && cause.name === 'AbortError') return new AbortError({ cause })
  return new ConnectionError({ cause })
}
