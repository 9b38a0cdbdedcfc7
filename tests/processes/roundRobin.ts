import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** How often each process is asked whether it is ready, ms. */
export const ASKED_EVERY = 100

export interface RoundRobin {
  readonly origin: string
  /** Puts one more process behind it. */
  readonly add: (origin: string) => void
  /** Those that said last that they are ready. */
  readonly ready: () => readonly string[]
  /** Resolves once so many are ready. */
  readonly untilReady: (count: number) => Promise<void>
  /** What failed on the way to a process, in words. */
  readonly failures: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * Stands before several processes as a balancer does: asks each whether it is ready, and hands requests to the ready
 * ones in turn, over connections that are kept. Nothing is tried again: what fails, the visitor sees, as a 502.
 */
export async function roundRobin(): Promise<RoundRobin> {
  const processes: string[] = []
  const watching: Promise<void>[] = []
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const closing = new AbortController()
  const failures: string[] = []
  let turn = 0

  const watch = async (origin: string) => {
    while (!closing.signal.aborted) {
      const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).catch(
        () => undefined,
      )
      if (answer?.ok === true) ready.add(origin)
      else ready.delete(origin)
      await setTimeout(ASKED_EVERY)
    }
  }
  const hand = (asked: IncomingMessage, response: ServerResponse) => {
    const open = processes.filter((origin) => ready.has(origin))
    const origin = open[turn++ % open.length]
    if (origin === undefined) {
      failures.push('nobody is ready')
      return void response.writeHead(503).end()
    }
    const { host: _, connection: __, ...headers } = asked.headers
    const onward = request(
      origin + (asked.url ?? '/'),
      { method: asked.method, headers, agent },
      (answer) => {
        // What one connection says of itself is not for the next.
        const { connection: ___, 'keep-alive': ____, ...said } = answer.headers
        response.writeHead(answer.statusCode ?? 502, said)
        answer.pipe(response)
        answer.once('error', () => response.destroy())
      },
    )
    onward.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      // Who asked has gone: nothing failed.
      if (response.destroyed) return
      failures.push(`${code ?? message}${onward.reusedSocket ? ' on a kept connection' : ''}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    response.once('close', () => onward.destroy())
    asked.pipe(onward)
  }

  const server = createServer(hand).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    add: (process) => {
      processes.push(process)
      watching.push(watch(process))
    },
    failures,
    ready: () => [...ready],
    untilReady: async (count) => {
      while (ready.size < count) await setTimeout(ASKED_EVERY / 4)
    },
    close: async () => {
      closing.abort()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await Promise.all(watching)
    },
  }
}
