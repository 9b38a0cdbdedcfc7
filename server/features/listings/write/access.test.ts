import { Option, Redacted } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingActionNames } from '#domain/listing/listingActions.ts'
import { documentsPath } from '#domain/listing/documentPaths.ts'
import { statisticsCsvPath } from '#domain/statistics/counted.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser, Reply } from '#server/features/accounts/testing/Browser.ts'
import { routesOf } from '#server/features/accounts/testing/routes.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { covers } from '../../../../tests/covers.ts'
import { act, change, flat, listingsPath, place, send } from './testing/flat.ts'

type Headers = Readonly<Record<string, string | undefined>>
type Call = (browser: Browser, id: number, headers?: Headers) => Promise<Reply>

const reading = [
  'ownListings.own',
  'ownListings.list',
  'ownListings.visibility',
  'ownListings.asked',
  'ownListings.home',
  'ownListings.statistics',
  'the statistics as a table',
]

/** A payment service that nobody is. */
const payments = {
  url: 'http://127.0.0.1:9',
  key: Redacted.make('sk_test_0123456789abcdef'),
  webhookSecret: Redacted.make('whsec_0123456789abcdef'),
}

/** Every call of the group, as its owner would make it. */
const calls: Readonly<Record<string, Call>> = {
  'ownListings.create': (browser, _, headers = {}) => place(browser, {}, { headers }),
  'ownListings.list': (browser, _, headers = {}) => browser.ask(`${listingsPath}own/`, { headers }),
  'ownListings.change': (browser, id, headers = {}) => change(browser, id, { version: 1 }, { headers }),
  'ownListings.own': (browser, id, headers = {}) => browser.ask(`${listingsPath}${id}/own/`, { headers }),
  'ownListings.statistics': (browser, id, headers = {}) =>
    browser.ask(`${listingsPath}${id}/statistics/`, { headers }),
  'the statistics as a table': (browser, id, headers = {}) => browser.ask(statisticsCsvPath(id), { headers }),
  'ownListings.visibility': (browser, id, headers = {}) =>
    browser.ask(`${listingsPath}${id}/visibility/`, { headers }),
  'ownListings.buyVisibility': (browser, id, headers = {}) =>
    send(browser, `${id}/visibility/`, { tier: 'top', beginsAtOnce: true }, { headers }),
  'ownListings.withdrawVisibility': (browser, id, headers = {}) =>
    send(browser, `${id}/visibility/withdraw/`, { order: 'x' }, { headers }),
  'ownListings.asked': (browser, id, headers = {}) => browser.ask(`${listingsPath}${id}/asked/`, { headers }),
  'ownListings.answer': (browser, id, headers = {}) =>
    send(browser, `${id}/answer/`, { fact: 'condition', value: 'good' }, { headers }),
  'ownListings.arrangePhotos': (browser, id, headers = {}) =>
    send(browser, `${id}/photos/`, { photos: [] }, { method: 'PUT', headers }),
  'a photograph': (browser, id, headers = {}) =>
    browser.ask(`${listingsPath}${id}/photos/`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', ...headers },
      body: 'no picture',
    }),
  'ownListings.arrangeDocuments': (browser, id, headers = {}) =>
    send(browser, `${id}/documents/`, { documents: [] }, { method: 'PUT', headers }),
  'ownListings.writePlan': (browser, id, headers = {}) =>
    send(browser, `${id}/plan/`, { rooms: [] }, { method: 'PUT', headers }),
  'a document': (browser, id, headers = {}) =>
    browser.ask(`${documentsPath(id)}?kind=other`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', ...headers },
      body: 'no document',
    }),
  'ownListings.home': (browser, id, headers = {}) => browser.ask(`${listingsPath}${id}/home/`, { headers }),
  'ownListings.join': (browser, id, headers = {}) => act(browser, id, 'join', { headers }),
  'ownListings.part': (browser, id, headers = {}) => act(browser, id, 'part', { headers }),
  ...Object.fromEntries(
    listingActionNames.map((name): [string, Call] => [
      `ownListings.${name}`,
      (browser, id, headers = {}) => act(browser, id, name, { headers }),
    ]),
  ),
}

