import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressReplies } from './compressReplies.ts'
import { chain, type Middleware } from '../middleware.ts'

const long = 'ένα μακρύ κείμενο '.repeat(500)

/** As Effect's server answers, and as pages do. */
const replies: Readonly<Record<string, Middleware>> = {
  '/effect': (_request, response) => {
    const body = Buffer.from(long)
    response.strictContentLength = true
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
      'x-own': '1',
    }
    response.writeHead(200, undefined as unknown as string, headers)
    response.end(body)
  },
  '/page': (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('x-own', '1')
    response.write(long.slice(0, 100))
    response.end(long.slice(100))
  },
  '/reason': (_request, response) => response.writeHead(418, 'Teapot', { 'x-own': '1' }).end('x'),
}

describe('compressed replies', () => {
  let server: Server
  let address: string

  beforeAll(async () => {
    const answer: Middleware = (request, response, next) =>
      replies[request.url ?? '']?.(request, response, next)
    server = createServer(chain([compressReplies, answer], (error) => expect.unreachable(String(error))))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it.each(['/effect', '/page'])('%s is sent whole, compressed, with its headers', async (path) => {
    const reply = await fetch(address + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(reply.headers.get('content-encoding')).toBe('gzip')
    expect(reply.headers.get('content-type')).toMatch(/charset=utf-8$/)
    expect(reply.headers.get('x-own')).toBe('1')
    expect(await reply.text()).toBe(long)
  })

  it('goes as it is to who takes nothing else', async () => {
    const reply = await fetch(`${address}/effect`, { headers: { 'accept-encoding': 'identity' } })
    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await reply.text()).toBe(long)
  })

  it('keeps a status with a reason of its own', async () => {
    const reply = await fetch(`${address}/reason`)
    expect([reply.status, reply.statusText, reply.headers.get('x-own')]).toEqual([418, 'Teapot', '1'])
  })
})
