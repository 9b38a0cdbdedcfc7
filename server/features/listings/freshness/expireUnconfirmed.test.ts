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
import { askToConfirm, fadeUnconfirmed } from './askToConfirm.ts'
import { reloadAgedHomes } from './agedHomes.ts'
import { endCertificates } from './endCertificates.ts'
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

    it('are asked about once after a confirmation, fade, and are confirmed by one press of the link', async () => {
      const seller = await portal.person()
      const { at } = await place(seller.browser)
      const id = Number(at('id'))
      const { ask, fade, expire } = freshness.sale
      const silentFor = async (days: number) => {
        const since = new Date(portal.clock.currentTimeMillisUnsafe() - days * 86_400_000)
        await portal.sql(
          (sql) => sql`UPDATE listings SET confirmed_at = ${since} WHERE id = ${id} RETURNING id`,
        )
      }
      const asked = async () =>
        (await portal.mailsTo(seller.email)).filter(({ kind }) => kind === 'stillOffered')
      const runAsking = () => portal.run(Effect.orDie(askToConfirm))
      const merit = async () =>
        (
          await portal.sql<{ n: number }>((sql) => sql`SELECT relevance AS n FROM listings WHERE id = ${id}`)
        )[0]?.n ?? 0
      await silentFor(ask - 0.01)
      await runAsking()
      expect(await asked()).toHaveLength(0)
      await silentFor(fade)
      await Promise.all([runAsking(), runAsking()])
      await runAsking()
      const [, ...more] = await asked()
      expect(more).toEqual([])
      // Questions that cross: each confirmation is asked about once, however the processes meet.
      for (let round = 1; round <= 12; round++) {
        // oxlint-disable no-await-in-loop -- one after the other
        await silentFor(fade + round)
        await Promise.all([runAsking(), runAsking(), runAsking(), runAsking()])
        expect(await asked()).toHaveLength(1 + round)
        // oxlint-enable no-await-in-loop
      }
      const [mail] = (await asked()).slice(-1)
      const before = await merit()
      await portal.run(Effect.orDie(fadeUnconfirmed))
      const faded = await merit()
      expect(faded).toBeLessThan(before)
      await portal.run(Effect.orDie(fadeUnconfirmed))
      expect(await merit()).toBe(faded)
      const link = new URL(String(mail?.data['link']))
      expect(link.pathname).toBe('/user/listing/')
      const token = link.searchParams.get('token')
      const press = (sent: unknown) => portal.stranger().json('/api-next/listings/confirm/', { token: sent })
      expect((await press('guessed')).status).toBe(410)
      // A mail scanner that follows the link changes nothing.
      await portal.stranger().ask(`${link.pathname}${link.search}`)
      expect(await merit()).toBe(faded)
      expect((await press(token)).json).toEqual({ id, status: 'active' })
      expect(await merit()).toBeGreaterThan(faded)
      await silentFor(expire)
      await run()
      expect((await press(token)).json).toEqual({ id, status: 'active' })
      await act(seller.browser, id, 'withdraw')
      expect((await press(token)).status).toBe(409)
    })

    it('are found by a certificate that ended overnight, reloaded once a day', async () => {
      const { at } = await place(owner.browser, { price: 777_001, certificateValidTo: '2034-01-01' })
      const found = async (state: number) => {
        const list = await portal
          .stranger()
          .ask(
            `/api-next/search-list/listings/?prezzoMinimo=777001&prezzoMassimo=777001&certificatoEnergetico=${state}`,
          )
        return (list.at('listings') as { id: number }[]).map(({ id }) => id)
      }
      expect(await found(1)).toEqual([at('id')])
      // As the day passes, no row changes.
      const silently = [
        'ALTER TABLE listings DISABLE TRIGGER USER',
        'ALTER TABLE listings ENABLE TRIGGER USER',
      ]
      await portal.sql((sql) =>
        Effect.gen(function* () {
          yield* sql.unsafe(silently[0] ?? '')
          yield* sql`UPDATE listings SET certificate_valid_to = current_date - 1 WHERE id = ${Number(at('id'))}`
          yield* sql.unsafe(silently[1] ?? '')
          return []
        }),
      )
      expect(await found(1)).toEqual([at('id')])
      const turn = () => portal.run(Effect.orDie(endCertificates))
      const turns = await Promise.all([turn(), turn()])
      expect(turns.toSorted()).toEqual([0, 1])
      expect([await found(1), await found(4)]).toEqual([[], [at('id')]])
    })

    it('are older in a new year, which reloads those whose tax is estimated, once', async () => {
      const turn = () => portal.run(Effect.orDie(reloadAgedHomes))
      await portal.sql(
        (sql) =>
          sql`UPDATE listings SET zone_price = 1200, zone_price_day = '2024-05-01', built_year = 1990 WHERE id = ${homes.other}`,
      )
      await turn()
      expect(await turn()).toBe(0)
      await portal.sql((sql) => sql`UPDATE settings SET value = '2020' WHERE key = 'aged_homes'`)
      const turns = await Promise.all([turn(), turn()])
      expect(turns.toSorted()[0]).toBe(0)
      expect(Math.max(...turns)).toBeGreaterThanOrEqual(1)
    })

    it('stay where no account wrote them', async () => {
      await runAfter(freshness.sale.withdraw, homes.other)
      expect(await portal.sql((sql) => sql`SELECT status FROM listings WHERE id = ${homes.other}`)).toEqual([
        { status: 1 },
      ])
    })
  })
})
