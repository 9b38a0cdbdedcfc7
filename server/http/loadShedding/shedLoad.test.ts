import { createServer, request as ask, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRequest } from '#server/http/requestContext.ts'
import { shedLoad, type RequestKind } from './shedLoad.ts'
import { refuseRequests } from './refuseRequests.ts'

/** As many as work on pages, and more than can wait. */
const MANY = 40

describe('a server that is asked for more than it can answer', () => {
  let server: Server
  let inside: ServerResponse[] = []
  let lines: unknown[] = []
  let arrived = 0

  beforeEach(async () => {
    inside = []
    lines = []
    arrived = 0
    const kindOf = (request: { readonly url?: string | undefined }): RequestKind | undefined => {
      if (request.url?.startsWith('/kept') === true) return undefined
      return request.url?.startsWith('/api-next/') === true ? 'call' : 'page'
    }
    const admit = shedLoad({ kindOf, refuse: refuseRequests((line) => lines.push(line)) })
    server = createServer((request, response) => {
      arrived++
      void startRequest(request, response, () =>
        admit(request, response, () =>
          request.url === '/kept' ? response.end('kept') : inside.push(response),
        ),
      )
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })

  afterEach(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })

  const port = () => (server.address() as AddressInfo).port
  const origin = () => `http://127.0.0.1:${port()}`

  /** Until so many have arrived, and those that are refused know. */
  async function untilArrived(expected: number) {
    await expect.poll(() => arrived, { timeout: 5000 }).toBe(expected)
    await after(50)
  }

  /** Requests that are worked on until the test lets them go; gives the replies that came all the same. */
  async function fill(path: string, count = MANY, headers: Record<string, string> = {}) {
    const expected = arrived + count
    const came: { readonly status: number | undefined; readonly headers: unknown; text: string }[] = []
    for (let at = 0; at < count; at++)
      ask(origin() + path, { headers }, (reply) => {
        const one = { status: reply.statusCode, headers: reply.headers, text: '' }
        came.push(one)
        reply.on('data', (bytes) => (one.text += String(bytes)))
      })
        .on('error', () => undefined)
        .end()
    await untilArrived(expected)
    return came
  }

  it('tells visitors in their language to come again, at once', async () => {
    const [refused, ...others] = await fill('/de/wohnungen/')
    expect(others.length).toBeGreaterThan(15)
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    })
    expect(refused?.text).toContain('<html lang="de">')
    expect(refused?.text).toContain('zu viele Besucher')
    expect(lines).toMatchObject([{ level: 'warn', reason: 'page full' }])
  })

  it('tells programs as the API does', async () => {
    const [refused] = await fill('/api-next/things/?lang=fr', 500)
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': 'application/json' },
    })
    expect(JSON.parse(refused?.text ?? '')).toEqual({
      data: { message: 'Trop de visiteurs sont là en ce moment. Réessayez dans quelques secondes.' },
    })
  })

  it('answers what costs nothing, and calls although there are too many pages', async () => {
    await fill('/')
    expect(await (await fetch(`${origin()}/kept`)).text()).toBe('kept')
    const before = inside.length
    await fill('/api-next/things/', 1)
    expect(inside).toHaveLength(before + 1)
  })

  it('lets a signed-in user wait where others are refused', async () => {
    expect((await fill('/')).length).toBeGreaterThan(15)
    const before = inside.length
    expect(await fill('/', 1, { cookie: '__Host-estia_session=1' })).toEqual([])
    inside[0]?.end()
    await after(50)
    expect(inside).toHaveLength(before + 1)
  })

  it('has room again when replies begin, not when they were read', async () => {
    await fill('/')
    const first = [...inside]
    for (const response of first) response.writeHead(200).write('a')
    await after(50)
    const later = inside.length
    expect(later).toBeGreaterThan(first.length)
    for (const response of inside.slice(first.length)) response.writeHead(200).write('a')
    await fill('/', 1)
    expect(inside.length).toBeGreaterThan(later)
  })

  it('holds no place for who sends a body slowly', async () => {
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(port(), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('POST /api-next/things/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')
      return socket
    })
    await untilArrived(200)
    expect(inside).toHaveLength(200)
    expect(await fill('/api-next/things/', 50)).toEqual([])
    expect(inside).toHaveLength(250)
    for (const socket of slow) socket.destroy()
  })

  it('counts a body that came whole, and goes on when those who asked are gone', async () => {
    const post = 'POST /api-next/things/ HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}'
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(port(), '127.0.0.1')
      socket.on('error', () => undefined).write(post)
      return socket
    })
    await untilArrived(200)
    expect(inside).toHaveLength(100)
    for (const socket of sockets) socket.destroy()
    await after(100)
    expect(await fill('/api-next/things/', 50)).toEqual([])
  })
})
