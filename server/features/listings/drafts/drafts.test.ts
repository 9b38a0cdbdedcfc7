import { Effect } from 'effect'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { languages } from '#domain/locale.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser, Reply } from '#server/features/accounts/testing/Browser.ts'
import { routesOf } from '#server/features/accounts/testing/routes.ts'
import { newKey, openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { handleReport, openReports } from '#server/features/reports/openReports.ts'
import { act, flat, listingsPath, place } from '../write/testing/flat.ts'

const draftsPath = `${listingsPath}drafts/`

/** The flat as an advertiser types it. */
const { texts, ...facts } = flat
const typed: Readonly<Record<string, unknown>> = {
  ...facts,
  price: '250.000',
  lift: 'yes',
  'texts.el.title': texts.el.title,
  'texts.el.description': texts.el.description,
}

const create = (browser: Browser, body: object = {}, headers = {}) =>
  browser.json(draftsPath, body, { headers })
const save = (browser: Browser, id: unknown, fields: object, more: object = {}, headers = {}) =>
  browser.json(`${draftsPath}${String(id)}/`, { fields, ...more }, { method: 'PUT', headers })
const publish = (browser: Browser, id: unknown, headers = {}) =>
  browser.ask(`${draftsPath}${String(id)}/publish/`, { method: 'POST', headers })

type Headers = Readonly<Record<string, string | undefined>>
type Call = (browser: Browser, id: unknown, headers?: Headers) => Promise<Reply>
const calls: Readonly<Record<string, Call>> = {
  'drafts.list': (browser, _, headers = {}) => browser.ask(draftsPath, { headers }),
  'drafts.create': (browser, _, headers = {}) => create(browser, {}, headers),
  'drafts.draft': (browser, id, headers = {}) => browser.ask(`${draftsPath}${String(id)}/`, { headers }),
  'drafts.save': (browser, id, headers = {}) => save(browser, id, { price: 1 }, {}, headers),
  'drafts.check': (browser, id, headers = {}) =>
    browser.ask(`${draftsPath}${String(id)}/check/`, { headers }),
  'drafts.preview': (browser, id, headers = {}) =>
    browser.ask(`${draftsPath}${String(id)}/preview/`, { headers }),
  'drafts.card': (browser, id, headers = {}) => browser.ask(`${draftsPath}${String(id)}/card/`, { headers }),
  'drafts.anotherHome': (browser, id, headers = {}) =>
    browser.ask(`${draftsPath}${String(id)}/another-home/`, { method: 'POST', headers }),
  'drafts.publish': (browser, id, headers = {}) => publish(browser, id, headers),
  'drafts.remove': (browser, id, headers = {}) =>
    browser.ask(`${draftsPath}${String(id)}/`, { method: 'DELETE', headers }),
}
const changing = ['drafts.create', 'drafts.save', 'drafts.anotherHome', 'drafts.publish', 'drafts.remove']

it('has an example of every call of drafts', () => {
  expect(Object.keys(calls).toSorted()).toEqual(
    routesOf('drafts')
      .map(({ name }) => name)
      .toSorted(),
  )
})

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('an ad that is being written', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine)
    })
    afterAll(() => portal.close())

    const person = async () => (await portal.person()).browser
    const drafted = async (browser: Browser, fields: object = typed) => {
      const id = Number((await create(browser)).at('id'))
      await save(browser, id, fields)
      return id
    }
    const state = async () =>
      JSON.stringify(
        await portal.sql(
          (sql) => sql`SELECT d::text AS draft FROM listing_drafts AS d
            UNION ALL SELECT l::text FROM listings AS l ORDER BY 1`,
        ),
      )

    it.each(Object.entries(calls))('%s asks for a session', async (_, call) => {
      const id = await drafted(await person())
      const before = await state()
      expect((await call(portal.stranger(), id)).status).toBe(401)
      expect(await state()).toBe(before)
    })

    const ofOne = Object.entries(calls).filter(([name]) => !['drafts.list', 'drafts.create'].includes(name))
    it.each(ofOne)('%s does not find another’s, as what is not at all', async (_, call) => {
      const id = await drafted(await person())
      const other = await person()
      const before = await state()
      const [reply, missing] = [await call(other, id), await call(other, 999_999)]
      expect([reply.status, reply.text]).toEqual([missing.status, missing.text])
      expect((await other.ask(draftsPath)).at('drafts')).toEqual([])
      expect(await state()).toBe(before)
    })

    it.each(changing)('%s takes nothing from elsewhere', async (name) => {
      const owner = await person()
      const id = await drafted(owner)
      const before = await state()
      for (const headers of [
        { 'x-csrf-token': undefined },
        { 'x-csrf-token': 'x' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        expect((await calls[name]?.(owner, id, headers))?.status).toBe(403)
      expect(await state()).toBe(before)
    })

    it('keeps what was typed, and says what is wrong with it', async () => {
      const owner = await person()
      const id = Number((await create(owner)).at('id'))
      const saved = await save(owner, id, { price: 'about 200', netArea: '78', rooms: '3.5' })
      expect(saved.at('fields')).toEqual({ price: 'about 200', netArea: 78, rooms: 3.5 })
      expect(saved.at('problems', 'price', 'message')).toBe('wholeNumber')
      expect(saved.at('problems', 'rooms', 'message')).toBe('wholeNumber')
      expect(saved.at('problems', 'contract', 'message')).toBe('required')
      expect(saved.at('listingId')).toBe(null)
      const again = await owner.ask(`${draftsPath}${id}/`)
      expect([again.at('fields'), again.at('version')]).toEqual([saved.at('fields'), saved.at('version')])
      expect(again.headers.get('cache-control')).toContain('no-store')
    })

    it.each([
      [{ pricee: 1 }, 422],
      [{ __proto__x: 1 }, 422],
      [{ 'texts.xx.title': 'a' }, 422],
      [{ 'texts.el.title': 7 }, 422],
      [{ 'texts.el.description': 'α'.repeat(6001) }, 400],
      [{ price: { a: 1 } }, 400],
      [{ reference: Array.from({ length: 41 }, () => '1') }, 400],
      [[], 400],
      ['x', 400],
    ])('refuses fields that are none: %#', async (fields, status) => {
      const owner = await person()
      const id = await drafted(owner)
      const before = await state()
      expect((await save(owner, id, fields as object)).status).toBe(status)
      expect(await state()).toBe(before)
    })

    it('stores no character that cannot be stored, and refuses ten megabytes', async () => {
      const owner = await person()
      const id = await drafted(owner)
      const saved = await save(owner, id, { 'texts.el.title': 'Φωτεινό\u0000 σπίτι\ud800' })
      expect(saved.status).toBe(200)
      expect(String(saved.at('fields', 'texts.el.title'))).toMatch(/^Φωτεινό σπίτι/)
      expect((await save(owner, id, { 'texts.el.title': 'α'.repeat(10_000_000) })).status).toBe(413)
    })

    it('tells two tabs of each other', async () => {
      const owner = await person()
      const id = await drafted(owner)
      const version = Number((await owner.ask(`${draftsPath}${id}/`)).at('version'))
      expect((await save(owner, id, { price: 1000 }, { version })).status).toBe(200)
      const late = await save(owner, id, { rooms: 9 }, { version })
      expect([late.status, late.at('data', 'version')]).toEqual([409, version + 1])
      expect((await owner.ask(`${draftsPath}${id}/`)).at('fields')).toMatchObject({ price: 1000, rooms: 3 })
    })

    it('has a limit, and one draft for one key', async () => {
      const owner = await person()
      const key = { 'idempotency-key': newKey() }
      const [one, same] = [await create(owner, {}, key), await create(owner, {}, key)]
      expect(one.at('id')).toBe(same.at('id'))
      const more = await Promise.all(Array.from({ length: 24 }, () => create(owner)))
      expect(more.filter(({ status }) => status === 200)).toHaveLength(19)
      expect(more.filter(({ status }) => status === 409)).toHaveLength(5)
    })

    it('asks whether it is the home of another ad, and joins none that it is told apart from', async () => {
      const exact = { ...typed, mapDisplay: 'marker', price: 777_000, floor: 20 }
      const [theirs, mine] = [await person(), await person()]
      const first = (await publish(theirs, await drafted(theirs, exact))).at('listingId')
      const alike = async (browser: Browser, id: number) =>
        ((await browser.ask(`${draftsPath}${id}/check/`)).at('sameHome') as { id: number }[]).map(
          (ad) => ad.id,
        )
      const [one, other] = [await drafted(mine, exact), await drafted(mine, exact)]
      expect([await alike(mine, one), await alike(mine, other)]).toEqual([[first], [first]])
      expect(await alike(mine, await drafted(mine, { ...exact, floor: 40 }))).toEqual([])
      const told = async () => calls['drafts.anotherHome']?.(mine, other)
      for (const reply of [await told(), await told()])
        expect([reply?.status, reply?.at('sameHome')]).toEqual([200, []])
      expect([await alike(mine, one), await alike(mine, other)]).toEqual([[first], []])
      const property = async (id: number) => {
        const listingId = String((await publish(mine, id)).at('listingId'))
        return [listingId, String((await mine.ask(`${listingsPath}${listingId}/own/`)).at('property', 'id'))]
      }
      const [apart, itself] = await property(other)
      expect(itself).toBe(apart)
      expect((await property(one))[1]).toBe(String(first))
    })

    it('is read in each language before it is shown, by its advertiser alone', async () => {
      const owner = await person()
      const id = await drafted(owner, { ...typed, 'texts.de.title': 'Helle Wohnung' })
      const preview = (browser: Browser) => browser.ask(`${draftsPath}${id}/preview/`)
      const pages = (await preview(owner)).at('pages') as {
        language: string
        title: string
        factText: string | null
      }[]
      expect(pages.map(({ language }) => language)).toEqual([...languages])
      expect(pages.find(({ language }) => language === 'de')?.title).toBe('Helle Wohnung')
      expect(pages.find(({ language }) => language === 'fr')?.factText).toContain('m²')
      expect((await preview(await person())).status).toBe(404)
      await publish(owner, id)
      expect((await preview(owner)).at('pages')).toEqual([])
    })

    it('has the card that lists would show, also of changes that are not published yet', async () => {
      const owner = await person()
      const id = await drafted(owner)
      const cardOf = async (browser: Browser, draft: number) =>
        (await browser.ask(`${draftsPath}${draft}/card/`)).at('card') as ListingCard | null
      const first = await cardOf(owner, id)
      expect(first).toMatchObject({ contract: 'sale', photo: null, location: { precision: 'area' } })
      expect(first?.places[0]?.name).toBe('Σκοπευτήριο')
      await save(owner, id, { price: 'free', mapDisplay: 'noMap' })
      expect(await cardOf(owner, id)).toMatchObject({ price: null, location: { precision: 'hidden' } })
      await save(owner, id, { price: 250_000 })
      const listing = Number((await publish(owner, id)).at('listingId'))
      const change = Number((await create(owner, { listingId: listing })).at('id'))
      await save(owner, change, { price: 240_000, energyClass: 'B', latitude: 40.6325, longitude: 22.9407 })
      const changed = await cardOf(owner, change)
      expect(changed).toMatchObject({ id: listing, price: 240_000, energyClass: 'B' })
      expect(changed?.places.map(({ name }) => name)).toContain('Θεσσαλονίκη')
      const shown = await owner.ask(`${listingsPath}${listing}/`)
      expect([shown.at('price'), shown.at('energyClass')]).toEqual([250_000, first?.energyClass])
      expect((await (await person()).ask(`${draftsPath}${id}/card/`)).status).toBe(404)
      await save(owner, change, { typology: null })
      expect(await cardOf(owner, change)).toBeNull()
      expect(await cardOf(owner, Number((await create(owner)).at('id')))).toBeNull()
    })

    it('is published once, and found', async () => {
      const owner = await person()
      const id = await drafted(owner)
      const draft = await owner.ask(`${draftsPath}${id}/`)
      expect([draft.at('status'), draft.at('problems')]).toEqual(['draft', {}])
      const before = await owner.ask(`${listingsPath}${String(draft.at('listingId'))}/`)
      expect(before.status).toBe(404)
      const replies = await Promise.all([publish(owner, id), publish(owner, id)])
      const [one] = replies
      for (const reply of replies)
        expect([reply.status, reply.at('status'), reply.at('holds')]).toEqual([200, 'active', []])
      expect(replies.map((reply) => reply.at('listingId'))).toEqual([
        one.at('listingId'),
        one.at('listingId'),
      ])
      const shown = await owner.ask(`${listingsPath}${String(one.at('listingId'))}/`)
      expect([shown.status, shown.text.includes('Παγκράτι')]).toEqual([200, true])
      expect((await owner.ask(draftsPath)).at('drafts')).toEqual([])
    })

    it('is not published while something is missing or wrong', async () => {
      const owner = await person()
      const id = await drafted(owner, { ...typed, price: 'free', energyClass: null })
      const reply = await publish(owner, id)
      expect(reply.status).toBe(422)
      expect(Object.keys(reply.at('data', 'errors') as object).toSorted()).toEqual(['energyClass', 'price'])
    })

    it('waits for a person where its words exclude people, and is shown once they are gone', async () => {
      const owner = await person()
      const id = await drafted(owner, { ...typed, 'texts.el.description': 'Μόνο για Έλληνες.' })
      const held = await publish(owner, id)
      expect([held.at('status'), held.at('holds')]).toEqual([
        'held',
        [{ reason: 'exclusion', field: 'texts.el.description', found: 'μονο για ελληνεσ' }],
      ])
      const listing = held.at('listingId')
      expect((await owner.ask(`${listingsPath}${String(listing)}/`)).status).toBe(404)
      expect((await act(owner, listing, 'activate')).status).toBe(409)
      await save(owner, id, { 'texts.el.description': 'Φωτεινό.' })
      const mended = await publish(owner, id)
      expect([mended.at('status'), mended.at('holds'), mended.at('listingId')]).toEqual([
        'active',
        [],
        listing,
      ])
      expect((await owner.ask(`${listingsPath}${String(listing)}/`)).status).toBe(200)
    })

    it('is shown once a person of the portal looked at it, and is not held for the same again', async () => {
      const owner = await person()
      const id = (await place(owner, { texts: { en: { description: 'No foreigners' } } })).at('id')
      const waiting = await portal.run(openReports)
      expect(waiting.find((report) => report.id === `hold ${String(id)}`)).toMatchObject({
        about: `ad ${String(id)} is held: exclusion`,
        text: 'texts.en.description: no foreigners',
      })
      await portal.run(handleReport(`hold ${String(id)}`))
      expect((await owner.ask(`${listingsPath}${String(id)}/`)).status).toBe(200)
      const again = await act(owner, id, 'pause')
      expect(again.at('status')).toBe('paused')
      expect((await act(owner, id, 'activate')).at('status')).toBe('active')
      const gone = await portal.run(Effect.flip(handleReport(`hold ${String(id)}`)))
      expect(gone._tag).toBe('NoSuchReport')
    })

    it('is held on every way to the lists', async () => {
      const owner = await person()
      const bad = { texts: { en: { description: 'No foreigners' } } }
      expect((await place(owner, bad)).at('status')).toBe('held')
      const later = (await place(owner, { ...bad, status: 'draft' })).at('id')
      expect((await act(owner, later, 'activate')).at('status')).toBe('held')
      const good = (await place(owner)).at('id')
      const changed = await owner.json(
        `${listingsPath}${String(good)}/`,
        { ...flat, ...bad, version: 1 },
        { method: 'PUT' },
      )
      expect([changed.status, changed.at('status')]).toEqual([200, 'held'])
    })

    it('changes a published ad, and keeps what was changed elsewhere', async () => {
      const owner = await person()
      const listing = (await place(owner)).at('id')
      const opened = await create(owner, { listingId: listing })
      expect([opened.at('status'), opened.at('changed')]).toEqual(['active', []])
      expect((await create(owner, { listingId: listing })).at('id')).toBe(opened.at('id'))
      const draft = opened.at('id')
      expect((await save(owner, draft, { price: '240000' })).at('changed')).toEqual(['price'])
      await owner.json(
        `${listingsPath}${String(listing)}/`,
        { ...flat, rooms: 4, version: 1 },
        { method: 'PUT' },
      )
      expect((await publish(owner, draft)).at('status')).toBe('active')
      const own = await owner.ask(`${listingsPath}${String(listing)}/own/`)
      expect(own.at('facts')).toMatchObject({ price: 240_000, rooms: 4 })
      expect((await create(await person(), { listingId: listing })).status).toBe(404)
    })

    it('says what it leaves out, and is exported and deleted', async () => {
      const owner = await person()
      const id = await drafted(owner, { ...typed, rooms: 'many' })
      const check = await owner.ask(`${draftsPath}${id}/check/`)
      expect(check.at('unstated')).toEqual(expect.arrayContaining(['rooms', 'heatingSystem']))
      expect(check.at('unstated')).not.toContain('price')
      expect((await owner.ask('/api-next/user/data/')).text).toContain('"rooms":"many"')
      const listing = (await owner.ask(`${draftsPath}${id}/`)).at('listingId')
      expect((await owner.ask(`${draftsPath}${id}/`, { method: 'DELETE' })).at('isRemoved')).toBe(true)
      expect(
        await portal.sql((sql) => sql`SELECT 1 FROM listings WHERE id = ${Number(listing ?? 0)}`),
      ).toEqual([])
      expect((await owner.ask(`${draftsPath}${id}/`)).status).toBe(404)
    })
  })
})
