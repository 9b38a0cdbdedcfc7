import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { existsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Context, Layer } from 'effect'
import { Database } from '#server/database/Database.ts'
import { engines, temporaryFolder, type TestDatabase } from '#server/database/testing/engines.ts'
import { Places } from '#server/content/geography/Places.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { SearchIndex, type SearchIndexService } from './SearchIndex.ts'

const sales = { contract: 'sale', category: 'residential' } as const

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the search index', () => {
    const dataFolder = temporaryFolder()
    const snapshot = join(dataFolder, 'search/index.arrays')
    let database: TestDatabase
    let index: SearchIndexService
    let scope: Scope.Closeable

    /** As a start of the portal opens it. */
    const open = async (): Promise<[SearchIndexService, Scope.Closeable]> => {
      const opened = Scope.makeUnsafe()
      const layer = SearchIndex.layer.pipe(
        Layer.provide(Places.layer),
        Layer.provide(Configuration.layerOf({ dataFolder })),
      )
      const context = await database.run(Layer.buildWithScope(layer, opened))
      return [Context.get(context, SearchIndex), opened]
    }
    const close = (opened: Scope.Closeable) => Effect.runPromise(Scope.close(opened, Exit.void))
    const write = (sql: string) =>
      database.run(Effect.flatMap(SqlClient.SqlClient, (client) => client.unsafe(sql)))
    const count = (service = index) => Effect.runPromise(service.count(sales))
    const catchUp = () => Effect.runPromise(index.catchUp)

    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeFixture)
      ;[index, scope] = await open()
    })

    afterAll(async () => {
      await close(scope)
      await database.close()
      await rm(dataFolder, { recursive: true })
    })

    it('takes up what was withdrawn, came back, or was written again', async () => {
      const before = await count()
      await write('UPDATE listings SET status = 20 WHERE id = 1')
      await catchUp()
      expect(await count()).toBe(before - 1)
      await write('UPDATE listings SET status = 1, price = 7 WHERE id = 1')
      await catchUp()
      expect(await count()).toBe(before)
      expect(await Effect.runPromise(index.count({ ...sales, price: { max: 7 } }))).toBe(1)
    })

    it('takes up a new price cut, and whose listing it is', async () => {
      const discounted = () =>
        Effect.runPromise(index.search({ criteria: {}, order: 'discounted', page: 1, perPage: 2 }))
      const [first] = (await discounted()).ids
      await write(
        `INSERT INTO price_events (listing_id, at, price, kind) VALUES (5, '2026-11-01', 1000, 1), (5, '2026-11-02', 100, 2)`,
      )
      await catchUp()
      expect((await discounted()).ids).toEqual([5, first])
      const ofAgencies = () => Effect.runPromise(index.count({ advertiser: ['agency'] }))
      const before = await ofAgencies()
      await write(`UPDATE advertisers SET type = 'court' WHERE type = 'agency'`)
      await catchUp()
      expect(before).toBeGreaterThan(0)
      expect(await ofAgencies()).toBe(0)
    })

    it('starts from its snapshot, with what changed since', async () => {
      await vi.waitFor(() => expect(existsSync(snapshot)).toBe(true), { timeout: 20_000 })
      const before = await count()
      await close(scope)
      await write('UPDATE listings SET status = 20 WHERE id = 4')
      ;[index, scope] = await open()
      expect(await count()).toBe(before - 1)
      expect(await Effect.runPromise(index.size)).toBeGreaterThan(before)
    })

    it('reads the database again when the snapshot is broken, or rows came in round it', async () => {
      const before = await count()
      await close(scope)
      writeFileSync(snapshot, 'estia-arrays-1\nnonsense')
      ;[index, scope] = await open()
      expect(await count()).toBe(before)
      await vi.waitFor(
        async () => expect((await import('node:fs')).statSync(snapshot).size).toBeGreaterThan(1000),
        {
          timeout: 20_000,
        },
      )
      const load = Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`UPDATE listings SET status = 20 WHERE id = 13`,
      )
      await database.run(
        Effect.flatMap(Database, ({ loading }) =>
          loading(['listings', 'price_events', 'listing_texts'], load),
        ),
      )
      await catchUp()
      expect(await count()).toBe(before - 1)
      await close(scope)
      ;[index, scope] = await open()
      expect(await count()).toBe(before - 1)
    })

    it('finds words of texts: as they were read, as they were written since, and after both were rebuilt', async () => {
      const found = (keyword: string) =>
        Effect.runPromise(index.search({ criteria: { keyword }, order: 'older', page: 1, perPage: 9 })).then(
          ({ ids }) => ids,
        )
      const price = (id: number) => write(`UPDATE listings SET price = price + 1 WHERE id = ${id}`)
      expect(await found('φωτεινά')).toEqual([1])
      expect(await found('φωτεινό -ρετιρέ')).toEqual([])
      // A change of something else keeps the words.
      await price(1)
      await catchUp()
      expect(await found('foteino diamerisma')).toEqual([1])
      await write(
        `UPDATE listing_texts SET description = 'Με τζάκι και αυλή.' WHERE listing_id = 1 AND language = 'el'`,
      )
      await write(`INSERT INTO listing_texts (listing_id, language, description) VALUES (5, 'el', 'Τζάκι.')`)
      await catchUp()
      expect(await found('φωτεινό')).toEqual([])
      expect((await found('τζάκι')).toSorted((a, b) => a - b)).toEqual([1, 5])
      expect(await found('τζάκι αυλή')).toEqual([1])
      await close(scope)
      ;[index, scope] = await open()
      expect((await found('τζάκι')).toSorted((a, b) => a - b)).toEqual([1, 5])
      await Effect.runPromise(index.refresh)
      await price(5)
      await catchUp()
      expect((await found('τζάκι')).toSorted((a, b) => a - b)).toEqual([1, 5])
      expect(await found('λέξη που δεν υπάρχει')).toEqual([])
    })

    it('joins an ad that changed to the other ad of its home, at the next rebuild', async () => {
      const others = () => Effect.runPromise(index.sameHome(2))
      await write(`UPDATE listings SET advertiser_id = 2, price = one.price, surface = one.surface,
          bedrooms = one.bedrooms, shown_latitude = one.shown_latitude, shown_longitude = one.shown_longitude
        FROM listings AS one WHERE one.id = 2 AND listings.id = 14`)
      await catchUp()
      expect(await others()).toEqual([])
      await Effect.runPromise(index.rebuild)
      expect(await others()).toEqual([14])
    })

    it('misses nothing of a transaction that began before another and ended after it', async () => {
      const before = await count()
      const slow = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`UPDATE listings SET status = 20 WHERE id = 16`
            yield* Effect.sleep('300 millis')
          }),
        )
      })
      const done = database.run(slow)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await write('UPDATE listings SET status = 20 WHERE id = 17')
      await catchUp()
      await done
      await catchUp()
      expect(await count()).toBe(before - 2)
    })

    it.skipIf(engine.name === 'PGlite')('hears what other processes write', async () => {
      const [other, opened] = await open()
      const before = await count(other)
      await write('UPDATE listings SET status = 20 WHERE id = 20')
      await vi.waitFor(async () => expect(await count(other)).toBe(before - 1), { timeout: 4000 })
      await close(opened)
    })
  })
})
