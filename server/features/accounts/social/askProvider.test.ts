import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askProvider } from './askProvider.ts'

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/short': (response) => response.end('{"keys":[]}'),
  '/elsewhere': (response) => response.writeHead(302, { location: '/short' }).end(),
  '/endless': (response) => {
    const write = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', write)
    }
    write()
  },
  '/silent': () => undefined,
}

describe('asking a provider', () => {
  let server: Server
  let issuer: string
  beforeAll(async () => {
    server = createServer((request, response) => answers[request.url ?? '']?.(response)).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('gives what it says, and follows it nowhere', async () => {
    const ask = askProvider(issuer)
    expect(await (await ask(`${issuer}/short`, {})).json()).toEqual({ keys: [] })
    expect((await ask(`${issuer}/elsewhere`, { redirect: 'follow' })).status).toBe(302)
  })

  it('does not listen for ever', async () => {
    const ask = askProvider(issuer)
    await expect(ask(`${issuer}/endless`, {})).rejects.toThrow('without end')
    await expect(ask(`${issuer}/silent`, {})).rejects.toThrow(/timeout|aborted/)
  })

  it.each([
    ['https://accounts.example', 'http://accounts.example/keys'],
    ['https://accounts.example', 'http://127.0.0.1/keys'],
    ['https://accounts.example', 'file:///etc/passwd'],
    ['http://127.0.0.1:1', 'https://accounts.example/keys'],
    ['http://127.0.0.1:1', 'http://169.254.169.254/latest'],
    ['http://127.0.0.1:1', 'http://127.0.0.1.accounts.example/keys'],
    ['http://accounts.example', 'http://accounts.example/keys'],
  ])('of %s never asks %s', async (by, address) => {
    await expect(askProvider(by)(address, {})).rejects.toThrow('not asked')
  })
})
