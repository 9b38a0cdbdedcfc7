import { Effect } from 'effect'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ensurePortFree } from './listen.ts'

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

/** An address where nobody listens. */
async function freeAddress(): Promise<AddressInfo> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()))
  const address = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return address
}
