import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { compressReplies } from '#server/http/replies/compressReplies.ts'
import { ReplyBuffers } from './ReplyBuffers.ts'
import { lengthOf } from './SerializedJson.ts'

/** A reply that is another for each number, in pieces, of some 30 kB. */
const piecesOf = (number: number) => Array.from({ length: 10 }, () => Buffer.from(`${number} `.repeat(1000)))
const textOf = (number: number) => `${number} `.repeat(10_000)

describe('buffers of replies', () => {
  const opened: (() => void)[] = []
  afterEach(() => {
    for (const close of opened.splice(0)) close()
  })

  /** A server that says the pieces of the number asked for, out of these buffers, and where it is. */
  async function serve(buffers: ReplyBuffers, pieces = piecesOf) {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const said = pieces(Number(request.url?.slice(1)))
      const length = lengthOf(said)
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': length })
      buffers.end(response, said, length)
    }
    const server = createServer((request, response) =>
      compressReplies(request, response, () => answer(request, response)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    opened.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return (server.address() as AddressInfo).port
  }

  const ask = async (port: number, number: number): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}/${number}`)).text()

  it('are used again once a reply is out', async () => {
    const buffers = new ReplyBuffers()
    const port = await serve(buffers)
    for (const number of [1, 2, 3, 4]) {
      expect(await ask(port, number)).toBe(textOf(number))
      await expect.poll(() => buffers.waiting).toBe(1)
    }
  })

  it('say what they were given to many at once who take it compressed', async () => {
    const buffers = new ReplyBuffers()
    const port = await serve(buffers)
    const numbers = Array.from({ length: 100 }, (_, at) => 1000 + at)
    const replies = await Promise.all(numbers.map((number) => ask(port, number)))
    expect(replies).toEqual(numbers.map(textOf))
    await expect.poll(() => buffers.waiting).toBeGreaterThan(1)
  })

  it('are not reused while a client with many pipelined requests has yet to read', async () => {
    const buffers = new ReplyBuffers()
    const port = await serve(buffers)
    const socket = connect(port, '127.0.0.1')
    opened.push(() => socket.destroy())
    const numbers = Array.from({ length: 300 }, (_, at) => 1000 + at)
    const last = numbers.length - 1
    for (const [at, number] of numbers.entries())
      socket.write(`GET /${number} HTTP/1.1\r\nhost: x\r\n${at === last ? 'connection: close\r\n' : ''}\r\n`)
    expect((await text(socket)).match(/(?:\d+ ){10000}/g)).toEqual(numbers.map(textOf))
    expect(buffers.waiting).toBe(64)
  })

  it('are not given back by a connection that breaks before all is out, and serve others as before', async () => {
    const buffers = new ReplyBuffers()
    const port = await serve(buffers)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /7 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(300), () => socket.resetAndDestroy())
    await new Promise((resolve) => socket.once('close', resolve))
    const numbers = Array.from({ length: 20 }, (_, at) => at)
    expect(await Promise.all(numbers.map((number) => ask(port, number)))).toEqual(numbers.map(textOf))
    expect(buffers.waiting).toBeLessThanOrEqual(64)
  })

  it.each([
    ['of one piece', (number: number) => [Buffer.from(textOf(number))]],
    ['longer than they are', (number: number) => Array.from({ length: 4 }, () => piecesOf(number)).flat()],
  ])('are not used for a reply %s', async (_, pieces) => {
    const buffers = new ReplyBuffers()
    const port = await serve(buffers, pieces)
    expect(await ask(port, 5)).toBe(pieces(5).join(''))
    expect(buffers.waiting).toBe(0)
  })
})
