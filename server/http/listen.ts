import { Effect, Schema, type Scope } from 'effect'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createNetServer, type Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { refuseUnread } from './refuseUnread.ts'

/** Another program listens where the portal should. */
export class PortTaken extends Schema.TaggedError<PortTaken>()('PortTaken', {
  host: Schema.String,
  port: Schema.Int,
}) {
  override get message(): string {
    return `port ${this.port} on ${this.host} is taken by another program; set PORT to a free one`
  }
}

/** How long a request in flight may go on after the server was closed, ms. */
const graceMs = 4000

/**
 * How long an idle connection is kept, ms: of a browser, and of a proxy. A proxy keeps one for a minute; a request
 * that it sends on a closed one is lost to a user.
 */
const keptMs = 5000
const keptForProxyMs = 75_000

interface Address {
  readonly host: string
  readonly port: number
}

interface Listening extends Address {
  /** Whether there is a proxy in front. */
  readonly behindProxy?: boolean
}

/** A stopping server closes after so long without a request, or after so long at most, ms. */
const quietMs = 100
const lingerMs = 4000

/** What a slow client can hold, ms: 15 s for headers, 30 s for a whole request, looked at every 5 s. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

/**
 * Bytes of a request's head that are read. Addresses beyond what pages accept (server/http/pages/pageRequests.ts) get a
 * page that says so; the head also contains the referrer and cookies.
 */
const maxHeaderSize = 40_960

/**
 * An idle connection is closed after this, ms: a client that does not read its reply. An event stream sends something
 * more often (server/features/notifications/eventStream.ts).
 */
const IDLE = 25_000

/**
 * Listens until its scope closes; then answers what is already on its way to it, and says on each connection that it was
 * the last; takes no new connection, lets requests in flight finish and cuts what is left after the grace time.
 */
export const listen = (
  handler: RequestListener,
  at: Listening,
): Effect.Effect<Server, PortTaken, Scope.Scope> =>
  Effect.acquireRelease(open(handler, at), (server) => Effect.promise(() => close(server)))

const open = (handler: RequestListener, { behindProxy = false, ...at }: Listening) => {
  const keepAliveTimeout = behindProxy ? keptForProxyMs : keptMs
  return bind(
    refuseUnread(createServer({ ...patience, keepAliveTimeout, maxHeaderSize }, handler).setTimeout(IDLE)),
    at,
  )
}

const bind = <S extends NetServer>(server: S, { host, port }: Address) =>
  Effect.callback<S, PortTaken>((resume) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resume(error.code === 'EADDRINUSE' ? Effect.fail(new PortTaken({ host, port })) : Effect.die(error)),
    )
    server.listen(port, host, () => resume(Effect.succeed(server)))
  })

/**
 * Fails at once if another program listens, before slow work begins. Connections are refused meanwhile: a balancer
 * that checks readiness must neither wait nor be waited for.
 */
export const ensurePortFree = (at: Address): Effect.Effect<void, PortTaken> =>
  Effect.flatMap(
    bind(
      createNetServer((socket) => socket.destroy()),
      at,
    ),
    (server) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve()))),
  )

async function close(server: Server): Promise<void> {
  await untilQuiet(server)
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}

/**
 * Closing a server closes every connection without a request that it has read. On a busy server there are some, sent
 * before the client could know of the stop.
 */
async function untilQuiet(server: Server): Promise<void> {
  const asked = performance.now()
  let last = asked
  server.prependListener('request', (_, response: ServerResponse) => {
    last = performance.now()
    response.setHeader('connection', 'close')
  })
  const isOver = (now: number) => now - last >= quietMs || now - asked >= lingerMs
  while (!isOver(performance.now())) await wait(quietMs / 4)
}
