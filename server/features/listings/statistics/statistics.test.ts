import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEAST_HIDDEN, statisticsCsvPath } from '#domain/statistics/counted.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { newKey, openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { listingsPath, place } from '../write/testing/flat.ts'

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('how an ad is seen', () => {
    let portal: TestContact
    let owner: Browser
    let id: number
    beforeAll(async () => {
      portal = await openContact(engine)
      owner = (await portal.person()).browser
      id = Number((await place(owner, { price: 251_017 })).at('id'))
    })
    afterAll(() => portal.close())

    const told = async () => (await owner.ask(`${listingsPath}${id}/statistics/`)).json as Told
    interface Told {
      readonly totals: Readonly<Record<string, number>>
      readonly medianPlace: number | null
      readonly hidden: readonly { reason: string; count: number }[]
      readonly days: readonly { day: string; shown: number }[]
    }

    it('is nothing at first, for each of thirty days', async () => {
      const { totals, medianPlace, days } = await told()
      expect(Object.values(totals).every((count) => count === 0)).toBe(true)
      expect([medianPlace, days.length]).toEqual([null, 30])
    })

    it('counts lists and pages that people see, and not those of programs', async () => {
      const list = '/api-next/search-list/listings/?idContratto=1&prezzoMinimo=251017&prezzoMassimo=251017'
      const visitor = portal.stranger()
      // The third reply comes from the cache.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const _ of [1, 2, 3]) await visitor.ask(list, { headers: person })
      await visitor.ask(`${listingsPath}${id}/`, { headers: person })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const agent of ['Googlebot/2.1', ''])
        for (const path of [list, `${listingsPath}${id}/`])
          await visitor.ask(path, { headers: { 'user-agent': agent } })
      const { totals, medianPlace, days } = await told()
      expect(totals).toMatchObject({ shown: 3, opened: 1 })
      expect(medianPlace).toBe(1)
      expect(days.at(-1)?.shown).toBe(3)
    })

    it('counts who saved it and asked for its number', async () => {
      const seeker = await portal.person()
      await seeker.browser.json(`/api-next/saved/${id}/`, { isSaved: true }, { method: 'PUT' })
      const message = { key: newKey(), listingId: id, text: 'Είναι ακόμη διαθέσιμο;' }
      await seeker.browser.json('/api-next/contact/message/', message)
      expect((await told()).totals).toMatchObject({ saved: 1, message: 1, visit: 0 })
    })

    it('tells a reason for hiding it once so many people gave it', async () => {
      const hide = async () => {
        const { browser } = await portal.person()
        await browser.json('/api-next/hidden/', { listingId: id, reason: 'price' })
      }
      for (let people = 1; people < LEAST_HIDDEN; people++)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await hide()
      expect((await told()).hidden).toEqual([])
      await hide()
      expect((await told()).hidden).toEqual([{ reason: 'price', count: LEAST_HIDDEN }])
    })

    it('is a table for other programs', async () => {
      const { text, headers } = await owner.ask(`${statisticsCsvPath(id)}?days=2`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const [head, , today] = text.split('\r\n')
      expect(head).toMatch(/^day,shown,opened,saved,phone/)
      expect(today).toMatch(/^\d{4}-\d{2}-\d{2},3,1,1,0,1,/)
    })

    it('stores nothing of who looked', async () => {
      const rows = await portal.sql((sql) => sql`SELECT * FROM listing_counts LIMIT 1`)
      expect(Object.keys(rows[0] ?? {})).toEqual(['listing_id', 'day', 'kind', 'bucket', 'count'])
    })
  })
})
