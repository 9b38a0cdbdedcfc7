import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newUser } from '#server/features/accounts/testing/people.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { engines } from '#server/database/testing/engines.ts'
import { hiddenListings } from '#server/content/listings/testing/fixture.ts'
import { stocked } from '#server/content/listings/testing/stockedEngine.ts'
import { groupsPath, makeGroup, sendTo, tokenOf } from './testing/group.ts'

const put = (browser: Browser, id: number | string, isSaved: unknown = true) =>
  browser.json(`/api-next/saved/${id}/`, { isSaved }, { method: 'PUT' })

/** The homes that a browser's account saved, by their ids. */
const savedBy = async (browser: Browser) => (await browser.ask('/api-next/saved/ids/')).at('ids')

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('saved homes', () => {
    let portal: TestAccounts
    let somebody: Browser
    let other: Browser

    beforeAll(async () => {
      portal = await openAccounts(stocked(engine))
      somebody = (await newUser(portal)).browser
      other = (await newUser(portal)).browser
    })
    afterAll(() => portal.close())

    it('are kept by account, the last one first, with what they cost then', async () => {
      expect((await put(somebody, 1)).status).toBe(200)
      portal.clock.advance(1000)
      const reply = await put(somebody, 2)
      expect(reply.at('ids')).toEqual([2, 1])
      expect(reply.at('counters', 'savedAds')).toBe(2)
      expect(await savedBy(other)).toEqual([])
      const list = await somebody.ask('/api-next/saved/?lang=en')
      const [last] = list.at('saved') as { listingId: number; priceThen: number; card: { price: number } }[]
      expect(last).toMatchObject({ listingId: 2, priceThen: last?.card.price })
      expect(list.headers.get('cache-control')).toBe('no-store')
    })

    it('stay as they were when saved again, and go when removed', async () => {
      const before = (await somebody.ask('/api-next/saved/')).text
      portal.clock.advance(1000)
      await put(somebody, 1)
      expect((await somebody.ask('/api-next/saved/')).text).toBe(before)
      expect((await put(somebody, 1, false)).at('ids')).toEqual([2])
      expect((await put(somebody, 1, false)).status).toBe(200)
    })

    it('say so when the home is no longer offered', async () => {
      await put(other, 5)
      await portal.sql((sql) => sql`UPDATE listings SET status = 20 WHERE id = 5`)
      await portal.takeUpWrites()
      const list = await other.ask('/api-next/saved/')
      expect(list.at('saved')).toMatchObject([{ listingId: 5, card: null }])
    })

    it.each([
      [hiddenListings.secret, 404],
      [hiddenListings.withdrawn, 410],
      [hiddenListings.sold, 410],
      [999_999, 404],
      [0, 400],
      [2 ** 31, 400],
      ['one', 400],
    ])('cannot be what the public may not see: %s', async (id, status) => {
      expect((await put(somebody, id)).status).toBe(status)
      expect(await savedBy(somebody)).toEqual([2])
    })

    it('go with the user, the last one first, and with nobody else', async () => {
      const { browser } = await newUser(portal)
      const savedAds = async (whose: typeof browser) =>
        (await whose.ask('/api-next/auth/user/full-info/')).at('user', 'savedAds')
      expect(await savedAds(browser)).toEqual([])
      await put(browser, 1)
      portal.clock.advance(1000)
      await put(browser, 2)
      expect(await savedAds(browser)).toEqual([2, 1])
      expect((await browser.ask('/api-next/auth/user/info/')).at('user', 'savedAds')).toEqual([2, 1])
      const { browser: other } = await newUser(portal)
      expect(await savedAds(other)).toEqual([])
    })

    it('ask for a user who is signed in', async () => {
      const nobody = await portal.browser('203.0.113.5').arrive()
      expect((await put(nobody, 1)).status).toBe(401)
      expect((await nobody.ask('/api-next/saved/')).status).toBe(401)
      expect((await nobody.ask('/api-next/saved/ids/')).at('ids')).toEqual([])
      expect((await put(somebody, 1, 'yes')).status).toBe(400)
      expect(
        (
          await somebody.json(
            '/api-next/saved/1/',
            { isSaved: true },
            { method: 'PUT', headers: { 'x-csrf-token': 'x' } },
          )
        ).status,
      ).toBe(403)
    })

    it('tell of a cut of their price, once, and only of one after they were saved', async () => {
      const { browser, email } = await newUser(portal)
      await put(browser, 8)
      const told = () =>
        portal.sql<{ kind: string; listing: number; price: number }>(
          (sql) => sql`SELECT kind, listing_id AS listing, price FROM notifications
            JOIN accounts ON accounts.id = account_id WHERE email = ${email} ORDER BY notifications.id`,
        )
      const setPrice = (price: number) =>
        portal.sql((sql) =>
          sql.withTransaction(
            // Times of the database: the test's clock stands still, and saved_at is its own.
            sql`WITH event AS (INSERT INTO price_events (listing_id, at, price, kind)
                SELECT 8, greatest(now(), saved_at + interval '1 second') + ${`${1e6 - price / 100} milliseconds`}::interval, ${price}, 2
                FROM saved_listings WHERE listing_id = 8 RETURNING 1)
              UPDATE listings SET price = ${price} WHERE id = 8`,
          ),
        )
      await setPrice(150_000)
      await setPrice(140_000)
      await portal.takeUpWrites()
      await vi.waitFor(
        async () => expect((await told()).at(-1)).toEqual({ kind: 'priceCut', listing: 8, price: 140_000 }),
        10_000,
      )
      const count = (await told()).length
      await portal.sql(
        (sql) => sql`UPDATE listings SET modified_at = modified_at + interval '1 day' WHERE id = 8`,
      )
      await portal.takeUpWrites()
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(await told()).toHaveLength(count)
    })

    it('tell the members of a group of a cut, but not of homes that were decided against', async () => {
      const [owner, member, decided] = [await newUser(portal), await newUser(portal), await newUser(portal)]
      const group = await makeGroup(owner.browser, 'Cuts', [12])
      const { token } = await tokenOf(owner.browser, group, { role: 'viewer' })
      expect((await sendTo(member.browser, '/api-next/saved/join/', { token })).status).toBe(200)
      const other = await makeGroup(decided.browser, 'Decided', [12])
      await sendTo(decided.browser, `${groupsPath}${other}/items/12/`, { stage: 'no' }, 'PUT')
      await portal.sql(
        (sql) => sql`UPDATE collection_items SET added_at = now() - interval '1 hour'
        WHERE listing_id = 12`,
      )
      await portal.sql((sql) => sql`UPDATE collection_members SET accepted_at = now() - interval '1 hour'`)
      await portal.sql((sql) =>
        sql.withTransaction(
          sql`WITH event AS (INSERT INTO price_events (listing_id, at, price, kind) VALUES
                (12, now() - interval '2 days', 160000, 1), (12, now() - interval '1 minute', 120000, 2) RETURNING 1)
              UPDATE listings SET price = 120000 WHERE id = 12`,
        ),
      )
      await portal.takeUpWrites()
      const told = (email: string) =>
        portal.sql<{ price: number }>(
          (sql) => sql`SELECT price FROM notifications JOIN accounts ON accounts.id = account_id
            WHERE email = ${email} AND kind = 'priceCut' AND listing_id = 12`,
        )
      await vi.waitFor(async () => expect(await told(owner.email)).toEqual([{ price: 120_000 }]), 10_000)
      expect(await told(member.email)).toEqual([{ price: 120_000 }])
      expect(await told(decided.email)).toEqual([])
    })
  })
})
