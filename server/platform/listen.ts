import { Effect, Schema, type Scope } from 'effect'
import { createServer, type RequestListener, type Server } from 'node:http'

/** Another program listens where the portal should. */
export class PortTaken extends Schema.TaggedError<PortTaken>()('PortTaken', {
  host: Schema.String,
  port: Schema.Int,
}) {
  override get message(): string {
    return `port ${this.port} on ${this.host} is taken by another program; set PORT to a free one`
  }
}

/** How long a request in flight may go on after the stop signal, ms. */
const graceMs = 8000

/**
 * Listens until its scope closes; then takes no new connection, lets requests in flight finish and cuts what is left
 * after the grace time. Times bound what a slow client can hold: 15 s for headers, 30 s for a whole request.
 */
export const listen = (
  handler: RequestListener,
  { host, port }: { readonly host: string; readonly port: number },
): Effect.Effect<Server, PortTaken, Scope.Scope> =>
  Effect.acquireRelease(open(handler, host, port), (server) => Effect.promise(() => close(server)))

const open = (handler: RequestListener, host: string, port: number) =>
  Effect.callback<Server, PortTaken>((resume) => {
    const server = createServer({ headersTimeout: 15_000, requestTimeout: 30_000 }, handler)
    server.once('error', (error: NodeJS.ErrnoException) =>
      resume(error.code === 'EADDRINUSE' ? Effect.fail(new PortTaken({ host, port })) : Effect.die(error)),
    )
    server.listen(port, host, () => resume(Effect.succeed(server)))
  })

/** Fails at once where another program listens, before anything slow is begun. */
export const ensurePortFree = (at: { readonly host: string; readonly port: number }) =>
  Effect.scoped(listen(() => undefined, at))

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
