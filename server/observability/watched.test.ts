/** The portal as those see it who watch it: `/metrics`, and a collector of OpenTelemetry. */
import { Effect, Exit, Layer, ManagedRuntime, Option, Redacted, Scope } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import type { AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '#server/database/Database.ts'
import { migratedCluster } from '#server/database/testing/clusters.ts'
import { temporaryFolder } from '#server/database/testing/engines.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { startPortal } from '#server/main.ts'
import { makeHandler } from '#server/http/effectHandler.ts'
import { Configuration, type Settings } from '#server/platform/Configuration.ts'
import { type Collector, startCollector } from '../../tests/fakes/collector.ts'
import { Telemetry } from './Telemetry.ts'

const token = 'sixteen-signs-at-least'
/** The text of a search, which must not appear anywhere. */
const canary = 'Καναρίνι'

const noPages = {
  renderer: () => Promise.reject(new Error(`No pages, ${canary}`)),
  assets: () => Promise.reject(new Error('No pages')),
}

/** The portal on the fixture. */
async function open(settings: Partial<Settings>) {
  const dataFolder = temporaryFolder()
  const configuration = Configuration.layerOf({ ...settings, dataFolder })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(Database.layerFolder(dataFolder, { template: await migratedCluster() }), Telemetry).pipe(
      Layer.provideMerge(configuration),
    ),
  )
  const scope = Scope.makeUnsafe()
  const server = await runtime.runPromise(
    Effect.andThen(
      writeFixture,
      startPortal({ pages: noPages, files: (_request, _response, next) => next(), dev: false }),
    ).pipe(Scope.provide(scope)),
  )
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await runtime.dispose()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

const search = `/api-next/search-list/listings/?q=${encodeURIComponent(canary)}`

describe('a portal that is watched', () => {
  let collector: Collector
  let portal: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    collector = await startCollector()
    portal = await open({
      metricsToken: Option.some(Redacted.make(token)),
      collector: Option.some({
        endpoint: collector.url,
        headers: Redacted.make({ 'x-key': 'of the collector' }),
        serviceName: 'estia-test',
        every: 100,
      }),
    })
  })
  afterAll(async () => {
    await portal.close()
    await collector.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(portal.origin + path, { headers })
  const metrics = async () => (await get('/metrics', { authorization: `Bearer ${token}` })).text()

  it('shows its metrics only with the token', async () => {
    const refused = await get('/metrics', { authorization: `Bearer ${token}x` })
    expect([refused.status, await refused.text()]).toEqual([401, ''])
    expect((await get('/metrics')).status).toBe(401)
    const shown = await get('/metrics', { authorization: `Bearer ${token}` })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
  })

  it('counts requests by route and status, and makes no series of made-up addresses', async () => {
    await get(search)
    await get('/api-next/listings/999999999/')
    await get(`/made/up/${canary}`)
    await get('/api-next/made-up/')
    const text = await metrics()
    expect(text).toMatch(
      /^estia_request_seconds_count\{route="\/api-next\/search-list\/listings\/",status="200"\} [1-9]/m,
    )
    expect(text).toMatch(
      /^estia_request_seconds_count\{route="\/api-next\/listings\/:id\/",status="404"\} 1/m,
    )
    expect(text).toMatch(/^estia_request_seconds_bucket\{route="other",status="500",le="10"\} 1/m)
    expect(text).toMatch(/^estia_request_seconds_count\{route="\/api-next\/",status="404"\} 1/m)
    expect(text).not.toContain('made')
  })

  it('says how it is', async () => {
    const text = await metrics()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
    expect(value('estia_database_up')).toBe(1)
    expect(value('estia_mails_waiting')).toBe(0)
    expect(value('estia_search_listings')).toBeGreaterThan(100)
    expect(value('estia_search_seconds_count\\{question="list"\\}')).toBeGreaterThan(0)
    expect(value('estia_event_loop_delay_seconds\\{quantile="0.99"\\}')).toBeGreaterThan(0)
    expect(value('estia_memory_bytes\\{kind="rss"\\}')).toBeGreaterThan(1e7)
    expect(Math.abs(value('estia_search_looked_at_seconds') - Date.now() / 1000)).toBeLessThan(600)
  })

  it('is in the format of Prometheus', async () => {
    const lines = (await metrics()).trimEnd().split('\n')
    const sample = /^[a-z_]+(?:\{(?:[a-z_]+="[^"]*",?)+\})? (?:[-+0-9.e]+|\+Inf|NaN)$/
    expect(lines.filter((line) => !/^# (?:HELP|TYPE) /.test(line) && !sample.test(line))).toEqual([])
  })

  it('sends traces under the id of the request, and nothing of who asked for what', async () => {
    const reply = await get(search, {
      cookie: `estia_session=${canary.length}-secret`,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    })
    const requestId = reply.headers.get('x-request-id')
    const isOf = ({
      attributes,
    }: {
      readonly attributes: readonly { readonly key: string; readonly value: object }[]
    }) =>
      attributes.some(
        ({ key, value }) => key === 'estia.request_id' && Object.values(value).includes(requestId),
      )
    await expect.poll(() => collector.spans().some(isOf)).toBe(true)
    const span = collector.spans().find(isOf)
    expect(
      Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]])),
    ).toMatchObject({
      'http.request.method': 'GET',
      'url.path': '/api-next/search-list/listings/',
    })
    expect(span?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
    const children = collector.spans().filter(({ traceId }) => traceId === span?.traceId)
    expect(children.length).toBeGreaterThan(1)
    for (const said of [canary, encodeURIComponent(canary), 'secret', '127.0.0.1', 'user_agent'])
      expect(collector.text()).not.toContain(said)
  })

  it('sends metrics, with the key of the collector', async () => {
    await expect.poll(() => [...collector.metricNames()]).toContain('estia_request_seconds')
    expect(collector.metricNames()).toContain('estia_event_loop_delay_seconds')
    expect(collector.headers.every((headers) => headers['x-key'] === 'of the collector')).toBe(true)
    expect(collector.text()).toContain('estia-test')
  })
})

it('goes on when the collector does not answer', async () => {
  const route = HttpRouter.add('GET', '/', Effect.succeed(HttpServerResponse.text('whole')))
  const collector = {
    endpoint: 'http://127.0.0.1:9',
    headers: Redacted.make({}),
    serviceName: 'estia',
    every: 20,
  }
  const ask = Effect.gen(function* () {
    const { fetch: answer } = yield* makeHandler(route)
    const reply = () => answer(new Request('http://localhost/')).then((one) => one.text())
    const replies: string[] = []
    for (let asked = 0; asked < 5; asked++) {
      replies.push(yield* Effect.promise(reply))
      yield* Effect.sleep(20)
    }
    return replies
  })
  const telemetry = Telemetry.pipe(
    Layer.provide(Configuration.layerOf({ collector: Option.some(collector) })),
  )
  expect(await Effect.runPromise(Effect.scoped(Effect.provide(ask, telemetry)))).toEqual(
    Array(5).fill('whole'),
  )
})
