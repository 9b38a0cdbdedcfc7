import { Effect, Exit, Scope } from 'effect'
import fc from 'fast-check'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filters, parametersOf } from '#domain/search/filters.ts'
import { languages } from '#domain/locale.ts'
import { CurrentFastPath, FastPath } from '#server/http/replies/FastPath.ts'
import { openApi, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { hostileQueries } from '../../../tests/search/hostile.ts'
import { runs } from '../../../tests/properties/runs.ts'

const list = '/api-next/search-list/listings/'
const [embedded] = engines

/** Names and values, likely and not. */
const name = fc.constantFrom(
  ...Object.values(filters).flatMap((filter) => parametersOf(filter)),
  'criterio',
  'ordine',
  'pag',
  'lang',
  'path',
  'unknown',
  '__proto__',
)
const value = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map(String),
  fc.integer({ min: 20, max: 500_000 }).map(String),
  fc.constantFrom(...languages, 'xx', '', ' ', '120.000', 'prezzo', 'asc', 'desc', '1,2', 'κήπος'),
  fc.constantFrom('/pwlhsh-katoikies/', '/pwlhsh-katoikies/athina/', '/en/enoikio-katoikies/', '/nowhere/'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const query = fc
  .array(fc.tuple(name, value), { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs.map(([one, said]): [string, string] => [one, said])).toString())

describe('a list that is answered directly', () => {
  const direct = new FastPath()
  const scope = Scope.makeUnsafe()
  let database: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    if (embedded === undefined) throw new Error('There is no embedded engine')
    database = await embedded.open()
    const opened = Effect.provideService(openApi, CurrentFastPath, direct)
    api = await database.run(Effect.provideService(opened, Scope.Scope, scope))
  })

  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.close()
  })

  /** What is said at once; undefined where the routes are asked. */
  function ask(url: string, method = 'GET') {
    let said: { status: number; headers: Record<string, unknown>; text: string } | undefined
    const response = {
      writeHead: (status: number, headers: Record<string, unknown>) => (said = { status, headers, text: '' }),
      once: () => undefined,
      end: (bytes: Uint8Array) => said && (said.text = Buffer.from(bytes).toString()),
    }
    let isLeft = false
    const request = { method, url, headers: {} }
    direct.middleware(
      request as IncomingMessage,
      response as unknown as ServerResponse,
      () => (isLeft = true),
    )
    expect(isLeft).toBe(said === undefined)
    return said
  }

  /** Whether it was answered directly; if so, with what the routes answer. */
  async function isTheSame(url: string): Promise<boolean> {
    const routed = await api.ask(url)
    const said = ask(url)
    if (said === undefined) return false
    const length = Buffer.byteLength(routed.text)
    expect([said.status, said.text]).toEqual([routed.status, routed.text])
    expect(said.headers).toEqual({ 'content-type': 'application/json', 'content-length': length })
    return true
  }

  it('is what the routes say, to the byte', async () => {
    let directly = 0
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        directly += Number(await isTheSame(`${list}?${parameters}`))
      }),
      { seed: 81, numRuns: runs(400) },
    )
    expect(directly).toBeGreaterThan(runs(150))
  })

  it('is what the routes say of what nobody sends by accident', async () => {
    const directly = []
    for (const { name: named, query: hostile } of hostileQueries)
      if (await isTheSame(`${list}?${hostile}`)) directly.push(named)
    expect(directly.length).toBeGreaterThan(hostileQueries.length / 2)
  })

  it.each([
    ['a word, which is looked for in texts', `${list}?keyword=kipos`],
    ['a place that is none', `${list}?path=%2Fnowhere%2F`],
    ['two languages', `${list}?lang=el&lang=en`],
    ['a language that is none', `${list}?lang=xx`],
    ['another call', '/api-next/search-list/counts/'],
    ['another way of writing the path', '/api-next//search-list/listings/'],
  ])('leaves %s to the routes', async (_, url) => {
    await api.ask(list)
    expect(ask(list)).toBeDefined()
    expect(ask(url)).toBeUndefined()
  })

  it('leaves all but GET to the routes', () => {
    for (const method of ['HEAD', 'POST', 'OPTIONS']) expect(ask(list, method)).toBeUndefined()
  })

  it('leaves listings that have to be read to the routes', async () => {
    const url = `${list}?lang=pt&superficieMinima=1`
    expect(ask(url)).toBeUndefined()
    expect(await isTheSame(url)).toBe(true)
  })
})
