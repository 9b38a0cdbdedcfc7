/** Requests made up from what the contract says of an endpoint: as it wants them, nearly so, and not at all. */
import { Effect, Schema } from 'effect'
import * as Arbitrary from 'effect/Arbitrary'
import { personOf } from '#domain/api/SignedIn.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { type Random, randomFrom } from '#demo/random.ts'
import { pairs, pathWith } from './encode.ts'
import { usualWords } from './hostileWords.ts'
import type { Probe } from './Probe.ts'
import { spoil, spoilBytes } from './spoil.ts'

/** What is read of an endpoint, whatever its types are. */
export interface AnyEndpoint {
  readonly name: string
  readonly method: string
  readonly path: string
  /** Whose data its replies hold. */
  readonly person: ReturnType<typeof personOf>
  readonly params: Schema.Top | undefined
  readonly query: Schema.Top | undefined
  readonly payload: { readonly type: string; readonly schema: Schema.Top } | undefined
  readonly success: readonly Schema.Top[]
  readonly error: readonly Schema.Top[]
}

export const groupNames = Object.keys(ServedApi.groups) as readonly (keyof typeof ServedApi.groups)[]

/** The endpoints of a group. */
export const endpointsOf = (group: keyof typeof ServedApi.groups): readonly AnyEndpoint[] =>
  Object.values(ServedApi.groups[group].endpoints).map((endpoint) => {
    const [payload] = [...endpoint.payload]
    const [type, body] = payload ?? []
    const schema = body?.schemas[0]
    return {
      name: `${group}.${endpoint.identifier}`,
      method: endpoint.method,
      path: endpoint.path,
      person: personOf(ServedApi.groups[group], endpoint),
      params: (endpoint as { params?: Schema.Top }).params,
      query: (endpoint as { query?: Schema.Top }).query,
      payload:
        type === undefined || schema === undefined ? undefined : { type, schema: schema as Schema.Top },
      success: [...(endpoint.success as Iterable<Schema.Top>)],
      error: [endpoint, ...endpoint.middlewares].flatMap(({ error }) => [...(error as Iterable<Schema.Top>)]),
    }
  })

/** Values are drawn so many at a time: making a generator of a schema costs more than a value of it. */
const DRAWN = 64

/** Values that a schema reads, without an end. */
export function* valuesOf(schema: Schema.Top | undefined, seed: string): Generator<unknown, never> {
  if (schema === undefined) for (;;) yield undefined
  const drawn = Arbitrary.schema(Schema.toEncoded(schema))
  for (let round = 0; ; round++)
    yield* Effect.runSync(
      Arbitrary.sampleEffect(drawn, {
        count: DRAWN,
        seed: `${seed} ${round}`,
        size: [2, 6, 12, 40][round % 4],
      }),
    )
}

/** Types of bodies that no endpoint reads, or reads otherwise. */
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
]

/** Headers of all sorts that something may stumble over. */
export const strangeHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': 'xx-'.repeat(400) },
  { 'accept-encoding': 'br;q=NaN, gzip;q=-1, *;q=2' },
  { 'if-modified-since': 'Thu, 99 Foo 99999 99:99:99 GMT' },
  { 'if-none-match': '"'.repeat(500) },
  { range: 'bytes=9-1,-,0-99999999999999999999' },
  { cookie: '__Host-estia_session=%00; =; ;;; estia_session=\u00e9; a=b=c' },
  { 'x-http-method-override': 'DELETE' },
  { 'last-event-id': '99999999999999999999' },
  { 'user-agent': '(('.repeat(900) },
  { forwarded: 'for="[::1]:x"', 'x-forwarded-host': 'evil.example' },
  { expect: '100-continue' },
]

/** Probes of one endpoint, without an end. `words`: such as lead further in on the portal that is asked. */
export function* endpointProbes(
  endpoint: AnyEndpoint,
  seed: string,
  words: readonly string[] = [],
): Generator<Probe, never> {
  const random = randomFrom(`${endpoint.name} ${seed}`)
  const known = [...usualWords, ...words, ...words]
  const [params, query, body] = [endpoint.params, endpoint.query, endpoint.payload?.schema].map(
    (schema, at) => valuesOf(schema, `${endpoint.name} ${seed} ${at}`),
  )
  const next = (values: Generator<unknown, never> | undefined) => {
    const value = values?.next().value
    return random.chance(0.15) ? value : spoil(value, random, known)
  }
  for (;;) {
    const parameters = pairs(next(query))
    const path = pathWith(endpoint.path, next(params)) + (parameters && `?${parameters}`)
    const isAstray = random.chance(0.1)
    yield {
      name: endpoint.name,
      method: endpoint.method,
      path: isAstray ? spoiltPath(path, random) : path,
      isAstray,
      isSignedIn: endpoint.name === 'account.logout' ? random.chance(0.02) : random.chance(0.7),
      ...bodyOf(endpoint, next(body), random),
    }
  }
}

function bodyOf(
  { method, payload }: AnyEndpoint,
  value: unknown,
  random: Random,
): Pick<Probe, 'headers' | 'body'> {
  const strange = random.chance(0.1) ? random.pick(strangeHeaders) : {}
  if (method === 'GET') return { headers: strange, body: undefined }
  const own = payload?.type ?? 'application/json'
  const bytes = Buffer.from(own.endsWith('json') ? (JSON.stringify(value) ?? '') : pairs(value))
  return {
    headers: { 'content-type': random.chance(0.05) ? random.pick(types) : own, ...strange },
    body: random.chance(0.2) ? spoilBytes(bytes, random) : bytes,
  }
}

/** What stays of a path, so that it still leads to a call. */
const start = /^\/(?:api-next\/|services\/account\/|api\/utente\/|singleSignOn\.php(?=[?/]|$)|)/

/** The path with bytes of it changed behind its start; printable, so that it can still be said in a request line. */
export function spoiltPath(path: string, random: Random): string {
  const [kept = ''] = start.exec(path) ?? []
  const bytes = [...spoilBytes(Buffer.from(path.slice(kept.length)), random)]
  const printable = bytes.filter((byte) => byte > 0x20 && byte < 0x7f && byte !== 0x23)
  const rest = String.fromCharCode(...printable)
  return kept.endsWith('.php') && !/^[?/]|^$/.test(rest) ? `${kept}?${rest}` : kept + rest
}
