import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportReasons } from '#domain/listing/vocabularies/reportReasons.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { engines } from '#server/database/testing/engines.ts'
import { writeFixture, hiddenListings, markerListing } from '#server/content/listings/testing/fixture.ts'

const path = (id: number) => `/api-next/listings/${id}/report/`
const fraud = { reason: 'fraud', text: '  Ζητούν προκαταβολή. ' }

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('reports', () => {
    let portal: TestAccounts
    let visitors = 0
    const visitor = (): Promise<Browser> => portal.browser(`198.51.100.${++visitors}`).arrive()
    const kept = () =>
      portal.sql((sql) => sql`SELECT listing_id, reason, text, language FROM reports ORDER BY id`)

    beforeAll(async () => {
      portal = await openAccounts({
        ...engine,
        open: async (options) => {
          const database = await engine.open(options)
          await database.run(writeFixture)
          return database
        },
      })
    })
    afterAll(() => portal.close())

    it('are written down, and thanked for in the language of the page', async () => {
      const reply = await (await visitor()).json(`${path(markerListing)}?lang=en`, fraud)
      expect([reply.status, reply.at('message')]).toEqual([
        200,
        'Thank you. Your report has been written down.',
      ])
      expect(await kept()).toEqual([
        {
          listing_id: markerListing,
          reason: reportReasons.idOf('fraud'),
          text: 'Ζητούν προκαταβολή.',
          language: 'en',
        },
      ])
    })

    it('are kept without what no keyboard sends', async () => {
      const text = 'Άλλη\u0000 τιμή\u202E από το \uD800τηλέφωνο'
      const reply = await (await visitor()).json(path(markerListing), { reason: 'fraud', text })
      expect(reply.status).toBe(200)
      expect((await kept()).at(-1)).toMatchObject({ text: 'Άλλη τιμή από το \uFFFDτηλέφωνο' })
    })

    it.each([
      ['an unknown reason', { reason: 'boredom', text: '' }],
      ['no text at all', { reason: 'fraud' }],
      ['too long a text', { reason: 'fraud', text: 'a'.repeat(1001) }],
      ['nothing said of another reason', { reason: 'other', text: '  ' }],
    ])('are refused with %s', async (_, body) => {
      const before = await kept()
      const reply = await (await visitor()).json(path(markerListing), body)
      expect([reply.status, reply.at('data', 'message')]).toEqual([400, expect.any(String)])
      expect(await kept()).toEqual(before)
    })

    it.each([
      ['that never was', 999_999, 404],
      ['that is secret', hiddenListings.secret, 404],
      ['that was taken back', hiddenListings.withdrawn, 410],
      ['that is sold', hiddenListings.sold, 410],
    ])('are refused about an ad %s', async (_, id, status) => {
      expect((await (await visitor()).json(path(id), fraud)).status).toBe(status)
    })

    it('are refused from other sites and without the token of a page', async () => {
      const browser = await visitor()
      const elsewhere = await browser.json(path(markerListing), fraud, {
        headers: { 'sec-fetch-site': 'cross-site' },
      })
      const tokenless = await browser.json(path(markerListing), fraud, { headers: { 'x-csrf-token': '' } })
      expect([elsewhere.status, tokenless.status]).toEqual([403, 403])
    })

    it('come from one address ten times in ten minutes, and then again', async () => {
      const browser = await visitor()
      const statuses: number[] = []
      for (let time = 0; time < 11; time++)
        statuses.push((await browser.json(path(markerListing), fraud)).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
      const refused = await browser.json(path(markerListing), fraud)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      portal.clock.advance(11 * 60_000)
      expect((await browser.json(path(markerListing), fraud)).status).toBe(200)
    })
  })
})
