import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { health, type Readiness } from './health.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** What an address says of a portal. */
async function ask(path: string, readiness: Readiness) {
  const answer = health(readiness)
  server = createServer((request, response) => void answer(request, response, () => response.end('a page')))
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}${path}`)
  return [reply.status, await reply.text()]
}

const accepting = () => true
const stopping = () => false
const answers = () => Promise.resolve()
const fails = () => Promise.reject(new Error('The database is away'))
const hangs = () => new Promise<void>(() => undefined)

it.each([
  ['/readyz', 'a portal at work', accepting, answers, [200, '{"status":"ok"}']],
  ['/readyz', 'one without its database', accepting, fails, [200, '{"status":"withoutDatabase"}']],
  ['/readyz?a=1', 'one whose database hangs', accepting, hangs, [200, '{"status":"withoutDatabase"}']],
  ['/readyz', 'one that stops', stopping, answers, [503, '{"status":"stopping"}']],
  ['/healthz', 'one that stops without its database', stopping, fails, [200, '{"status":"ok"}']],
  ['/', 'one without its database', accepting, fails, [200, 'a page']],
] as const)('%s of %s', async (path, _, isAccepting, check, said) => {
  expect(await ask(path, { accepting: isAccepting, check })).toEqual(said)
})
