import { Effect, Logger } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { expect, it } from 'vitest'
import { makeHandler } from '#server/http/effectHandler.ts'
import { logLines } from './lineLogger.ts'

type Line = Readonly<Record<string, unknown>>

/** What is logged while something runs. */
async function linesOf<A>(work: Effect.Effect<A>): Promise<readonly Line[]> {
  const lines: string[] = []
  const logger = logLines((entry) => void lines.push(JSON.stringify(entry)))
  await Effect.runPromise(Effect.provide(work, Logger.layer([logger])))
  return lines.map((line) => JSON.parse(line) as Line)
}

it('writes time, level and message as the lines of requests have them', async () => {
  const [line] = await linesOf(Effect.logWarning('Mail not sent', { attempts: 3 }))
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    message: 'Mail not sent',
    details: { attempts: 3 },
  })
})

it('keeps line breaks of what went wrong inside the line', async () => {
  const lines = await linesOf(
    Effect.catchCause(Effect.die(new Error('one\ntwo')), (cause) => Effect.logError('No', cause)),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 'error',
    message: 'No',
    error: expect.stringContaining('one\ntwo'),
  })
})

it('names the request of what is logged while it is answered, in process too', async () => {
  const route = HttpRouter.add(
    'GET',
    '/',
    Effect.as(Effect.logError('In the middle'), HttpServerResponse.text('')),
  )
  const lines = await linesOf(
    Effect.scoped(
      Effect.gen(function* () {
        const { fetch } = yield* makeHandler(route)
        const request = new Request('http://localhost/', { headers: { 'x-request-id': 'ours' } })
        yield* Effect.promise(() => fetch(request))
      }),
    ),
  )
  expect(lines).toMatchObject([{ message: 'In the middle', requestId: 'ours' }])
})
