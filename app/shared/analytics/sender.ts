/**
 * Sends events in batches: after ten, or five seconds after the first. A server that fails is tried again, at most ten
 * times; one that refuses for a while (429) gets nothing until the time that it names, or five seconds. What waits is
 * bounded, and a page that closes sends what it may still send.
 */
import { collectLimits, resetHeader } from '#domain/analytics/collector.ts'
import { constants } from '#domain/constants.ts'

const { clientBatchEvents, clientBatchMs, maxRetries, rateLimitFallbackMs } = constants.analytics

/** An event as it is sent. */
export type SentEvent = Readonly<Record<string, unknown>>

/** What a batch was answered with; undefined where no answer came. */
export type Answer = Pick<Response, 'status' | 'headers'> | undefined

export interface SenderOptions {
  readonly writeKey: string
  /** Sends a body. `isLast`: the page closes. */
  readonly post: (body: string, isLast: boolean) => Promise<Answer>
}

export interface Sender {
  readonly add: (event: SentEvent) => void
  /** Sends now what waits: the page may be closed. */
  readonly flush: () => void
  /** Forgets what waits, and sends nothing any more. */
  readonly stop: () => void
}

/** Events that may wait; the oldest go first. */
const WAITING_MAX = 200

/** Before the first repeat; it doubles with each. */
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 60_000

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

export function makeSender({ writeKey, post }: SenderOptions): Sender {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isStopped = false
  let failures = 0
  /** When the server takes something again, ms since 1970. */
  let notBefore = 0

  const bodyOf = (events: readonly string[]) =>
    `{"writeKey":${JSON.stringify(writeKey)},"sentAt":"${new Date().toISOString()}","batch":[${events.join(',')}]}`

  /** The first events that fit into one request. */
  const chunk = (most: number, bytes: number): string[] => {
    const events: string[] = []
    let size = sizeOf(bodyOf([]))
    for (const event of waiting) {
      size += sizeOf(event) + 1
      if (events.length === most || size > bytes) break
      events.push(event)
    }
    return events
  }

  const later = (wait: number) => {
    clearTimeout(timer)
    timer = isStopped ? undefined : setTimeout(() => void send(), wait)
  }

  const send = async () => {
    timer = undefined
    const events = chunk(clientBatchEvents, collectLimits.chunk)
    if (isSending || isStopped || events.length === 0) return
    const wait = notBefore - Date.now()
    if (wait > 0) return later(wait)
    isSending = true
    // No answer is a failure as well: it is tried again.
    const answer = await post(bodyOf(events), false).catch(() => undefined)
    isSending = false
    const again = waitAfter(answer)
    // What was refused for good is not sent again; what came meanwhile stays.
    if (again === undefined) waiting = waiting.filter((event) => !events.includes(event))
    if (waiting.length > 0) later(again ?? (waiting.length >= clientBatchEvents ? 0 : clientBatchMs))
  }

  /** How long to wait before the same events are sent again, ms; undefined where they are done with. */
  const waitAfter = (answer: Answer): number | undefined => {
    if (answer?.status === 429) {
      const seconds = Number(
        answer.headers.get(resetHeader) ?? answer.headers.get('retry-after') ?? Number.NaN,
      )
      const wait = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : rateLimitFallbackMs
      notBefore = Date.now() + wait
    } else if (answer !== undefined && answer.status < 500) {
      failures = 0
      return undefined
    }
    failures++
    if (failures > maxRetries) {
      failures = 0
      return undefined
    }
    return answer?.status === 429
      ? notBefore - Date.now()
      : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
  }

  return {
    add: (event) => {
      const text = JSON.stringify(event)
      if (isStopped || sizeOf(text) > collectLimits.chunk / 2) return
      waiting = [...waiting, text].slice(-WAITING_MAX)
      if (failures > 0 || isSending) return
      if (waiting.length >= clientBatchEvents) later(0)
      else timer ??= setTimeout(() => void send(), clientBatchMs)
    },
    flush: () => {
      if (isStopped || isSending || notBefore > Date.now()) return
      const events = chunk(collectLimits.events, collectLimits.chunk)
      if (events.length === 0) return
      waiting = waiting.slice(events.length)
      // The page closes: nobody is left to hear of it.
      void post(bodyOf(events), true).catch(() => undefined)
    },
    stop: () => {
      isStopped = true
      waiting = []
      clearTimeout(timer)
    },
  }
}
