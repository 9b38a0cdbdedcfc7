import { Effect, Fiber, Metric } from 'effect'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideSeconds } from '#server/platform/metrics.ts'
import { makeAskOutside } from './askOutside.ts'

/** A service that answers some questions, refuses some, and lets the others wait. */
const service = createServer(({ url }, reply) => {
  if (url === '/answered') reply.end('{"found":1}')
  if (url === '/refused') reply.writeHead(403).end()
})

const limits = { milliseconds: 300, bytes: 100, atOnce: 1, waiting: 0 }
const ask = makeAskOutside(limits, { name: 'test', service: 'outlines' })

const countOf = (outcome: string) =>
  Effect.runSync(Metric.value(Metric.withAttributes(outsideSeconds, { service: 'outlines', outcome }))).count

describe('a service that is asked', () => {
  let origin: string
  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })
  afterAll(() => {
    service.closeAllConnections()
    service.close()
  })

  it.each(['answered', 'refused', 'slow'])('is measured where it is %s', async (outcome) => {
    const before = countOf(outcome)
    await Effect.runPromise(Effect.exit(ask(new URL(`${origin}/${outcome}`))))
    expect(countOf(outcome)).toBe(before + 1)
  })

  it('is measured when the caller did not wait for it, and frees its slot', async () => {
    const before = countOf('abandoned')
    const asking = Effect.runFork(ask(new URL(`${origin}/slow`)))
    await Effect.runPromise(Fiber.interrupt(asking))
    expect(countOf('abandoned')).toBe(before + 1)
    expect(await Effect.runPromise(ask(new URL(`${origin}/answered`)))).toEqual({ found: 1 })
  })

  it('is measured where it was busy', async () => {
    const before = countOf('busy')
    const asking = Effect.runFork(ask(new URL(`${origin}/slow`)))
    await Effect.runPromise(Effect.exit(ask(new URL(`${origin}/answered`))))
    await Effect.runPromise(Fiber.interrupt(asking))
    expect(countOf('busy')).toBe(before + 1)
  })
})
