import { Effect, Exit, Scope } from 'effect'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from 'node:stream/consumers'
import { ensurePortFree, listen } from './listen.ts'

const host = '127.0.0.1'

it('looks whether a port is free without waiting for those who ask meanwhile', async () => {
  const { port } = await freeAddress()
  let asked = 0
  const asking = setInterval(() => {
    asked++
    const socket = connect(port, host).on('error', () => undefined)
    socket.write('GET /readyz HTTP/1.1\r\nhost: portal\r\n\r\n')
  }, 1)
  // To wait for any of them would take seconds.
  for (let looked = 0; looked < 50 || asked < 20; looked++) {
    await Effect.runPromise(ensurePortFree({ host, port }))
    await nextTurn()
  }
  clearInterval(asking)
  expect(asked).toBeGreaterThanOrEqual(20)
}, 20_000)

it('says that another program has it', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()))
  const { port } = server.address() as AddressInfo
  const refusal = await Effect.runPromise(Effect.flip(ensurePortFree({ host, port })))
  expect(refusal.message).toContain(`port ${port} on ${host} is taken`)
  server.close()
})

describe('a request that is too long, or none', () => {
  const scope = Scope.makeUnsafe()
  let at: AddressInfo
  beforeAll(async () => {
    at = await freeAddress()
    const program = listen(
      (request, response) => {
        response.end(`${request.url?.length}`)
      },
      { host, port: at.port },
    )
    await Effect.runPromise(Effect.provideService(program, Scope.Scope, scope))
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  /** What comes back for bytes as they are. */
  async function answerTo(bytes: string): Promise<string> {
    const socket = connect(at.port, host)
    socket.write(bytes)
    return text(socket)
  }
  const get = (address: string) => `GET ${address} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n`

  it.each([5000, 13_000, 30_000])('reads an address of %d characters', async (length) => {
    const address = `/pwlhsh-katoikies/?vrt=${'x'.repeat(length)}`
    expect(await answerTo(get(address))).toMatch(new RegExp(`^HTTP/1.1 200[^]*${address.length}`))
  })

  it.each([
    ['el', '/pwlhsh-katoikies/'],
    ['de', '/de/pwlhsh-katoikies/'],
    ['ru', '/ru/enoikiash-katoikies/athina/'],
  ])('says in %s what to do with one that is longer than that', async (language, path) => {
    for (const length of [50_000, 400_000]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await answerTo(get(`${path}?vrt=${'1'.repeat(length)}`))
      expect(answer).toMatch(/^HTTP\/1.1 431 /)
      expect(answer).toContain(`<html lang="${language}">`)
      expect(answer).toContain(`<a href="${path}">`)
    }
  })

  it('writes nothing of an address into its page that is markup or leads away', async () => {
    for (const path of [
      '//evil.example/',
      '/"><script>alert(1)</script>/',
      '/<i>/',
      'https://evil.example/',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await answerTo(get(`${path}?${'1'.repeat(50_000)}`))
      expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
      expect(answer).not.toMatch(/<script|<i>|evil/)
    }
  })

  it('answers other nonsense as Node does', async () => {
    expect(await answerTo('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request\r\nconnection: close/i)
  })
})

/** An address without a listener. */
async function freeAddress(): Promise<AddressInfo> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()))
  const address = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return address
}
