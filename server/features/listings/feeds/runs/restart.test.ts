import { Effect, Exit, Layer, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { FeedRuns } from './FeedRuns.ts'
import { feedFolder, receiveFile, runsHere } from './feedFolder.ts'
import { writeRun } from './waitingRun.ts'

const ADS = 60
const header =
  'reference;contract;category;typology;price;surface;bedrooms;rooms;energyClass;latitude;longitude;description:el'
const rows = Array.from(
  { length: ADS },
  (_, at) => `F-${at};sale;residential;apartment;210000;84;2;3;C;37.9682;23.7561;Φωτεινό`,
)
const file = new TextEncoder().encode([header, ...rows].join('\n'))

interface Ad {
  readonly reference: string
  readonly listingId: number
  readonly version: number
  readonly modifiedAt: Date
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a feed whose process ends in the middle', () => {
    let portal: TestContact
    const runId = randomUUID()

    beforeAll(async () => {
      portal = await openContact(engine)
      for (const statement of [
        `INSERT INTO agencies (id, name, slug, plan) VALUES (70, 'Μεσιτική Αθηνών', 'mesitiki-athinon', 'paid')`,
        `INSERT INTO advertisers (id, type, name, agency_id) VALUES (70, 'agency', 'Μεσιτική Αθηνών', 70)`,
      ])
        await portal.sql((sql) => sql.unsafe(statement))
    })
    afterAll(() => portal.close())

    /** What a process does at its start; the function that ends it. */
    const startProcess = async () => {
      const scope = Scope.makeUnsafe()
      await portal.run(Layer.buildWithScope(Layer.fresh(FeedRuns.layer), scope))
      return () => Effect.runPromise(Scope.close(scope, Exit.void))
    }
    const ads = () =>
      portal.sql<Ad>(
        (
          sql,
        ) => sql`SELECT feed_ads.reference, listing_id AS "listingId", version, modified_at AS "modifiedAt"
          FROM feed_ads JOIN listings ON listings.id = listing_id ORDER BY listing_id`,
      )
    const run = async () =>
      (
        await portal.sql<{ isEnded: boolean; report: Record<string, unknown> | null }>(
          (sql) => sql`SELECT ended_at IS NOT NULL AS "isEnded", report FROM feed_runs WHERE id = ${runId}`,
        )
      )[0]
    const filesLeft = () =>
      portal.run(Effect.flatMap(feedFolder, (folder) => Effect.promise(() => runsHere(folder))))

    it('goes on where it was in the next process, and doubles nothing', async () => {
      await portal.run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const folder = yield* feedFolder
          const received = yield* Effect.promise(() => receiveFile(folder, runId))
          yield* Effect.promise(() => received.take(file))
          yield* Effect.promise(received.finish)
          const asked = {
            runId,
            agencyId: 70,
            origin: 'upload',
            source: 'homes.csv',
            language: 'en',
          } as const
          yield* sql.withTransaction(writeRun(asked))
        }),
      )
      const end = await startProcess()
      await vi.waitFor(async () => expect((await ads()).length).toBeGreaterThan(2), {
        timeout: 30_000,
        interval: 1,
      })
      await end()
      const before = await ads()
      expect(before.length).toBeLessThan(ADS)
      expect(await run()).toEqual({ isEnded: false, report: null })
      expect(await filesLeft()).toEqual([runId])

      portal.clock.advance(1000)
      const endNext = await startProcess()
      await vi.waitFor(async () => expect((await run())?.isEnded).toBe(true), {
        timeout: 30_000,
        interval: 20,
      })
      const { report } = (await run()) ?? {}
      expect(report).toMatchObject({
        added: ADS - before.length,
        unchanged: before.length,
        changed: 0,
        withdrawn: 0,
        refused: 0,
        isComplete: true,
      })
      const after = await ads()
      expect(after.slice(0, before.length)).toEqual(before)
      expect(new Set(after.map(({ reference }) => reference)).size).toBe(ADS)
      const [listings] = await portal.sql<{ n: number }>(
        (sql) => sql`SELECT count(*)::int AS n FROM listings WHERE advertiser_id = 70`,
      )
      expect(listings?.n).toBe(ADS)
      await vi.waitFor(async () => expect(await filesLeft()).toEqual([]), { timeout: 10_000 })
      await endNext()
    })
  })
})
