import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { newUser } from '#server/features/accounts/testing/people.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { act, change, flat, listingsPath, place, send } from './testing/flat.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('listings that advertisers write', () => {
    let portal: TestContact
    let owner: Person
    let other: Person

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      other = await portal.person()
    })
    afterAll(() => portal.close())

    /** The ids of all listings in Athens at a price. */
    const found = async (price: number) => {
      const reply = await portal
        .stranger()
        .ask(
          `/api-next/search-list/listings/?idContratto=1&idCategoria=1&prezzoMinimo=${price}&prezzoMassimo=${price}`,
        )
      if (reply.status !== 200) throw new Error(reply.text)
      return (reply.at('listings') as { id: number }[]).map(({ id }) => id)
    }
    const own = (id: unknown, person = owner) => person.browser.ask(`${listingsPath}${String(id)}/own/`)
    const history = async (id: unknown) => ({
      prices: await portal.sql<{ price: number; kind: number }>(
        (sql) => sql`SELECT price, kind FROM price_events WHERE listing_id = ${Number(id)} ORDER BY at`,
      ),
      statuses: (
        await portal.sql<{ status: number }>(
          (sql) => sql`SELECT status FROM status_events WHERE listing_id = ${Number(id)} ORDER BY at`,
        )
      ).map(({ status }) => status),
    })
    const count = async () =>
      Number((await portal.sql<{ n: number }>((sql) => sql`SELECT count(*)::int AS n FROM listings`))[0]?.n)

    it('are searchable and have a page as soon as they are answered', async () => {
      const reply = await place(owner.browser, { price: 250_001 })
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
      expect(reply.json).toEqual({ id: expect.any(Number), version: 1, status: 'active' })
      expect(reply.headers.get('etag')).toBe('"1"')
      expect(await found(250_001)).toEqual([reply.at('id')])
      const page = await portal.stranger().ask(`${listingsPath}${String(reply.at('id'))}/?lang=el`)
      expect(page.json).toMatchObject({
        title: 'Διαμέρισμα στο Παγκράτι',
        surface: 78,
        surfaceKind: 'net',
        advertiser: { type: 'private', name: 'Νεφέλη' },
        priceHistory: [{ price: 250_001, event: 'published' }],
      })
      const places = page.at('places') as { level: string; slug: string }[]
      expect(places.map(({ level }) => level)).toEqual(['cityZone', 'city', 'province', 'region'])
      expect(await history(reply.at('id'))).toEqual({ prices: [{ price: 250_001, kind: 1 }], statuses: [1] })
    })

    it('are found by each of their facts, and tell them on their page', async () => {
      const stated = {
        certificateNumber: '123456/2024',
        certificateValidTo: '2034-05-01',
        buildingIdentity: 'underWay',
        regularisation: 'done',
        stepsToLift: 0,
        included: null,
        doorWidth: 82,
        encumbrances: false,
      }
      const ids = async (query: string) => {
        const reply = await portal
          .stranger()
          .ask(
            `/api-next/search-list/listings/?idContratto=1&idCategoria=1&prezzoMinimo=1900000000&prezzoMassimo=2000000000&${query}`,
          )
        return (reply.at('listings') as { id: number }[]).map(({ id }) => id)
      }
      // The dearest that may be written is the dearest that may be looked for.
      const silent = await place(owner.browser, {
        price: 1_999_999_999,
        netArea: null,
        permitYear: null,
        lift: null,
      })
      const full = await place(owner.browser, { price: 2_000_000_000, ...stated })
      const past = await place(owner.browser, { price: 1_999_999_998, certificateValidTo: '2024-05-01' })
      const [a, b, c] = [silent, full, past].map((reply) => Number(reply.at('id')))
      // Numbers rise.
      const among = async (query: string) => (await ids(query)).toSorted((one, other) => one - other)
      expect(await among('')).toEqual([a, b, c])
      expect(await among('superficieNettaMinima=78&superficieNettaMassima=78')).toEqual([b, c])
      expect(await among('superficieNettaMinima=79')).toEqual([])
      expect(await among('normaAntisismica=2')).toEqual([b, c])
      expect(await among('normaAntisismica=0')).toEqual([a])
      expect(await among('certificatoEnergetico=1')).toEqual([b])
      expect(await among('certificatoEnergetico=4')).toEqual([c])
      expect(await among('identitaEdificio=2')).toEqual([b])
      expect(await among('identitaEdificio=0&regolarizzazione=0')).toEqual([a, c])
      expect(await among('regolarizzazione=2,3')).toEqual([b])
      expect(await among('senzaScalini=1')).toEqual([b])
      expect(await among('senzaScalini=2')).toEqual([])
      const page = await portal.stranger().ask(`${listingsPath}${b}/?lang=en`)
      const { included: _, ...shown } = stated
      expect(page.at('more')).toEqual({ ...shown, netArea: 78, grossArea: 92 })
      expect((await portal.stranger().ask(`${listingsPath}${a}/`)).at('more')).toEqual({ grossArea: 92 })
    })

    it('show no more of their place than was wished, and nothing that is private', async () => {
      const kaek = '050987612345/0/3'
      const point = { latitude: 37.968_213_57, longitude: 23.756_197_31 }
      const reply = await place(owner.browser, { ...point, kaek, reference: 'R-1', price: 250_002 })
      const id = String(reply.at('id'))
      expect((await own(id)).at('facts')).toMatchObject({ ...point, kaek, shownRadius: 300 })
      const visitor = portal.stranger()
      for (const path of ['', 'background/', 'similar/', 'same-home/', 'contact/', 'own/']) {
        const public_ = await visitor.ask(`${listingsPath}${id}/${path}`)
        expect(public_.text).not.toContain(kaek)
        expect(public_.text).not.toContain('21357')
        expect(public_.text).not.toContain('619731')
      }
      const list = await visitor.ask(
        '/api-next/search-list/listings/?prezzoMinimo=250002&prezzoMassimo=250002',
      )
      expect(list.text).toContain(id)
      expect(list.text).not.toContain(kaek)
    })

    it('are of the advertiser that the account answers for', async () => {
      const reply = await place(portal.advertiser.browser, { price: 250_003 })
      expect((await own(reply.at('id'), portal.advertiser)).at('advertiserId')).toBe(1)
      const foreign = await place(portal.advertiser.browser, { advertiserId: 2 })
      expect([foreign.status, foreign.at('data', 'errors', 'advertiserId', 'message')]).toEqual([
        422,
        'advertiser',
      ])
      expect((await act(portal.advertiser.browser, homes.agency, 'confirm')).status).toBe(200)
      expect((await act(portal.advertiser.browser, homes.other, 'confirm')).status).toBe(404)
    })

    it('are placed once for a key, however often and at once they are sent', async () => {
      const before = await count()
      const headers = { 'idempotency-key': randomUUID() }
      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => place(owner.browser, { price: 1111 }, { headers })),
      )
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await count()).toBe(before + 1)
      const otherBody = await place(owner.browser, { price: 1112 }, { headers })
      expect(otherBody.status).toBe(422)
      expect((await place(owner.browser, {}, { headers: { 'idempotency-key': 'a b' } })).status).toBe(422)
      expect(await count()).toBe(before + 1)
    })

    it('get different numbers when they are placed at once', async () => {
      const replies = await Promise.all(
        [owner, other, owner, other].map(({ browser }) => place(browser, { price: 1113 })),
      )
      expect(new Set(replies.map((reply) => reply.at('id'))).size).toBe(4)
    })

    it('are changed from the version that was read, and say what differs otherwise', async () => {
      const { at } = await place(owner.browser, { price: 250_004 })
      const id = at('id')
      const first = await change(owner.browser, id, { price: 240_004, version: 1 })
      expect(first.json).toEqual({ id, version: 2, status: 'active' })
      const late = await change(owner.browser, id, { price: 230_004, kaek: '050123456789', version: 1 })
      expect(late.status).toBe(409)
      expect(late.at('data')).toMatchObject({
        version: 2,
        differs: {
          price: { yours: 230_004, theirs: 240_004 },
          kaek: { yours: '050123456789', theirs: null },
        },
      })
      expect(Object.keys(late.at('data', 'differs') as object).toSorted()).toEqual(['kaek', 'price'])
      const headers = { 'if-match': '"2"' }
      expect((await change(owner.browser, id, { price: 230_004 }, { headers })).at('version')).toBe(3)
      expect(await found(240_004)).toEqual([])
      expect(await found(230_004)).toEqual([id])
      expect((await history(id)).prices.map(({ price }) => price)).toEqual([250_004, 240_004, 230_004])
      expect((await change(owner.browser, id, {})).at('data', 'errors', 'version', 'message')).toBe(
        'versionRequired',
      )
    })

    it('take one of two changes that are sent at once', async () => {
      const { at } = await place(owner.browser, { price: 250_005 })
      const replies = await Promise.all(
        [250_006, 250_007].map((price) => change(owner.browser, at('id'), { price, version: 1 })),
      )
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    })

    it('stay as they are when the same is sent again', async () => {
      const { at } = await place(owner.browser, { price: 250_008, views: ['sea', 'park'] })
      const again = await change(owner.browser, at('id'), {
        price: 250_008,
        views: ['park', 'sea'],
        version: 1,
      })
      expect(again.json).toEqual({ id: at('id'), version: 1, status: 'active' })
      const facts = (await own(at('id'))).at('facts') as object
      expect(
        (
          await send(
            owner.browser,
            `${String(at('id'))}/`,
            { ...facts, texts: flat.texts, version: 1 },
            { method: 'PUT' },
          )
        ).json,
      ).toEqual(again.json)
    })

    it('go through their statuses, each written down', async () => {
      const { at } = await place(owner.browser, { price: 250_009, status: 'draft' })
      const id = at('id')
      const statusAfter = async (name: string) => {
        const reply = await act(owner.browser, id, name)
        return reply.status === 200 ? reply.at('status') : reply.status
      }
      const page = async () => (await portal.stranger().ask(`${listingsPath}${String(id)}/`)).status
      expect([at('status'), await found(250_009), await page()]).toEqual(['draft', [], 404])
      expect(await statusAfter('pause')).toBe(409)
      expect(await statusAfter('activate')).toBe('active')
      expect([await found(250_009), await page()]).toEqual([[id], 200])
      expect(await statusAfter('activate')).toBe('active')
      expect(await statusAfter('pause')).toBe('paused')
      expect([await found(250_009), await page()]).toEqual([[], 410])
      expect(await statusAfter('confirm')).toBe(409)
      expect(await statusAfter('activate')).toBe('active')
      expect(await statusAfter('offer')).toBe('underOffer')
      expect(await page()).toBe(410)
      expect(await statusAfter('sold')).toBe('soldOrRented')
      expect(await statusAfter('activate')).toBe(409)
      expect(await statusAfter('withdraw')).toBe(409)
      const { prices, statuses } = await history(id)
      expect(statuses).toEqual([21, 1, 22, 1, 23, 3])
      expect(prices.map(({ kind }) => kind)).toEqual([1, 3, 4])
    })

    it('are confirmed without becoming another version', async () => {
      const { at } = await place(owner.browser, { price: 250_010 })
      portal.clock.advance(5 * 86_400_000)
      expect((await act(owner.browser, at('id'), 'confirm')).at('version')).toBe(1)
      const page = await portal.stranger().ask(`${listingsPath}${String(at('id'))}/`)
      expect(
        Date.parse(String(page.at('confirmedAt'))) - Date.parse(String(page.at('createdAt'))),
      ).toBeGreaterThanOrEqual(5 * 86_400_000)
    })

    it('are not published unless they are complete', async () => {
      const { at } = await place(owner.browser, { status: 'draft', latitude: null, longitude: null })
      const reply = await act(owner.browser, at('id'), 'activate')
      expect(reply.status).toBe(422)
      expect(Object.keys(reply.at('data', 'errors') as object)).toEqual(['latitude', 'longitude'])
    })

    it('keep their contract once they are published', async () => {
      const { at } = await place(owner.browser)
      const reply = await change(owner.browser, at('id'), { contract: 'rent', version: 1 })
      expect([reply.status, reply.at('data', 'errors', 'contract', 'message')]).toEqual([
        422,
        'notChangeable',
      ])
    })

    it('tell who saved them that they became cheaper', async () => {
      const { at } = await place(owner.browser, { price: 250_011 })
      await other.browser.json(`/api-next/saved/${String(at('id'))}/`, { isSaved: true }, { method: 'PUT' })
      portal.clock.advance(1000)
      await change(owner.browser, at('id'), { price: 240_011, version: 1 })
      await vi.waitFor(async () => {
        const told = await portal.sql<{ price: number }>(
          (sql) => sql`SELECT price FROM notifications
            WHERE account_id = ${other.id} AND kind = 'priceCut'`,
        )
        expect(told).toEqual([{ price: 240_011 }])
      }, 10_000)
    })

    it.each([
      ['Tirana', { latitude: 41.33, longitude: 19.82 }],
      ['Istanbul', { latitude: 41.01, longitude: 28.95 }],
      ['the open sea', { latitude: 36, longitude: 21 }],
      ['swapped degrees', { latitude: 23.75, longitude: 37.97 }],
    ])('cannot lie in %s', async (_, point) => {
      const before = await count()
      const reply = await place(owner.browser, point)
      expect([reply.status, reply.at('data', 'errors', 'latitude', 'message')]).toEqual([
        422,
        'outsideGreece',
      ])
      expect(reply.at('data', 'errors', 'latitude', 'sentence')).toMatch(/σημείο/)
      expect(await count()).toBe(before)
    })

    it('are refused with every field that is wrong, in the language of the request', async () => {
      const reply = await send(owner.browser, '?lang=de', { ...flat, price: -1, lift: 'yes', kind: 'x' })
      expect(reply.status).toBe(422)
      expect(reply.at('data', 'errors', 'price', 'sentence')).toBe(
        'Geben Sie eine ganze Zahl von 1 bis 2000000000 an.',
      )
      expect(Object.keys(reply.at('data', 'errors') as object).toSorted()).toEqual(['kind', 'lift', 'price'])
    })

    it.each([
      ['ten megabytes', { texts: { el: { description: 'α'.repeat(5_000_000) } } }, 413],
      ['a long text', { texts: { el: { description: 'α'.repeat(5001) } } }, 422],
      ['a nest', { texts: { el: { title: [[['a']]] } } }, 400],
      ['a list', [flat], 400],
    ])('are not stored from %s', async (_, body, status) => {
      const before = await count()
      expect((await send(owner.browser, '', Array.isArray(body) ? body : { ...flat, ...body })).status).toBe(
        status,
      )
      expect(await count()).toBe(before)
    })

    it('have no invisible letters', async () => {
      const texts = { el: { title: 'Σπί\u0000τι\u202e με θέα\u200b', description: null } }
      const { at } = await place(owner.browser, { texts, reference: 'R\u00007\u2066' })
      const written = await own(at('id'))
      expect(written.at('texts', 'el', 'title')).toBe('Σπίτι με θέα')
      expect(written.at('facts', 'reference')).toBe('R7')
    })

    it('hold the units of a project', async () => {
      const units = [
        { name: 'A1', price: 200_000, surface: 60, bedrooms: 1, floor: 10, isAvailable: true },
        { name: 'A2', price: null, surface: 90, bedrooms: 2, floor: 20, isAvailable: null },
      ]
      const { at } = await place(owner.browser, { kind: 'project', category: 'newConstructions', units })
      expect((await own(at('id'))).at('units')).toEqual(units)
    })

    it('leave with the account that placed them', async () => {
      // Signed in a moment ago, by that clock.
      const person = await newUser(portal)
      const { at } = await place(person.browser, { price: 250_012, kaek: '050123456789' })
      const data = await person.browser.ask('/api-next/user/data/')
      expect(data.text).toContain('050123456789')
      const gone = await person.browser.form('/api-next/user/delete/', { email: person.email })
      expect([gone.status, gone.text]).toEqual([200, expect.any(String)])
      await portal.takeUpWrites()
      expect(await found(250_012)).toEqual([])
      const rows = await portal.sql(
        (sql) => sql`SELECT name, email, kaek, latitude, status FROM listings
          JOIN advertisers ON advertisers.id = advertiser_id WHERE listings.id = ${Number(at('id'))}`,
      )
      expect(rows).toEqual([{ name: null, email: null, kaek: null, latitude: null, status: 20 }])
    })
  })
})