it('has an example of every call that the contract has, and of no other', () => {
  const ofContract = Object.keys(calls).filter((name) => name.startsWith('ownListings.'))
  expect(ofContract.toSorted()).toEqual(
    routesOf('ownListings')
      .map(({ name }) => name)
      .toSorted(),
  )
})

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('who may write a listing', () => {
    let portal: TestContact
    let owner: Browser
    let other: Browser
    let id: number
    const outsiders: Record<string, Browser> = {}
    const state = async () =>
      JSON.stringify(await portal.sql((sql) => sql`SELECT l::text AS row FROM listings AS l ORDER BY id`))

    beforeAll(async () => {
      portal = await openContact(engine, { payments: Option.some(payments) })
      const [mine, foreign, ended, suspended] = [
        await portal.person(),
        await portal.person(),
        await portal.person(),
        await portal.person(),
      ]
      await portal.sql((sql) => sql`DELETE FROM sessions WHERE account_id = ${ended.id} RETURNING 1`)
      await portal.sql(
        (sql) => sql`UPDATE accounts SET suspended_at = now() WHERE id = ${suspended.id} RETURNING 1`,
      )
      owner = mine.browser
      other = foreign.browser
      // Another advertiser, who has a listing too.
      await place(other)
      id = Number((await place(owner)).at('id'))
      Object.assign(outsiders, {
        anonymous: portal.stranger(),
        ended: ended.browser,
        suspended: suspended.browser,
      })
    })
    afterAll(() => portal.close())

    const of = Object.entries(calls)
    it.each(of)('%s asks for a session', async (_, call) => {
      const before = await state()
      for (const browser of Object.values(outsiders)) expect((await call(browser, id)).status).toBe(401)
      expect(await state()).toBe(before)
    })

    const ofOne = of.filter(([name]) => !['ownListings.create', 'ownListings.list'].includes(name))
    it.each(ofOne)('%s does not find another’s, as what is not at all', async (_, call) => {
      const before = await state()
      const reply = await call(other, id)
      expect(reply.status).toBe(404)
      const missing = await call(other, 999_999)
      expect([missing.status, missing.text]).toEqual([reply.status, reply.text])
      expect(await state()).toBe(before)
    })

    const changing = of.filter(([name]) => !reading.includes(name))
    it.each(changing)('%s takes nothing from elsewhere', async (_, call) => {
      const before = await state()
      for (const headers of [
        { 'x-csrf-token': undefined },
        { 'x-csrf-token': 'x' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      ])
        expect((await call(owner, id, headers)).status).toBe(403)
      expect(await state()).toBe(before)
    })

    it('is not written to the cache of anybody', async () => {
      const reply = await send(owner, `${id}/own/`, undefined, { method: 'GET' })
      expect(reply.headers.get('cache-control')).toContain('no-store')
      expect(reply.at('facts')).toMatchObject({ price: flat.price })
    })

    it('are listed to their own account, with what may be done', async () => {
      const ads = (await owner.ask(`${listingsPath}own/`)).at('listings') as {
        id: number
        place: string
        leavesAt: string
        actions: string[]
      }[]
      const mine = ads.find((ad) => ad.id === id)
      expect(mine).toMatchObject({ status: 'active', price: flat.price, place: expect.any(String) })
      expect(mine?.actions).toEqual(['pause', 'offer', 'withdraw', 'sold', 'confirm'])
      expect(Date.parse(mine?.leavesAt ?? '') - Date.now()).toBeGreaterThan(44 * 86_400_000)
      expect((await other.ask(`${listingsPath}own/`)).text).not.toContain(`"id":${id},`)
    })
    it(
      'go with the user: those that are shown, their number and where they are',
      covers('user/userFields/myAds', 'user/countPublishedAds', 'user/userCounters/myAds'),
      async () => {
        const { browser } = await portal.person()
        const reply = async () => browser.ask('/api-next/auth/user/full-info/')
        expect((await reply()).at('user')).toMatchObject({
          myAds: [],
          countPublishedAds: 0,
          publishedAdsUrl: '/utente/annunci/pubblicati/',
          publishNewAdUrl: '/pubblica-annuncio/',
          publishedAdsLandingUrl: '/pubblica-annuncio/',
        })
        const ids = [(await place(browser)).at('id'), (await place(browser)).at('id')]
        await act(browser, ids[0], 'pause')
        expect((await reply()).json).toMatchObject({
          user: { myAds: [ids[1]], countPublishedAds: 1 },
          counters: { myAds: 1 },
        })
        expect(
          (await (await portal.person()).browser.ask('/api-next/auth/user/info/')).at('user'),
        ).toMatchObject({
          myAds: [],
        })
      },
    )

    it('ends at the limit of an account', async () => {
      const { browser } = await portal.person()
      const replies: number[] = []
      for (let sent = 0; sent < 301; sent++)
        // oxlint-disable-next-line no-await-in-loop -- counted one after the other
        replies.push((await send(browser, '', {})).status)
      expect(new Set(replies.slice(0, 300))).toEqual(new Set([422]))
      expect(replies[300]).toBe(429)
    })
  })
})
