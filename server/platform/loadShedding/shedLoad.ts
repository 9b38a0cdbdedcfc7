import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountCookies } from '#domain/account/cookies.ts'
import { cookiesOf } from '#server/platform/cookies.ts'
import type { Middleware } from '#server/platform/middleware.ts'
import { LoadShedder, type LoadShedderOptions } from './LoadShedder.ts'

/**
 * Pages keep the thread for some 20 ms each; calls a millisecond, and then wait: for the database, for a password that is
 * hashed (36 at most), for a geocoder (16), for a language model (8). Whoever only waits must not look like too much work.
 */
const lanes = {
  page: { least: 3, most: 6, pace: 22, patience: { strangers: 300, known: 600 }, lingers: 1000 },
  call: { least: 60, most: 100, pace: 1.5, patience: { strangers: 300, known: 600 }, lingers: 0 },
} as const satisfies Record<string, KindSettings>

interface KindSettings extends LoadShedderOptions {
  /** How long the work may go on for somebody who has gone away, ms. Calls are interrupted. */
  readonly lingers: number
}

/** What a request asks for: what is refused is counted by it. */
export type RequestKind = keyof typeof lanes

/** Why a request was refused. */
export type Refusal = `${RequestKind} ${'full' | 'waited'}`

interface Admission {
  /** Where a request belongs; undefined for what costs next to nothing. */
  readonly kindOf: (request: IncomingMessage) => RequestKind | undefined
  /** Tells somebody to come again. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse, reason: Refusal) => void
}

/** Lets in as many requests as can be answered in time, and refuses the others at once (decision 0030). */
export function shedLoad({ kindOf, refuse }: Admission): Middleware {
  const open = { page: new LoadShedder(lanes.page), call: new LoadShedder(lanes.call) }
  return (request, response, next) => {
    const name = kindOf(request)
    if (name === undefined) return next()
    const enter = () => {
      // Gone already: nothing would tell that they leave.
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
    // Whoever sends a body slowly takes nobody's place: a lane is for what can be worked on.
    setImmediate(() => (request.complete ? enter() : next()))
  }
}

const changesNothing = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Somebody who is signed in, or sends something. Only said, not proved: it decides who waits, and nothing else. */
const isKnown = (request: IncomingMessage) => {
  if (!changesNothing(request)) return true
  const cookies = cookiesOf(request)
  return cookies.has(accountCookies.session) || cookies.has(`__Host-${accountCookies.session}`)
}

/** The work is done when the reply begins: what is left is to send it, and whoever reads slowly takes nobody's place. */
function whenAnswered(response: ServerResponse, lingers: number, leave: () => void): void {
  const write = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (...all: unknown[]) => {
    leave()
    return write(...all)
  }
  response.once('close', () => (response.headersSent ? leave() : setTimeout(leave, lingers)))
}
