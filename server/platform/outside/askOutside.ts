/**
 * Asks a service that the operator configured, as carefully as something that may be slow, broken or taken over: one
 * address, no redirects, little time, few bytes, few at once. Nothing that a visitor types chooses where it goes.
 */
import { Effect, Exit, Metric, Option, Schema, Semaphore } from 'effect'
import { outsideSeconds } from '#server/platform/metrics.ts'

const reasons = [
  'unreachable',
  'slow',
  'refused',
  'redirected',
  'tooLarge',
  'notJson',
  'malformed',
  'busy',
] as const

/** The service gave no usable answer. The error contains neither its address nor the request: one may hold a key. */
export class OutsideFailed extends Schema.TaggedError<OutsideFailed>()('OutsideFailed', {
  reason: Schema.Literals(reasons),
}) {}

export interface OutsideLimits {
  /** Until the last byte. */
  readonly milliseconds: number
  /** Of the answer, unpacked. */
  readonly bytes: number
  /** Questions under way at once. */
  readonly atOnce: number
  /** Questions that wait for those; more are turned away. */
  readonly waiting: number
}

/** What is sent along. */
export interface OutsideQuestion {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, by POST. Without it the address is the whole question. */
  readonly body?: unknown
  /** Sent as a form instead. */
  readonly form?: Readonly<Record<string, string>>
}

export interface Asker {
  /** The `User-Agent` that services require. */
  readonly name: string
  /** The label of the request in the metrics. */
  readonly service: 'geocoder' | 'outlines' | 'languageModel' | 'payments'
}

export type AskOutside = (address: URL, question?: OutsideQuestion) => Effect.Effect<unknown, OutsideFailed>

const failed = (reason: (typeof reasons)[number]) => new OutsideFailed({ reason })

/** Requests JSON. */
export function makeAskOutside(limits: OutsideLimits, { name, service }: Asker): AskOutside {
  const turns = Semaphore.makeUnsafe(limits.atOnce)
  let asked = 0
  return (address, { headers, body, form } = {}) =>
    Effect.suspend(() => {
      if (asked >= limits.atOnce + limits.waiting) return Effect.fail(failed('busy'))
      asked++
      const ours = { ...headers, accept: 'application/json', 'user-agent': name }
      const request = requestOf(address, { headers: ours, body, ...(form && { form }) })
      return answerOf(request, limits).pipe(turns.withPermits(1), Effect.ensuring(Effect.sync(() => asked--)))
    }).pipe(measured(service))
}

/** Measures durations, of failures as well. */
const measured =
  (service: Asker['service']) =>
  <Answer>(asking: Effect.Effect<Answer, OutsideFailed>): Effect.Effect<Answer, OutsideFailed> =>
    Effect.suspend(() => {
      const begun = performance.now()
      return Effect.onExit(asking, (exit) =>
        Metric.update(
          Metric.withAttributes(outsideSeconds, { service, outcome: outcomeOf(exit) }),
          (performance.now() - begun) / 1000,
        ),
      )
    })

/**
 * Abandoned: the caller left before the answer, as users do who continue typing. Unexpected errors are logged
 * elsewhere.
 */
function outcomeOf(exit: Exit.Exit<unknown, OutsideFailed>): string {
  if (Exit.isSuccess(exit)) return 'answered'
  const failure = Option.getOrUndefined(Exit.findErrorOption(exit))
  return failure?.reason ?? (Exit.hasInterrupts(exit) ? 'abandoned' : 'unexpected')
}

const bodyOf = (body: unknown, form: OutsideQuestion['form']) => {
  if (form) return { method: 'POST', body: new URLSearchParams(form) }
  return body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
}

/** A name and a password in the address go where the protocol has them. */
function requestOf(address: URL, { headers, body, form }: OutsideQuestion): Request {
  const url = new URL(address)
  const { username, password } = url
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  )
  url.username = url.password = ''
  const said = bodyOf(body, form)
  return new Request(url, {
    ...said,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(username !== '' && { authorization: `Basic ${login}` }),
    },
    redirect: 'manual',
  })
}

const answerOf = (request: Request, { milliseconds, bytes }: OutsideLimits) =>
  Effect.tryPromise({
    try: async (signal): Promise<unknown> => {
      const reply = await fetch(request, { signal })
      if (reply.ok) return parsed(await textOf(reply, bytes))
      // What is not read would hold the connection.
      await reply.body?.cancel()
      throw failed(isRedirect(reply) ? 'redirected' : 'refused')
    },
    catch: (thrown) => (thrown instanceof OutsideFailed ? thrown : failed('unreachable')),
  }).pipe(Effect.timeoutOrElse({ duration: milliseconds, orElse: () => Effect.fail(failed('slow')) }))

const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

/** Counts what was unpacked: a small answer may be a large one, packed. */
async function textOf(reply: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body ?? []) {
    size += part.length
    if (size > most) throw failed('tooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw failed('notJson')
  }
}
