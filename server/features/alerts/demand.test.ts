import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { place } from '#server/features/listings/write/testing/flat.ts'

const path = '/api-next/saved-searches/'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the demand mirror', () => {
    let portal: TestContact
    let advertiser: Person
    let id: number

    beforeAll(async () => {
      portal = await openContact(engine)
      advertiser = await portal.person()
      id = Number((await place(advertiser.browser)).at('id'))
      const reader = await portal.person()
      // 10 find it at 250,000, 15 at 237,500, 3 at 900,000; 11 more want a known heating.
      const searches = [
        ...Array.from({ length: 3 }, (_, at) => `prezzoMassimo=${1_000_000 + at}`),
        ...Array.from({ length: 7 }, (_, at) => `prezzoMassimo=${250_000 + at}`),
        ...Array.from({ length: 5 }, (_, at) => `prezzoMassimo=${237_500 + at}`),
        ...Array.from({ length: 11 }, (_, at) => `riscaldamenti=1&prezzoMassimo=${300_000 + at}`),
      ]
      for (const search of searches) await reader.browser.json(path, { url: `/pwlhsh-katoikies/?${search}` })
    })
    afterAll(() => portal.close())

    const ask = (who: Person, home: number) => who.browser.ask(`${path}demand/${home}/`)

    it('says how many searches match at the price and at lower ones, rounded', async () => {
      const reply = await ask(advertiser, id)
      const prices = reply.at('prices') as { price: number; searches: number | null }[]
      expect(prices.map(({ price }) => price)).toEqual([250_000, 244_000, 237_500, 225_000])
      expect(prices.map(({ searches }) => searches)).toEqual([10, 10, 15, 15])
    })

    it('says the same of an ad that is not shown yet', async () => {
      const hidden = Number((await place(advertiser.browser, { status: 'draft' })).at('id'))
      const [draft, shown] = [await ask(advertiser, hidden), await ask(advertiser, id)]
      expect(draft.at('prices')).toEqual(shown.at('prices'))
      expect(draft.at('facts')).toEqual(shown.at('facts'))
    })

    it('says what stating a fact would add', async () => {
      expect((await ask(advertiser, id)).at('facts')).toContainEqual({ fact: 'heating', searches: 10 })
    })

    it('says nothing of fewer than five searches, nor of a listing of another', async () => {
      const cheap = Number((await place(advertiser.browser, { price: 900_000 })).at('id'))
      const prices = (await ask(advertiser, cheap)).at('prices') as { searches: number | null }[]
      expect(new Set(prices.map(({ searches }) => searches))).toEqual(new Set([null]))
      expect((await ask(await portal.person(), id)).status).toBe(404)
    })
  })
})
