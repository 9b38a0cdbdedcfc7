import { AbortError, ConnectionError, StatusError, type TransportError } from './errors.ts'
import { noteCsrfToken } from './csrfToken.ts'
import { errorBodyOf } from './errorBody.ts'
import type { fetchTelling } from './fetchTelling.ts'
import { isAccountChanged, noteAccountChange, shownAccountHeaders } from './shownAccount.ts'
import { untilOnline } from './untilOnline.ts'

/** What is sent besides the address. */
export interface RequestOptions extends Pick<RequestInit, 'method' | 'body'> {
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the request. @default fetch */
  readonly via?: ReturnType<typeof fetchTelling>
}

/** A call that is described and not made yet: `run` makes it. May reject with anything. */
export type Call<Reply> = (signal: AbortSignal | undefined) => Promise<Reply>

/**
 * Sends a request and parses the JSON reply. Replies are trusted to match the contract in domain/api: server
 * and app are one build, and a validator would double the first view's script.
 */
export const request =
  <Reply>(path: string, options: RequestOptions = {}): Call<Reply> =>
  async (signal) => {
    await untilOnline(signal)
    return (await ask(path, options, signal)) as Reply
  }

async function ask(
  path: string,
  { via = fetch, ...options }: RequestOptions,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const headers = { accept: 'application/json', ...shownAccountHeaders(), ...options.headers }
  const response = await via(path, {
    ...options,
    headers,
    credentials: 'same-origin',
    ...(signal && { signal }),
  })
  noteCsrfToken(response.headers)
  if (!response.ok) throw statusErrorOf(response.status, response.headers, await response.text())
  return response.status === 204 ? undefined : await response.json()
}

function statusErrorOf(status: number, headers: Headers, body: string): StatusError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new StatusError({
    status,
    ...errorBodyOf(body),
    ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
  })
}

/** Makes a call. Rejects with a `TransportError` alone: aborting the signal gives it up, with an `AbortError`. */
export async function run<Reply>(call: Call<Reply>, signal?: AbortSignal): Promise<Reply> {
  try {
    return await call(signal)
  } catch (cause) {
    if (isAccountChanged(cause)) noteAccountChange()
    throw signal?.aborted ? new AbortError({ cause }) : transportErrorOf(cause)
  }
}

function transportErrorOf(cause: unknown): TransportError {
  if (cause instanceof StatusError) return cause
  if (cause instanceof Error && cause.name === 'AbortError') return new AbortError({ cause })
  return new ConnectionError({ cause })
}
