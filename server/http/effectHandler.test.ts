import { Effect, Option } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { expect, it } from 'vitest'
import { makeHandler } from './effectHandler.ts'

const whoAsks = HttpRouter.add(
  'GET',
  '/',
  Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
    HttpServerResponse.text(Option.getOrElse(remoteAddress, () => 'nobody')),
  ),
)

it('knows the client of an in-process call, and of no other', async () => {
  const told = await Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(makeHandler(whoAsks), ({ fetch }) =>
        Effect.promise(async () => {
          const ask = async (address?: string) => {
            const request = new Request('http://localhost/', { headers: { 'x-real-ip': '203.0.113.9' } })
            return (await fetch(request, address === undefined ? undefined : { address })).text()
          }
          return [await ask('198.51.100.7'), await ask(), await ask('2001:db8::1')]
        }),
      ),
    ),
  )
  expect(told).toEqual(['198.51.100.7', 'nobody', '2001:db8::1'])
})
