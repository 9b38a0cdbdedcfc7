import type { AddressParts } from './addressOf.ts'
import type { RequestOptions } from './ask.ts'
import { fetchWithProgress } from './fetchWithProgress.ts'

/** What a call takes (`InputOf` in contract.ts), when its endpoint is no longer known by type. */
export interface Input extends AddressParts {
  readonly form?: object
  readonly json?: unknown
  readonly file?: Blob
  /** The uploaded share, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** The idempotency key, where the endpoint takes one. */
  readonly key?: string
}

export interface Sent extends Pick<RequestOptions, 'method' | 'body' | 'via'> {
  /** The content type. */
  readonly type: string
}

/** The body of a call: a form url-encoded, a file unchanged, or JSON. */
export function sentOf(endpoint: string, { form = {}, json, file, onProgress }: Input): Sent {
  const method = endpoint.slice(0, endpoint.indexOf(' '))
  if (file) return { method, body: file, type: file.type, via: onProgress && fetchWithProgress(onProgress) }
  if (json !== undefined) return { method, body: JSON.stringify(json), type: 'application/json' }
  return { method, body: encoded(form), type: 'application/x-www-form-urlencoded;charset=UTF-8' }
}

/** A list is sent once for each of its entries. */
function encoded(fields: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined) parameters.append(name, String(one))
  return parameters.toString()
}
