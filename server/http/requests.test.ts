/** Requests that are refused before anything reads what they ask for. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chain } from './middleware.ts'
import { oneHost } from './oneHost.ts'
import { onlyRead } from './onlyRead.ts'
import { startRequest } from './requestContext.ts'

let server: Server
beforeAll(async () => {
  server = createServer(
    chain([startRequest, oneHost, onlyRead, (_request, response) => response.end('read')], () => undefined),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends lines as they are; gives the reply's status and headers. */
async function send(
  ...lines: readonly string[]
): Promise<{ readonly status: number; readonly head: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  for await (const chunk of socket.setEncoding('utf8')) text += chunk
  const [head = ''] = text.toLowerCase().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head }
}

describe('the host of a request', () => {
  it.each<[string, readonly string[], number]>([
    ['a name', ['GET / HTTP/1.1', 'Host: example.gr'], 200],
    ['a name and a port', ['GET / HTTP/1.1', 'Host: localhost:3000'], 200],
    ['an IPv6 address', ['GET / HTTP/1.1', 'Host: [::1]:3000'], 200],
    ['none, of HTTP/1.0', ['GET / HTTP/1.0'], 200],
    ['none', ['GET / HTTP/1.1'], 400],
    ['an empty one', ['GET / HTTP/1.1', 'Host:'], 400],
    ['two', ['GET / HTTP/1.1', 'Host: example.gr', 'Host: other.gr'], 400],
    ['the same twice', ['GET / HTTP/1.1', 'Host: example.gr', 'Host: example.gr'], 400],
    ['two, of HTTP/1.0', ['GET / HTTP/1.0', 'Host: example.gr', 'host: other.gr'], 400],
    [
      'two, apart and in other letters',
      ['GET / HTTP/1.1', 'HOST: example.gr', 'Accept: */*', 'hOsT: other.gr'],
      400,
    ],
    ['two in one', ['GET / HTTP/1.1', 'Host: example.gr, other.gr'], 400],
    ['a path', ['GET / HTTP/1.1', 'Host: example.gr/other'], 400],
    ['a user', ['GET / HTTP/1.1', 'Host: someone@example.gr'], 400],
    ['a space', ['GET / HTTP/1.1', 'Host: example.gr other.gr'], 400],
  ])('%s', async (_, lines, status) => {
    expect((await send(...lines, 'Connection: close')).status).toBe(status)
  })
})

describe('what is only read', () => {
  it.each<[string, number]>([
    ['GET', 200],
    ['HEAD', 200],
    ['OPTIONS', 204],
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'].map((method): [string, number] => [
      method,
      405,
    ]),
  ])('answers %s with %i', async (method, status) => {
    const reply = await send(`${method} /path HTTP/1.1`, 'Host: example.gr', 'Connection: close')
    expect(reply.status).toBe(status)
    expect(/^allow: (.*)$/m.exec(reply.head)?.[1]?.trim()).toBe(status === 200 ? undefined : 'get, head')
  })
})
