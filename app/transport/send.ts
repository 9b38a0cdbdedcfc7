import type { Language } from '#domain/locale.ts'
import { csrfHeader, csrfToken, renewCsrfToken } from './csrfToken.ts'
import { StatusError } from './errors.ts'
import { type Call, request, type RequestOptions } from './request.ts'
import { accountChanged, shownAccount } from './shownAccount.ts'

/** A form's fields by the names they are sent with; a list is sent once for each of its entries. */
export type Fields = Readonly<Record<string, string | readonly string[]>>

export interface SendOptions {
  /** Language of the sentences in the reply. */
  readonly language: Language
  /** @default 'POST' */
  readonly method?: 'POST' | 'PUT'
}

export interface SendFileOptions extends SendOptions, Pick<RequestOptions, 'via'> {}

/** Sends a form, url-encoded. */
export const sendForm = <Reply>(path: string, fields: Fields, options: SendOptions) =>
  send<Reply>(path, encoded(fields), 'application/x-www-form-urlencoded;charset=UTF-8', options)

/** Sends JSON. */
export const sendJson = <Reply>(path: string, body: unknown, options: SendOptions) =>
  send<Reply>(path, JSON.stringify(body), 'application/json', options)

/** Sends a file unchanged. */
export const sendFile = <Reply>(path: string, file: Blob, options: SendFileOptions) =>
  send<Reply>(path, file, file.type, options)

/** Sends the page's token; an expired one is renewed, and the request repeated for the account that the page shows. */
function send<Reply>(
  path: string,
  body: string | Blob,
  type: string,
  { language, method = 'POST', ...rest }: SendFileOptions,
): Call<Reply> {
  const attempt = (signal: AbortSignal | undefined) =>
    request<Reply>(`${path}?lang=${language}`, {
      ...rest,
      method,
      body,
      headers: { 'content-type': type, [csrfHeader]: csrfToken() },
    })(signal)
  return async (signal) => {
    try {
      return await attempt(signal)
    } catch (error) {
      if (!isForeign(error)) throw error
      const signedIn = await renewCsrfToken(signal)
      // The page may have been opened for another account; a known one is sent in the header, and the server
      // compares it.
      if (signedIn !== undefined && shownAccount() === undefined) throw accountChanged()
      return await attempt(signal)
    }
  }
}

const isForeign = (error: unknown): boolean =>
  error instanceof StatusError && error.status === 403 && error.reason === 'ForeignRequest'

function encoded(fields: Fields): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) parameters.append(name, one)
  return parameters.toString()
}
