import { Effect, Exit, Scope } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { makeHandler } from './effectHandler.ts'
import { listen } from './listen.ts'

/** Answers after a while. */
const slowly = HttpRouter.add(
  'GET',
  '/',
  Effect.delay(Effect.succeed(HttpServerResponse.text('whole')), '200 millis'),
)

it('lets a request in flight come to its end, and takes no other', async () => {
  const scope = Scope.makeUnsafe()
  const server = await Effect.runPromise(
    Effect.flatMap(makeHandler(slowly), ({ node }) => listen(node, { host: '127.0.0.1', port: 0 })).pipe(
      Scope.provide(scope),
    ),
  )
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/`
  const answering = fetch(address).then((reply) => reply.text())
  await new Promise((resolve) => server.once('request', resolve))
  const closing = Effect.runPromise(Scope.close(scope, Exit.void))
  expect(await answering).toBe('whole')
  await closing
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})
