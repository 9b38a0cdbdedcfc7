import { Effect } from 'effect'
import type { Language } from '#domain/locale.ts'
import { csrfHeader, csrfToken, renewCsrfToken } from './csrfToken.ts'
import { ConnectionError, type TransportError } from './errors.ts'
import { request } from './request.ts'

/** A form's fields by the names they are sent with; a list is sent once for each of its entries. */
export type Fields = Readonly<Record<string, string | readonly string[]>>

export interface SendOptions {
  /** Language of the sentences in the reply. */
  readonly language: Language
  /** @default 'POST' */
  readonly method?: 'POST' | 'PUT'
}

/** Sends a form, url-encoded. */
export const sendForm = <Reply>(path: string, fields: Fields, options: SendOptions) =>
  send<Reply>(path, encoded(fields), 'application/x-www-form-urlencoded;charset=UTF-8', options)

/** Sends JSON. */
export const sendJson = <Reply>(path: string, body: unknown, options: SendOptions) =>
  send<Reply>(path, JSON.stringify(body), 'application/json', options)

/** Sends a file as it is. */
export const sendFile = <Reply>(path: string, file: Blob, options: SendOptions) =>
  send<Reply>(path, file, file.type, options)

/** With the page's token; one that is too old is renewed, and the request made once more. */
function send<Reply>(
  path: string,
  body: string | Blob,
  type: string,
  { language, method = 'POST' }: SendOptions,
) {
  const attempt = Effect.suspend(() =>
    request<Reply>(`${path}?lang=${language}`, {
      method,
      body,
      headers: { 'content-type': type, [csrfHeader]: csrfToken() },
    }),
  )
  return attempt.pipe(Effect.catchIf(isForeign, () => Effect.andThen(renewed, attempt)))
}

const renewed = Effect.tryPromise({
  try: renewCsrfToken,
  catch: (cause) => new ConnectionError({ cause }),
})

const isForeign = (error: TransportError): boolean =>
  error._tag === 'StatusError' && error.status === 403 && error.reason === 'ForeignRequest'

function encoded(fields: Fields): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) parameters.append(name, one)
  return parameters.toString()
}
