import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Visitor } from '../bench/people/Visitor.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const SOCKETS = 2000
/** ms in which every socket that does nothing has to be free again. */
const FREED = 60_000
/** ms between two bytes of a slow client. */
const DRIP = 5000
/** ms between two requests of a user who means well, and what these may take. */
const EVERY = 200
const BAR = 500

const assets = join(import.meta.dirname, '../../dist/client/assets')

/** The address of the largest file that pages load. A few of it fill what the system buffers for a connection. */
function largestFile(): string {
  const size = (name: string) => statSync(join(assets, name)).size
  return `/assets/${readdirSync(assets).toSorted((a, b) => size(b) - size(a))[0]}`
}

/** What a slow client begins with; the readers ask for much and never read. */
const kinds: readonly ((host: string, largest: string) => string)[] = [
  (host) => `GET /pwlhsh-katoikies/ HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
  (host) =>
    `POST /api-next/auth/user/registration-type/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
  (host, largest) => `GET ${largest} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(12),
]

/** A client that drips, or reads nothing. */
function slowClient(port: number, at: number, largest: string): Socket {
  const kind = kinds[at % kinds.length]
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => socket.write(kind?.(`127.0.0.1:${port}`, largest) ?? ''))
  socket.pause()
  const drip = setInterval(() => at % kinds.length < 2 && socket.write('a'), DRIP)
  socket.on('error', () => undefined)
  socket.once('close', () => clearInterval(drip))
  return socket
}

/** How many connections the portal holds: local address and state (01: established) of each, as Linux tells them. */
async function open(port: number): Promise<number> {
  const own = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/))
  return lines.filter(([, local, , state]) => local === own && state === '01').length
}

/** Thousands who send a byte now and then, or read nothing. */
export const slowClients: Fault = {
  id: 26,
  test: `Slow clients: ${SOCKETS} sockets that drip headers, drip bodies or read nothing, while a user searches`,
  bar: `searches p95 < ${BAR} ms; every slow socket freed in ${FREED / 1000} s`,
  run: async () => {
    const portal = await PortalProcess.make(500, { ESTIA_TRUSTED_PROXIES: '1' })
    const sockets: Socket[] = []
    try {
      await portal.start()
      const port = Number(new URL(portal.origin).port)
      const visitor = new Visitor(portal.origin, '192.0.2.1')
      const largest = largestFile()
      for (let at = 0; at < SOCKETS; at++) {
        const socket = slowClient(port, at, largest)
        sockets.push(socket)
        if (at % 50 === 49) await once(socket, 'connect')
      }
      const begun = performance.now()
      const most = await open(port)
      const times: number[] = []
      while (performance.now() - begun < FREED) {
        const { status, took } = await visitor.ask('/api-next/search-list/listings/?idContratto=1')
        times.push(status === 200 ? took : Infinity)
        await setTimeout(EVERY)
      }
      const left = Math.max(0, (await open(port)) - 1)
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
      await portal.stop()
      return {
        measured: `${most} slow sockets held at first, ${left} after ${FREED / 1000} s; ${times.length} searches, p95 ${p95.toFixed(0)} ms`,
        ok: left === 0 && p95 < BAR,
      }
    } finally {
      for (const socket of sockets) socket.destroy()
      portal.remove()
    }
  },
}
