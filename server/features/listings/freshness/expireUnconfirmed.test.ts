import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshness } from '#domain/listing/freshness.ts'
import { engines } from '#server/database/testing/engines.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { act, listingsPath, place } from '../write/testing/flat.ts'
import { expireUnconfirmed } from './expireUnconfirmed.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('ads that nobody confirms', () => {
    let portal: TestContact
    let owner: Person
    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
    })
    afterAll(() => portal.close())

    const run = () => portal.run(Effect.orDie(expireUnconfirmed))
    const statusOf = async (id: unknown) =>
      (await owner.browser.ask(`${listingsPath}${String(id)}/own/`)).at('status')
    /** Runs so many days after the listings were last confirmed. */
    const runAfter = async (days: number, ...ids: readonly unknown[]) => {
      // oxlint-disable-next-line no-await-in-loop -- one engine
      for (const id of ids)
        await portal.sql(
          (
            sql,
          ) => sql`UPDATE listings SET confirmed_at = ${new Date(portal.clock.currentTimeMillisUnsafe() - days * 86_400_000)}
            WHERE id = ${Number(id)} RETURNING id`,
        )
      return run()
    }

    it.each([
      ['sale', freshness.sale],
      ['rent', freshness.rent],
    ])('leave the lists and are withdrawn after the days of a %s', async (contract, { expire, withdraw }) => {
      const { at } = await place(owner.browser, { contract })
      const id = at('id')
      await runAfter(expire - 0.01, id)
      expect(await statusOf(id)).toBe('active')
      await runAfter(expire, id)
      expect(await statusOf(id)).toBe('expired')
      expect((await portal.stranger().ask(`${listingsPath}${String(id)}/`)).status).toBe(410)
      await runAfter(withdraw - 0.01, id)
      expect(await statusOf(id)).toBe('expired')
      await runAfter(withdraw, id)
      expect(await statusOf(id)).toBe('withdrawn')
      const events = await portal.sql<{ status: number }>(
        (sql) => sql`SELECT status FROM status_events WHERE listing_id = ${Number(id)} ORDER BY at`,
      )
      expect(events.map(({ status }) => status)).toEqual([1, 24, 20])
    })

    it('come back when they are confirmed', async () => {
      const { at } = await place(owner.browser)
      await runAfter(freshness.sale.expire, at('id'))
      expect((await act(owner.browser, at('id'), 'confirm')).at('status')).toBe('active')
      expect((await portal.stranger().ask(`${listingsPath}${String(at('id'))}/`)).status).toBe(200)
      await run()
      expect(await statusOf(at('id'))).toBe('active')
    })

    it('are moved once, however many processes look', async () => {
      const placed = await Promise.all([1, 2, 3, 4].map(() => place(owner.browser)))
      const ids = placed.map((reply) => Number(reply.at('id')))
      const [first, ...others] = await Promise.all([
        runAfter(freshness.sale.expire, ...ids),
        run(),
        run(),
        run(),
      ])
      expect([first, ...others].reduce((sum, count) => sum + count, 0)).toBe(ids.length)
      const events = await portal.sql<{ n: number }>(
        (sql) =>
          sql`SELECT count(*)::int AS n FROM status_events WHERE status = 24 AND ${sql.in('listing_id', ids)}`,
      )
      expect(events).toEqual([{ n: ids.length }])
    })

    it('stay where no account wrote them', async () => {
      await runAfter(freshness.sale.withdraw, homes.other)
      expect(await portal.sql((sql) => sql`SELECT status FROM listings WHERE id = ${homes.other}`)).toEqual([
        { status: 1 },
      ])
    })
  })
})
