import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { covers } from '../../tests/covers.ts'
import type { ApiKey } from './apiKey.ts'
import { read, run } from './call.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** A server for the test; returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const reading = (address: string) => read(address as ApiKey<{ readonly total: number }>)

const failureOf = async (address: string, signal?: AbortSignal) =>
  (await run(reading(address), signal)).failure

describe('a request', () => {
  it('gives the JSON of a good answer', async () => {
    const address = await serve((_, response) => response.end('{"total":3}'))
    expect(await run(reading(address))).toEqual({ reply: { total: 3 } })
  })

  it.each([400, 404, 410, 500, 503])(
    'turns status %i into a StatusError with the message',
    covers('errors/StatusError', 'errors/server-message'),
    async (status) => {
      const address = await serve((_, response) => {
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end('{"data":{"message":"Αποσύρθηκε"}}')
      })
      expect(await failureOf(address)).toMatchObject({
        _tag: 'StatusError',
        name: 'StatusError',
        status,
        data: { message: 'Αποσύρθηκε' },
      })
    },
  )

  it('reads from 429 how long to wait', async () => {
    const address = await serve((_, response) => {
      response.writeHead(429, { 'retry-after': '7' }).end('{"data":{"message":"Σιγά"}}')
    })
    expect(await failureOf(address)).toMatchObject({
      status: 429,
      retryAfterMs: 7000,
      data: { message: 'Σιγά' },
    })
  })

  it.each(['<html>502 Bad Gateway</html>', '', '{"data":{"message":5}}', 'null', '[]'])(
    'finds no message in the error body %j',
    async (body) => {
      const address = await serve((_, response) => response.writeHead(502).end(body))
      expect(await failureOf(address)).toMatchObject({ _tag: 'StatusError', status: 502, data: {} })
    },
  )

  it.each(['{"total":', '<html></html>', ''])('calls the good answer %j unreadable', async (body) => {
    const address = await serve((_, response) => response.end(body))
    expect(await failureOf(address)).toMatchObject({ _tag: 'ConnectionError', name: 'ConnectionError' })
  })

  it('calls an answer that breaks off a ConnectionError', covers('errors/ConnectionError'), async () => {
    const address = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"total":')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await failureOf(address)).toMatchObject({ _tag: 'ConnectionError' })
  })

  it('calls a refused connection a ConnectionError', covers('errors/ConnectionError'), async () => {
    const address = await serve((_, response) => response.end())
    await closing.pop()?.()
    expect(await failureOf(address)).toMatchObject({ _tag: 'ConnectionError' })
  })

  it(
    'ends in an AbortError when its signal is given up, and tells the server',
    covers('errors/AbortError'),
    async () => {
      const closed = vi.fn<() => void>()
      const address = await serve((_, response) => void response.once('close', closed))
      const given = new AbortController()
      const failure = failureOf(address, given.signal)
      setTimeout(() => given.abort(), 50)
      expect(await failure).toMatchObject({ _tag: 'AbortError', name: 'AbortError' })
      await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
    },
  )

  it('waits for the line before it is made', covers('states/offline-wait'), async () => {
    const asked = vi.fn<() => void>()
    const address = await serve((_, response) => {
      asked()
      response.end('{}')
    })
    vi.stubGlobal('navigator', { onLine: false })
    const browser = new EventTarget()
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    const reply = run(reading(address))
    // Long enough for it to be asked, if it were.
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).not.toHaveBeenCalled()
    browser.dispatchEvent(new Event('online'))
    await reply
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is not made when its signal was given up before', async () => {
    const asked = vi.fn<() => void>()
    const address = await serve((_, response) => {
      asked()
      response.end()
    })
    expect(await failureOf(address, AbortSignal.abort())).toMatchObject({ _tag: 'AbortError' })
    expect(asked).not.toHaveBeenCalled()
  })

  it('calls an abort from within fetch an AbortError', covers('errors/AbortError'), async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')))
    expect(await failureOf('/')).toMatchObject({ _tag: 'AbortError' })
  })

  /** How the server answers the first attempts, and how often it is asked in all. */
  const attempts: readonly (readonly [string, RequestListener, number])[] = [
    ['a line that breaks', (request) => void request.socket.destroy(), 3],
    ['a page instead of JSON', (_, response) => void response.end('<html></html>'), 3],
    ['a gateway without a server', (_, response) => void response.writeHead(502).end(), 3],
    ['a gateway that waited', (_, response) => void response.writeHead(504).end(), 3],
    ['a server that is busy', (_, response) => void response.writeHead(503).end(), 1],
    ['too many requests', (_, response) => void response.writeHead(429).end(), 1],
    ['a mistake of the server', (_, response) => void response.writeHead(500).end(), 1],
    ['a refusal', (_, response) => void response.writeHead(404).end(), 1],
  ]

  it.each(attempts)('after %s is repeated only where that may help', async (_, listener, times) => {
    const asked = vi.fn<RequestListener>(listener)
    expect(await failureOf(await serve(asked))).toBeDefined()
    expect(asked).toHaveBeenCalledTimes(times)
  })

  it('replies where a second attempt does', async () => {
    let isFirst = true
    const address = await serve((request, response) => {
      if (isFirst) request.socket.destroy()
      else response.end('{"total":3}')
      isFirst = false
    })
    expect(await run(reading(address))).toEqual({ reply: { total: 3 } })
  })

  it('is not repeated once it was given up', async () => {
    const given = new AbortController()
    const asked = vi.fn<RequestListener>((request) => {
      given.abort()
      request.socket.destroy()
    })
    expect(await failureOf(await serve(asked), given.signal)).toMatchObject({ _tag: 'AbortError' })
    expect(asked).toHaveBeenCalledOnce()
  })
})
