import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { fixtureListings, writeFixture } from '#server/content/listings/testing/fixture.ts'
import { ledger } from './ledger.ts'

const ids = fixtureListings.slice(0, 10).map(({ id }) => id)
const [first = 0, second = 0] = ids

/** Ten homes, told of after 1 to 10 seconds; two held, two reported, two objections, and one of each long ago. */
const write = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.gen(function* () {
    const [account] = yield* sql<{
      id: string
    }>`INSERT INTO accounts (id, email, email_key, language, privacy_at)
      VALUES (gen_random_uuid(), 'eleni@estia.example', 'eleni@estia.example', 'el', now()) RETURNING id`
    for (const [at, listing] of ids.entries()) {
      yield* sql`INSERT INTO alert_events (listing_id, kind, at) VALUES (${listing}, 'published', now() - interval '1 hour')`
      yield* sql`INSERT INTO notifications (account_id, kind, listing_id, created_at)
        SELECT ${account?.id ?? ''}, 'homeFound', ${listing}, at + ${at + 1} * interval '1 second'
        FROM alert_events WHERE listing_id = ${listing} AND kind = 'published'`
    }
    yield* sql`INSERT INTO listing_holds (listing_id, reason, field, found, at, ended_at) VALUES
      (${first}, 'price', 'price', '1', now(), now()), (${first}, 'payBefore', 'title', 'x', now(), NULL),
      (${second}, 'unknown', 'title', 'x', now(), now()), (${second}, 'price', 'price', '1', now() - interval '1 year', NULL)`
    yield* sql`INSERT INTO alert_canaries (minute, at, told_at, arrived_at)
      SELECT at, at, at, CASE WHEN n < 3 THEN at + interval '2 seconds' END
      FROM (SELECT n, now() - n * interval '10 minutes' AS at FROM generate_series(1, 3) AS n) AS made`
    yield* sql`INSERT INTO reports (listing_id, reason, text, language, created_at, handled_at) VALUES
      (${first}, 1, '', 'el', now(), now()), (${first}, 1, '', 'el', now(), NULL),
      (${first}, 1, '', 'el', now() - interval '1 year', NULL)`
    yield* sql`INSERT INTO inquiries (reference, topic, name, email, email_key, text, language, created_at, handled_at)
      VALUES ('a', 'listing', '', 'a', 'a', 'x', 'el', now(), now()), ('b', 'listing', '', 'a', 'a', 'x', 'el', now(), NULL),
      ('c', 'question', '', 'a', 'a', 'x', 'el', now(), NULL)`
  }),
)

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the ledger', () => {
    let database: TestDatabase
    const scope = Scope.makeUnsafe()
    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeFixture)
    })
    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    it('tells no delay of fewer than ten homes', async () => {
      expect(await database.run(ledger)).toMatchObject({ held: 0, reported: 0, reasons: [], delay: null })
    })

    it('counts what was decided and told in the last 90 days', async () => {
      await database.run(write)
      expect(await database.run(ledger)).toEqual({
        days: 90,
        published: expect.any(Number),
        held: 2,
        heldOpen: 1,
        reasons: [
          { reason: 'price', count: 1 },
          { reason: 'payBefore', count: 1 },
          { reason: 'other', count: 1 },
        ],
        reported: 2,
        reportedHandled: 1,
        objected: 2,
        objectedAnswered: 1,
        delay: { half: 6, most: 10 },
        canaries: { sent: 3, missed: 1, half: 2, most: 2 },
      })
    })
  })
})
