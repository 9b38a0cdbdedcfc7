import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../../../../tests/covers.ts'
import { engines } from '#server/database/testing/engines.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { sendTo } from '../testing/group.ts'

const path = '/api-next/hidden/'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('hidden homes', () => {
    let portal: TestContact
    let person: Person

    beforeAll(async () => {
      portal = await openContact(engine)
      person = await portal.person()
    })
    afterAll(() => portal.close())

    const hide = (listingId: number, reason: string) => sendTo(person.browser, path, { listingId, reason })
    const hiddenIds = async () => (await person.browser.ask(`${path}ids/`)).at('ids')
    const setPrice = async (price: number) => {
      await portal.sql(
        (sql) => sql`UPDATE listings SET price = ${price} WHERE id = ${homes.private} RETURNING 1`,
      )
      await portal.takeUpWrites()
    }

    it(
      'are of one account, counted, and shown again one by one or all',
      covers('user/blacklistedAds'),
      async () => {
        const reply = await hide(homes.agency, 'size')
        expect([reply.status, reply.at('ids'), reply.at('counters', 'blacklistedAds')]).toEqual([
          200,
          [homes.agency],
          1,
        ])
        await hide(homes.other, 'seen')
        const list = await person.browser.ask(path)
        expect(list.at('hidden')).toMatchObject([
          { listingId: homes.other, reason: 'seen', isBack: false },
          { listingId: homes.agency, reason: 'size', priceThen: 100_000 },
        ])
        const other = await portal.person()
        expect((await other.browser.ask(`${path}ids/`)).json).toEqual({ ids: [], homes: 0 })
        expect(
          (await sendTo(person.browser, `${path}?listingId=${homes.other}`, {}, 'DELETE')).at('ids'),
        ).toEqual([homes.agency])
        expect((await sendTo(person.browser, path, {}, 'DELETE')).at('counters', 'blacklistedAds')).toBe(0)
      },
    )

    it.each([
      ['price', 90_000, []],
      ['price', 90_001, [homes.private]],
      ['price', 120_000, [homes.private]],
      ['size', 50_000, [homes.private]],
    ] as const)('hidden for %s and costing %i now, lists leave out %j', async (reason, price, ids) => {
      await setPrice(100_000)
      await hide(homes.private, reason)
      await setPrice(price)
      expect(await hiddenIds()).toEqual(ids)
      const counters = (await person.browser.ask('/api-next/auth/user/full-info/')).at(
        'counters',
        'blacklistedAds',
      )
      expect(counters).toBe(ids.length)
      await sendTo(person.browser, path, {}, 'DELETE')
    })

    it.each([
      ['another reason', { listingId: 1, reason: 'ugly' }, 400],
      ['no reason', { listingId: 1 }, 400],
      ['no such home', { listingId: 999_999, reason: 'price' }, 404],
    ])('are not hidden with %s', async (_, body, status) => {
      expect((await sendTo(person.browser, path, body)).status).toBe(status)
      expect(await hiddenIds()).toEqual([])
    })

    it(
      'and recent ones leave with the account, and are in its data',
      covers('user/countLastAds', 'user/countLastSearches', 'user/lastAdsUrl', 'user/blacklistedAdsUrl'),
      async () => {
        const { browser, id } = await portal.person()
        await sendTo(browser, path, { listingId: homes.agency, reason: 'suspicious' })
        const search = {
          address: '/pwlhsh-katoikies/',
          words: 'Σπίτια',
          language: 'el',
          at: 1_700_000_000_000,
        }
        const add = () =>
          sendTo(browser, '/api-next/recent/', {
            listings: [
              { listingId: homes.agency, at: 1_700_000_000_000 },
              { listingId: homes.private, at: 1_700_000_001_000 },
              { listingId: 999_999, at: 1 },
            ],
            searches: [search],
          })
        expect((await add()).status).toBe(200)
        expect((await add()).status).toBe(200)
        const recent = await browser.ask(`/api-next/recent/?ids=${homes.other}`)
        expect(recent.at('listings')).toMatchObject([
          { listingId: homes.private },
          { listingId: homes.agency },
        ])
        expect(recent.at('cards')).toMatchObject([{ id: homes.other }])
        const user = (await browser.ask('/api-next/auth/user/info/')).at('user')
        expect(user).toMatchObject({
          countLastAds: 2,
          countLastSearches: 1,
          lastAds: [homes.private, homes.agency],
          lastSearches: ['/pwlhsh-katoikies/'],
          savedAds: [],
          lastAdsUrl: '/utente/annunci/recenti/',
          savedAdsUrl: '/user/saved/',
          blacklistedAdsUrl: '/utente/annunci/nascosti/',
        })
        const data = (await browser.ask('/api-next/user/data/')).text
        expect(data).toContain('suspicious')
        expect(data).toContain('/pwlhsh-katoikies/')
        const foreign = { ...search, address: 'https://example.com/' }
        expect(
          (await sendTo(browser, '/api-next/recent/', { listings: [], searches: [foreign] })).status,
        ).toBe(400)
        await sendTo(browser, '/api-next/recent/', {}, 'DELETE')
        expect((await browser.ask('/api-next/recent/')).at('listings')).toEqual([])
        await portal.sql((sql) => sql`DELETE FROM accounts WHERE id = ${id} RETURNING 1`)
        expect(
          await portal.sql((sql) => sql`SELECT 1 FROM hidden_listings WHERE account_id = ${id}`),
        ).toEqual([])
      },
    )

    it('recent ones of a visitor are cards alone', async () => {
      const reply = await portal
        .stranger()
        .ask(`/api-next/recent/?ids=${homes.other},x,-1,${homes.withdrawn}`)
      expect(reply.json).toMatchObject({ listings: [], searches: [], cards: [{ id: homes.other }] })
    })
  })
})
