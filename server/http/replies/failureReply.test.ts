import { Effect, Exit, Scope } from 'effect'
import { HttpRouter } from 'effect/http'
import { SqlError } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { StorageFull } from '#server/database/StorageGuard.ts'
import { type Handler, makeHandler } from '#server/http/effectHandler.ts'
import { failureReply } from './failureReply.ts'

const sqlError = (code: string) => {
  const cause = Object.assign(new Error('said by the database'), { code })
  return new SqlError.SqlError({ reason: new SqlError.UnknownError({ cause }) })
}
const lost = new SqlError.SqlError({
  reason: new SqlError.ConnectionError({ cause: new Error('read ECONNRESET') }),
})

const cases: readonly (readonly [string, unknown, number])[] = [
  ['the connection was lost', lost, 503],
  ['the server is being stopped', sqlError('57P01'), 503],
  ['the server is starting', sqlError('57P03'), 503],
  ['the server takes no more connections', sqlError('53300'), 503],
  ['the embedded database only reads', sqlError('25006'), 503],
  ['storage is nearly full', new StorageFull({ free: 1 }), 503],
  ['a column is missing', sqlError('42703'), 500],
  ['a bug', new TypeError('undefined is not a function'), 500],
]

let handler: Handler
let failure: unknown
const scope = Scope.makeUnsafe()
beforeAll(async () => {
  const dies = Effect.suspend(() => Effect.die(failure))
  const routes = HttpRouter.addAll([
    HttpRouter.route('GET', '/api-next/said', Effect.catchDefect(dies, failureReply)),
    HttpRouter.route('GET', '/mute', dies),
  ])
  handler = await Effect.runPromise(Scope.provide(makeHandler(routes), scope))
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

describe.each(cases)('when %s', (_, thrown, status) => {
  const sentence = status === 503 ? 'Das geht im Moment nicht' : 'Bei uns ist etwas'
  it.each([
    ['/api-next/said?lang=de', sentence],
    ['/mute', ''],
  ])(`answers ${status} at %s`, async (path, says) => {
    failure = thrown
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const reply = await handler.fetch(new Request(`http://localhost${path}`))
    log.mockRestore()
    expect(reply.status).toBe(status)
    expect(reply.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    const text = await reply.text()
    expect(text).not.toContain('said by the database')
    expect(text).toContain(says)
  })
})
