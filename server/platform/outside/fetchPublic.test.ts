import { Effect, Exit } from 'effect'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPublic } from './fetchPublic.ts'
import { MayReach } from './publicAddress.ts'

describe('a file from an address that a user chose', () => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = createServer((request, reply) => {
      const { pathname } = new URL(request.url ?? '', 'http://one')
      if (pathname === '/file' && request.headers['if-none-match'] === '"1"') reply.writeHead(304).end()
      else if (pathname === '/file') reply.writeHead(200, { etag: '"1"' }).end('homes')
      else if (pathname === '/inside')
        reply.writeHead(302, { location: `http://10.0.0.1:${port()}/file` }).end()
      else if (pathname === '/once') reply.writeHead(301, { location: '/file' }).end()
      else if (pathname === '/round') reply.writeHead(302, { location: '/round' }).end()
      else if (pathname === '/file-scheme') reply.writeHead(302, { location: 'file:///etc/passwd' }).end()
      else if (pathname === '/slow') reply.writeHead(200).write('a')
      else reply.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${port()}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = () => (server.address() as AddressInfo).port

  const ask = async (
    url: string,
    {
      validator = '',
      bytes = 100,
      mayReach,
    }: { validator?: string; bytes?: number; mayReach?: boolean } = {},
  ) => {
    let text = ''
    const take = (part: Uint8Array) => void (text += Buffer.from(part).toString())
    const work = fetchPublic({ url, validator, bytes, milliseconds: 400, take })
    const allowed =
      mayReach === false
        ? work
        : Effect.provideService(work, MayReach, (address) => address === '127.0.0.1' || address === '::1')
    const exit = await Effect.runPromiseExit(allowed)
    if (Exit.isSuccess(exit)) return { ...exit.value, text }
    const failure = exit.cause.reasons.find((reason) => reason._tag === 'Fail')
    return (failure?.error as { reason?: string } | undefined)?.reason
  }

  it('is taken, and not again while it is the same', async () => {
    expect(await ask(`${origin}/file`)).toEqual({ isNew: true, validator: '"1"', text: 'homes' })
    expect(await ask(`${origin}/file`, { validator: '"1"' })).toEqual({
      isNew: false,
      validator: '"1"',
      text: '',
    })
    expect(await ask(`${origin}/once`)).toMatchObject({ text: 'homes' })
  })

  it.each([
    ['/none', 'refused'],
    ['/inside', 'private'],
    ['/round', 'redirects'],
    ['/file-scheme', 'refused'],
    ['/slow', 'slow'],
  ])('%s is %s', async (path, reason) => {
    expect(await ask(origin + path)).toBe(reason)
  })

  it('is refused where the address is of this machine, as a number or a name', async () => {
    expect(await ask(`${origin}/file`, { mayReach: false })).toBe('private')
    expect(await ask(`http://localhost:${port()}/file`, { mayReach: false })).toBe('private')
    expect(await ask(`http://[::1]:${port()}/file`, { mayReach: false })).toBe('private')
  })

  it('is refused beyond its bytes, with a login in the address, and with another protocol', async () => {
    expect(await ask(`${origin}/file`, { bytes: 3 })).toBe('tooLarge')
    expect(await ask(`http://a:b@127.0.0.1:${port()}/file`)).toBe('refused')
    expect(await ask('ftp://127.0.0.1/file')).toBe('refused')
    expect(await ask('nothing')).toBe('refused')
  })
})
