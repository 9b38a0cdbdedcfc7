/**
 * Fetches a file from an address that a user chose: only from the internet, also after redirects and whatever the name
 * stands for; within so much time and so many bytes. The name is looked up once, and that answer is connected to: a name
 * that means another address a moment later leads nowhere else.
 */
import { Effect, Schema } from 'effect'
import { lookup as lookUp } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { feedFetchProblems } from '#domain/agency/feeds.ts'
import { MayReach } from './publicAddress.ts'

/** Why there is no file. */
export class FetchRefused extends Schema.TaggedError<FetchRefused>()('FetchRefused', {
  reason: Schema.Literals(feedFetchProblems),
}) {}

const refused = (reason: (typeof feedFetchProblems)[number]) => new FetchRefused({ reason })

export interface FetchLimits {
  /** Until the last byte. */
  readonly milliseconds: number
  readonly bytes: number
}

export interface FetchAsked extends FetchLimits {
  readonly url: string
  /** The server's own mark of the file that we have; empty without one. */
  readonly validator: string
  /** Takes the bytes as they come. */
  readonly take: (bytes: Uint8Array) => Promise<void> | void
}

export interface Fetched {
  /** False where the file is the one that we have: nothing was taken. */
  readonly isNew: boolean
  readonly validator: string
}

const REDIRECTS = 3

/** Looks a name up, and refuses it unless all that it stands for may be reached. */
const guardedLookup =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      if (found.length === 0 || !found.every(({ address }) => mayReach(address)))
        return callback(refused('private'), '', 0)
      if (options.all === true) return callback(null, found)
      const [first] = found
      return callback(null, first?.address ?? '', first?.family ?? 0)
    })
  }

/** The address of an http or https file without a login in it. */
export function targetOf(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) throw refused('refused')
  if (url.username !== '' || url.password !== '') throw refused('refused')
  return url
}

const headersFor = (validator: string) => ({
  accept: '*/*',
  'accept-encoding': 'identity',
  ...(/^(?:W\/)?"/.test(validator) && { 'if-none-match': validator }),
  ...(validator !== '' && !/^(?:W\/)?"/.test(validator) && { 'if-modified-since': validator }),
})

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  /** JSON, or bytes whose type the headers say, sent by POST; without it the address is asked for by GET. */
  readonly body?: string | Uint8Array
}

/** Asks an address, or sends to it, and returns the answer's head. */
export const openAt = (
  url: URL,
  mayReach: (address: string) => boolean,
  signal: AbortSignal,
  { headers, body }: Sent,
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A number is not looked up.
    if (isIP(host) !== 0 && !mayReach(host)) return reject(refused('private'))
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const options = {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': 'Estia',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      lookup: guardedLookup(mayReach),
      signal,
      agent: false,
    }
    return request(url, options, resolve).on('error', reject).end(body)
  })

/** Follows redirects, each as careful as the first address. */
async function reach(asked: FetchAsked, mayReach: (address: string) => boolean, signal: AbortSignal) {
  let url = targetOf(asked.url)
  for (let left = REDIRECTS; ; left--) {
    const reply = await openAt(url, mayReach, signal, { headers: headersFor(asked.validator) })
    const { statusCode = 0, headers } = reply
    if (![301, 302, 303, 307, 308].includes(statusCode)) return reply
    reply.destroy()
    if (left === 0 || headers.location === undefined) throw refused('redirects')
    url = targetOf(headers.location, url)
  }
}

async function download(asked: FetchAsked, mayReach: (address: string) => boolean, signal: AbortSignal) {
  const reply = await reach(asked, mayReach, signal)
  const { statusCode, headers } = reply
  const validator = headers.etag ?? headers['last-modified'] ?? ''
  if (statusCode === 304) {
    reply.destroy()
    return { isNew: false, validator: asked.validator } satisfies Fetched
  }
  if (statusCode !== 200) {
    reply.destroy()
    throw refused('refused')
  }
  let read = 0
  for await (const part of reply as AsyncIterable<Uint8Array>) {
    read += part.byteLength
    if (read > asked.bytes) {
      reply.destroy()
      throw refused('tooLarge')
    }
    await asked.take(part)
  }
  return { isNew: true, validator } satisfies Fetched
}

/** Fetches a file, or learns that it is the one that we have. */
export const fetchPublic = Effect.fn('outside.fetchPublic')(function* (asked: FetchAsked) {
  const mayReach = yield* MayReach
  return yield* Effect.tryPromise({
    try: (signal) => download(asked, mayReach, signal),
    catch: (thrown) => (thrown instanceof FetchRefused ? thrown : refused('unreachable')),
  }).pipe(
    Effect.timeoutOrElse({
      duration: asked.milliseconds,
      orElse: () => Effect.fail(refused('slow')),
    }),
  )
})
