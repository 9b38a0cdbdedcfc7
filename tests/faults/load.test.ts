import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './load.ts'

describe('what came of a request', () => {
  let server: Server
  let origin = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/busy') response.writeHead(503, { 'retry-after': '5' }).end()
      else if (request.url === '/broken') response.writeHead(500).end()
      else if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': 100 }).write('half')
        setTimeout(() => response.destroy(), 20)
      } else if (request.url === '/gone') request.socket.destroy()
      else response.end('whole')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  it.each([
    ['a whole answer', '/', { status: 200, refused: false, failed: false }],
    ['told to come again', '/busy', { status: 503, refused: true, failed: false }],
    ['an error', '/broken', { status: 500, refused: false, failed: true }],
    ['an answer that is cut off', '/cut', { status: 200, refused: false, failed: true }],
    ['no answer', '/gone', { status: undefined, refused: false, failed: true }],
  ])('%s', async (_, path, expected) => {
    expect(await ask(origin + path)).toMatchObject(expected)
  })
})
