import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { act, change, listingsPath, place } from './testing/flat.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the home behind ads', () => {
    let portal: TestContact
    let owner: Person
    let other: Person

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      other = await portal.person()
    })
    afterAll(() => portal.close())

    const put = async (person: Person, more: object) => Number((await place(person.browser, more)).at('id'))
    const rowOf = async (id: number) =>
      (
        await portal.sql<{ property: number; at: Date }>(
          (sql) => sql`SELECT property_id AS property, created_at AS at FROM listings WHERE id = ${id}`,
        )
      )[0]
    const propertyOf = async (id: number) => (await rowOf(id))?.property
    const exact = { mapDisplay: 'marker' }

    it('is the same when its advertiser shows it again, which makes nothing new', async () => {
      const first = await put(owner, { price: 310_000, floor: 40 })
      expect(await propertyOf(first)).toBe(first)
      await change(owner.browser, first, { price: 305_000, floor: 40, version: 1 })
      await act(owner.browser, first, 'withdraw')
      const again = await put(owner, { price: 295_000, floor: 40 })
      expect(await propertyOf(again)).toBe(first)
      expect((await rowOf(again))?.at).toEqual((await rowOf(first))?.at)
      const page = await portal.stranger().ask(`${listingsPath}${again}/`)
      expect((page.at('priceHistory') as object[]).map((one) => ({ ...one, at: 0 }))).toEqual([
        { at: 0, price: 310_000, event: 'published' },
        { at: 0, price: 305_000, event: 'changed' },
        { at: 0, price: 305_000, event: 'paused' },
        { at: 0, price: 295_000, event: 'returned' },
      ])
      expect((await owner.browser.ask(`${listingsPath}${again}/own/`)).at('property')).toEqual({
        id: first,
        ads: 2,
      })
      const unlike = await put(owner, { price: 295_000, floor: 50 })
      expect(await propertyOf(unlike)).toBe(unlike)
    })

    it('is the same for two advertisers, until one says otherwise', async () => {
      const mine = await put(owner, { ...exact, price: 410_000, floor: 20 })
      const theirs = await put(other, { ...exact, price: 412_000, floor: 20 })
      expect(await propertyOf(theirs)).toBe(mine)
      const parted = await act(other.browser, theirs, 'part')
      expect([parted.status, parted.at('property')]).toEqual([200, theirs])
      await change(other.browser, theirs, { ...exact, price: 411_000, floor: 20, version: 1 })
      expect(await propertyOf(theirs)).toBe(theirs)
      // It may be taken back, and said again.
      const at = (id: number) => `${listingsPath}${id}/home/`
      const before = await other.browser.ask(at(theirs))
      expect([before.at('isParted'), before.at('others')]).toEqual([true, []])
      expect((await owner.browser.ask(at(theirs))).status).toBe(404)
      const joined = await act(other.browser, theirs, 'join')
      expect([joined.at('property'), joined.at('isParted')]).toEqual([mine, false])
      expect((joined.at('others') as { id: number }[]).map(({ id }) => id)).toEqual([mine])
      expect((await owner.browser.ask(at(mine))).at('others', '0', 'id')).toBe(theirs)
      await act(other.browser, theirs, 'part')
      expect(await propertyOf(theirs)).toBe(theirs)
      // The first one keeps its number, also when all others are gone.
      await act(other.browser, theirs, 'withdraw')
      expect(await propertyOf(mine)).toBe(mine)
    })

    it('is shared by nobody who shows its place otherwise, then or later', async () => {
      const shown = await put(owner, { ...exact, price: 510_000, floor: 10 })
      const area = await put(other, { price: 510_000, floor: 10 })
      const third = await portal.person()
      const hidden = await put(third, { mapDisplay: 'noMap', price: 510_000, floor: 10 })
      expect([await propertyOf(area), await propertyOf(hidden)]).toEqual([area, hidden])
      for (const id of [area, hidden]) {
        const beside = await portal.stranger().ask(`${listingsPath}${id}/same-home/`)
        expect(beside.json).toEqual([])
        const similar = await portal.stranger().ask(`${listingsPath}${id}/similar/`)
        expect((similar.json as unknown as { id: number }[]).map((one) => one.id)).not.toContain(shown)
      }
      await change(other.browser, area, { ...exact, price: 510_000, floor: 10, version: 1 })
      expect(await propertyOf(area)).toBe(shown)
      await change(owner.browser, shown, { mapDisplay: 'noMap', price: 510_000, floor: 10, version: 1 })
      const left = await propertyOf(shown)
      expect(left).not.toBe(shown)
      expect(await propertyOf(area)).toBe(shown)
    })
  })
})
