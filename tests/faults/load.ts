import { Agent, get, type IncomingMessage } from 'node:http'

/** What came of a request. Times in ms. */
export interface Asked {
  /** By the clock of `performance.now()`. */
  readonly begun: number
  readonly took: number
  /** Undefined where there was no answer. */
  readonly status: number | undefined
  /** Told to come again: there were too many. */
  readonly refused: boolean
  /** No answer, or one that nobody should get. */
  readonly failed: boolean
}

/** Connections are kept and used again, as a browser's are. */
const agent = new Agent({ keepAlive: true })

const compressed = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Asks for a path and reads all of the answer. Nothing is decompressed, by `fetch` every page would be: on a machine
 * that asker and portal share, a user who asks must not take away what is measured.
 */
export async function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  const begun = performance.now()
  const reply = await answered(address, headers)
  const refused = reply?.statusCode === 503 && reply.headers['retry-after'] !== undefined
  const failed = reply?.complete !== true || ((reply.statusCode ?? 0) >= 500 && !refused)
  return { begun, took: performance.now() - begun, status: reply?.statusCode, refused, failed }
}

/** The reply once it has been read or was cut off; undefined where there was none. */
const answered = (address: string, headers: Readonly<Record<string, string>>) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    get(address, { agent, headers: { ...compressed, ...headers } }, (reply) => {
      reply.once('close', () => resolve(reply)).resume()
      // A reply that is cut off is said to have an error first; `complete` tells.
      reply.on('error', () => undefined)
    }).on('error', () => resolve(undefined))
  })

/** Asks at an even pace, whatever is answered. A path is given for each number, counted from 0. */
export function load(origin: string, pathOf: (number: number) => string, aSecond: number) {
  const pending: Promise<Asked>[] = []
  const begun = performance.now()
  // A timer of one process comes late now and then: what was due meanwhile is asked at once.
  const timer = setInterval(
    () => {
      const due = ((performance.now() - begun) / 1000) * aSecond
      while (pending.length < due) pending.push(ask(origin + pathOf(pending.length)))
    },
    Math.max(5, 1000 / aSecond),
  )
  return () => {
    clearInterval(timer)
    return Promise.all(pending)
  }
}

/** The paths in turn. */
export const inTurn = (paths: readonly string[]) => (number: number) => paths[number % paths.length] ?? '/'
