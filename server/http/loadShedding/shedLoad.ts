import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountCookies } from '#domain/account/cookies.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import type { Middleware } from '#server/http/middleware.ts'
import { LoadShedder, type LoadShedderOptions } from './LoadShedder.ts'

/**
 * A page keeps the main thread for about 20 ms; an API call one millisecond, and then waits: for the database, for a
 * password hash (36 at most), for a geocoder (16), for a language model (8). Waiting calls must not count as too much
 * work.
 */
const lanes = {
  page: { least: 3, most: 6, pace: 22, patience: { strangers: 300, known: 600 }, lingers: 1000 },
  call: { least: 60, most: 100, pace: 1.5, patience: { strangers: 300, known: 600 }, lingers: 0 },
} as const satisfies Record<string, KindSettings>

interface KindSettings extends LoadShedderOptions {
  /** How long the work may continue after the client left, ms. API calls are interrupted. */
  readonly lingers: number
}

/** The kind of a request; refusals are counted by it. */
export type RequestKind = keyof typeof lanes

/** Why a request was refused. */
export type Refusal = `${RequestKind} ${'full' | 'waited'}`

interface Admission {
  /** The kind of a request; undefined for one that is always answered. */
  readonly kindOf: (request: IncomingMessage) => RequestKind | undefined
  /** Answers a refused request. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse, reason: Refusal) => void
}

/** Processes as many requests as can be answered in time, and refuses the others at once (decision 0030). */
export function shedLoad({ kindOf, refuse }: Admission): Middleware {
  const open = { page: new LoadShedder(lanes.page), call: new LoadShedder(lanes.call) }
  return (request, response, next) => {
    const name = kindOf(request)
    if (name === undefined) return next()
    const enter = () => {
      // Already closed: `close` would not fire again.
      if (response.destroyed) return
      const goAway = open[name].enter({
        isKnown: isKnown(request),
        begin: (leave) => {
          whenAnswered(response, lanes[name].lingers, leave)
          next()
        },
        refuse: (reason) => refuse(request, response, `${name} ${reason}`),
      })
      response.once('close', goAway)
    }
    if (changesNothing(request)) return enter()
    // A slowly sent body takes no slot: slots are for work that can run.
    setImmediate(() => (request.complete ? enter() : next()))
  }
}

const changesNothing = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** A session cookie, or a request that sends something. The cookie is not verified: it only decides the order. */
const isKnown = (request: IncomingMessage) => {
  if (!changesNothing(request)) return true
  const cookies = cookiesOf(request)
  return cookies.has(accountCookies.session) || cookies.has(`__Host-${accountCookies.session}`)
}

/** The slot is free when the reply begins: the rest is sending, and a slow reader takes no slot. */
function whenAnswered(response: ServerResponse, lingers: number, leave: () => void): void {
  const write = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (...all: unknown[]) => {
    leave()
    return write(...all)
  }
  response.once('close', () => (response.headersSent ? leave() : setTimeout(leave, lingers)))
}
