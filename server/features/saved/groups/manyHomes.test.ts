/** A group as full as it may be is read with as many queries as one with a single home. */
import { Effect, Tracer } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savedLimits } from '#domain/saved/limits.ts'
import { engines } from '#server/database/testing/engines.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { makeGroup } from '../testing/group.ts'
import { wholeGroup } from './readGroups.ts'

/** The queries that were asked so far, by a tracer that hears them. */
function listening() {
  const asked: unknown[] = []
  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      const attribute = span.attribute.bind(span)
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => {
          if (key === 'db.query.text') asked.push(value)
          attribute(key, value)
        },
      })
    },
  })
  return { asked, tracer }
}

const first = 1000
const ids = Array.from({ length: savedLimits.homes }, (_, at) => first + at)

const writeHomes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO listings (id, advertiser_id, created_at, modified_at, confirmed_at, price, surface, kind,
      contract, category, typology, status, tier, publisher_role)
    SELECT id, 1, now(), now(), now(), 100000, 80, 1, 1, 1, 1, 1, 0, 1
    FROM generate_series(${first}::int, ${first + savedLimits.homes - 1}::int) AS id`
})

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a group of as many homes as one may have', () => {
    let portal: TestContact
    let owner: Person

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      await portal.run(writeHomes)
    })
    afterAll(() => portal.close())

    const readWith = async (listingIds: readonly number[]) => {
      const group = await makeGroup(owner.browser, 'Many', listingIds)
      const { asked, tracer } = listening()
      const whole = await portal.run(
        Effect.provideService(wholeGroup(owner.id, group, 'en'), Tracer.Tracer, tracer),
      )
      return { whole, queries: asked.length }
    }

    it('is read with the queries of one home', async () => {
      const one = await readWith([homes.agency])
      expect(one.whole.items).toHaveLength(1)
      const many = await readWith(ids)
      expect(many.whole.items).toHaveLength(savedLimits.homes)
      expect(many.whole.items.every(({ card }) => card !== null)).toBe(true)
      expect(one.queries).toBeGreaterThan(0)
      expect(many.queries).toBe(one.queries)
    })
  })
})
