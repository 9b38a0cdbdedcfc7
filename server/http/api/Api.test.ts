import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ListingWithdrawn } from '#domain/api/errors.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import {
  areaListing,
  canaries,
  cutListing,
  fixtureListings,
  hiddenListings,
  markerListing,
  noMapListing,
  soldAt,
} from '#server/content/listings/testing/fixture.ts'
import { openApi, type TestApi } from './testing/openApi.ts'

const sqlFor = (query: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(query(sql)))

const messageOf = (text: string): string => (JSON.parse(text) as { data: { message: string } }).data.message

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the API', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()

    beforeAll(async () => {
      database = await engine.open()
      api = await database.run(Effect.provideService(openApi, Scope.Scope, scope))
    })

    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    const list = (query: Parameters<TestApi['client']['search']['list']>[0]['query']) =>
      Effect.runPromise(api.client.search.list({ query }))
    const detail = (id: number, lang?: Language) =>
      Effect.runPromise(api.client.listings.detail({ params: { id }, query: { lang } }))
    const refusal = (id: number) =>
      Effect.runPromise(Effect.flip(api.client.listings.detail({ params: { id }, query: {} })))

    describe('search', () => {
      it('finds homes for sale when nothing is said', async () => {
        const { total, pages, perPage, listings, places, within } = await list({})
        const expected = fixtureListings.filter(
          ({ contract, category, status }) => contract === 1 && category === 1 && status === 1,
        )
        expect(total).toBe(expected.length)
        expect(pages).toBe(Math.ceil(total / perPage))
        expect(listings).toHaveLength(25)
        expect(places).toEqual([])
        expect(within).toEqual([
          {
            place: { level: 'region', id: 10, name: 'Αττική', slug: 'attiki' },
            path: '/pwlhsh-katoikies/perifereia-attiki/',
            total,
          },
        ])
      })

      it('says where the words asked for stand, in any inflection, and what fields say of them', async () => {
        const { hits, listings } = await list({ keyword: 'θέας διαμερίσματα' })
        expect(listings.map(({ id }) => id)).toEqual([1])
        expect(hits).toEqual([
          {
            id: 1,
            excerpt: {
              language: 'el',
              pieces: [
                { text: 'Ρετιρέ με ', isFound: false },
                { text: 'θέα', isFound: true },
                { text: ' · Φωτεινό ', isFound: false },
                { text: 'διαμέρισμα', isFound: true },
                { text: '.', isFound: false },
              ],
            },
            words: [
              { word: 'θέας', standing: 'onlyInText' },
              { word: 'διαμερίσματα', standing: 'onlyInText' },
            ],
          },
        ])
        expect((await list({})).hits).toEqual([])
      })

      it('counts what each option would find', async () => {
        const counts = (query: Parameters<TestApi['client']['search']['counts']>[0]['query']) =>
          Effect.runPromise(api.client.search.counts({ query }))
        const { total, options, without, histograms } = await counts({ prezzoMassimo: '150000' })
        for (const bedrooms of ['1', '2', '3']) {
          const led = await list({ prezzoMassimo: '150000', camereDaLettoMinimo: bedrooms })
          expect(options['bedrooms']?.[bedrooms]).toBe(led.total)
        }
        expect(without['price']).toBe((await list({})).total)
        const rented = await list({ prezzoMassimo: '150000', idContratto: '2' })
        expect(options['contract']).toEqual({ sale: total, rent: rented.total })
        const land = await list({ prezzoMassimo: '150000', idCategoria: '10' })
        expect(options['category']).toMatchObject({ residential: total, land: land.total })
        expect(total).toBe((await list({ prezzoMassimo: '150000' })).total)
        const { edges, counts: bars } = histograms.price
        expect(edges).toHaveLength(bars.length + 1)
        expect(bars.reduce((sum, bar) => sum + bar, 0)).toBeGreaterThan(total)
      })

      it.each([
        [
          'τριάρι στο Παγκράτι έως 300 χιλιάδες με κήπο',
          '/pwlhsh-katoikies/athina/pagkrati/?prezzoMassimo=300000',
        ],
        ['sea view villa in Crete under 500k with pool', '/pwlhsh-katoikies/nisi-kriti/?idTipologia=6'],
      ])('reads "%s" into the address of the form', async (q, href) => {
        const answer = await Effect.runPromise(api.client.search.sentence({ query: { q } }))
        expect(answer.href).toContain(href)
        expect(answer.unread).toEqual([])
        expect(answer.read.length).toBeGreaterThan(2)
      })

      it('says which words of a sentence it did not read', async () => {
        const answer = await Effect.runPromise(
          api.client.search.sentence({ query: { q: 'σπίτι με ξυλοφάι στη Ρόδο', lang: 'en' } }),
        )
        expect(answer.href).toMatch(/^\/en\/pwlhsh-katoikies\//)
        expect(answer.unread.join(' ')).toContain('ξυλοφάι')
      })

      it('reads a path and parameters, and keeps the order', async () => {
        const found = await list({
          path: '/en/pwlhsh-katoikies/athina/kolonaki/',
          prezzoMassimo: '150000',
          criterio: 'prezzo',
          ordine: 'asc',
        })
        const prices = found.listings.map(({ price }) => price ?? 0)
        expect(prices.length).toBeGreaterThan(5)
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        expect(Math.max(...prices)).toBeLessThanOrEqual(150_000)
        expect(found.places.map(({ name }) => name)).toEqual([
          'Kolonaki',
          'Athens',
          'Central Athens',
          'Attica',
          'Greece',
        ])
        expect(found.listings[0]?.places[0]).toMatchObject({ level: 'cityZone', slug: 'kolonaki' })
      })

      it('lets the path win over the parameters, and lang over the path', async () => {
        const found = await list({
          path: '/en/enoikio-katoikies/thessaloniki/',
          lang: 'el',
          idContratto: '1',
          idComune: '4501',
        })
        expect(found.total).toBeGreaterThan(20)
        expect(found.listings.every(({ contract }) => contract === 'rent')).toBe(true)
        expect(found.places[0]?.name).toBe('Θεσσαλονίκη')
      })

      it('finds by island', async () => {
        const found = await list({ path: '/pwlhsh-exoxikes-katoikies/nisi-rodos/' })
        expect(found.total).toBeGreaterThan(10)
        expect(found.within.map(({ path }) => path)).toEqual(['/pwlhsh-exoxikes-katoikies/rodos/'])
      })

      it('takes repeated parameters', async () => {
        const both = await list({ idTipologia: ['1', '8'] })
        const flats = await list({ idTipologia: '1' })
        expect(both.total).toBeGreaterThan(flats.total)
      })

      it('reports what it could not read', async () => {
        const { ignored } = await list({ prezzoMinimo: 'abc', idComune: '999999', idTipologia: ['1', '77'] })
        expect(ignored).toEqual([
          { name: 'idTipologia', value: '77', reason: 'unknownValue' },
          { name: 'prezzoMinimo', value: 'abc', reason: 'notANumber' },
          { name: 'idComune', value: '999999', reason: 'unknownPlace' },
        ])
      })

      it('says how to loosen a search that finds little', async () => {
        const path = '/pwlhsh-katoikies/athina/kolonaki/'
        const { total, loosen } = await list({ path, prezzoMassimo: '60000', superficieMinima: '30' })
        expect(total).toBeLessThan(10)
        expect(loosen[0]?.filter).toBe('price')
        expect(loosen.map((one) => one.total)).toEqual(
          loosen.map((one) => one.total).toSorted((a, b) => b - a),
        )
        expect(loosen.map(({ filter }) => filter)).toEqual(expect.arrayContaining(['price', 'zone']))
        // Dropping the size finds nothing more, so it is not offered.
        expect(loosen.map(({ filter }) => filter)).not.toContain('surface')
      })

      it.each(['θέα θάλασσα', 'τριάρι', 'triari thea'])(
        'offers filters for %j, which find as many as it says',
        async (typed) => {
          const [offered] = (await list({ keyword: typed })).asFilters
          const asked = new URLSearchParams(offered?.parameters)
          const query = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)]))
          expect(offered).toMatchObject({ words: typed, keyword: '' })
          expect((await list(query)).total).toBe(offered?.total)
        },
      )

      it('has pages without results after the last one', async () => {
        const { total, listings, page } = await list({ pag: '900' })
        expect({ listings, page }).toEqual({ listings: [], page: 900 })
        expect(total).toBeGreaterThan(0)
      })

      it.each(['/pwlhsh-katoikies/atlantis/', '/pwlhsh-katoikies/thessaloniki/kolonaki/', '/nonsense/'])(
        'does not know %s',
        async (path) => {
          const error = await Effect.runPromise(Effect.flip(api.client.search.list({ query: { path } })))
          expect(error).toMatchObject({
            _tag: 'PlaceNotFound',
            data: { message: 'Δεν βρήκαμε αυτή την περιοχή.' },
          })
        },
      )
    })

    it('answers an unknown place in the language of its path', async () => {
      const { status, text } = await api.ask(
        '/api-next/search-list/listings/?path=/en/pwlhsh-katoikies/atlantis/',
      )
      expect(status).toBe(404)
      expect(messageOf(text)).toBe('We could not find this place.')
    })

    describe('a listing', () => {
      it('has everything', async () => {
        const found = await detail(1, 'en')
        expect(found).toMatchObject({
          id: 1,
          title: 'Apartment 31\u00a0m², Syntagma, Athens',
          description: { language: 'en', text: 'A bright apartment.' },
          location: { precision: 'exact', latitude: 37.501, longitude: 23.501, radius: null },
          amenities: { lift: false, pool: null },
          plan: { path: '/media/plan-1.svg', rooms: [{ room: 'living', area: 15.5 }] },
          photoCount: 3,
          advertiser: { type: 'private', name: 'Eleni' },
          agency: null,
          priceHistory: [],
        })
      })

      it('has no plan where the area inside the walls is not stated', async () => {
        expect(await detail(3)).toMatchObject({ surfaceKind: null, plan: null })
      })

      it('is told in the words of its advertiser, where there are any', async () => {
        expect((await detail(1)).title).toBe('Ρετιρέ με θέα')
        expect((await detail(4, 'en')).description).toEqual({ language: 'el', text: 'Μόνο στα ελληνικά.' })
        expect((await detail(5)).description).toBeNull()
      })

      it('has the English text where none is in the language of the reader', async () => {
        expect((await detail(1, 'de')).factText).toMatch(/^Wohnung 31/)
        expect((await detail(1, 'en')).factText).toBeNull()
        expect(await detail(1, 'de')).toMatchObject({
          title: 'Wohnung 31\u00a0m², Syntagma, Athen',
          description: { language: 'en', text: 'A bright apartment.' },
        })
        expect((await detail(4, 'de')).description?.language).toBe('el')
      })

      it('has views, an agency and the history of its price', async () => {
        expect((await detail(7)).views).toEqual(['sea', 'park'])
        const agency = await detail(3)
        expect(agency.agency).toEqual({
          id: 1,
          name: 'Μεσιτική Αθηνών',
          slug: 'mesitiki-athinon',
          founded: 1998,
        })
        expect(agency.advertiser).toEqual({ type: 'agency', name: 'Μεσιτική Αθηνών' })
        const cut = await detail(cutListing.id)
        expect(cut.priceHistory.map(({ price, event }) => [price, event])).toEqual([
          [260_000, 'published'],
          [240_000, 'changed'],
          [210_000, 'changed'],
        ])
        expect(cut.reduction).toEqual({ from: 240_000, at: '2026-10-11T00:00:00.000Z' })
      })

      it('comes first among the discounted', async () => {
        const found = await list({ criterio: 'sconto' })
        expect(found.listings[0]?.id).toBe(cutListing.id)
      })

      it('offers others like it, never itself', async () => {
        const others = await Effect.runPromise(
          api.client.listings.similar({ params: { id: 21 }, query: { lang: 'en' } }),
        )
        const one = await detail(21)
        expect(others).toHaveLength(6)
        expect(
          others.every(
            ({ id, contract, category }) =>
              id !== 21 && contract === one.contract && category === one.category,
          ),
        ).toBe(true)
      })

      it('is gone when withdrawn, sold or rented, each in its own words', async () => {
        const gone = await Promise.all(
          [hiddenListings.withdrawn, hiddenListings.sold, hiddenListings.rented].map(async (id) => {
            const error = await refusal(id)
            expect(error._tag).toBe('ListingWithdrawn')
            return (error as ListingWithdrawn).data
          }),
        )
        expect(new Set(gone.map(({ message }) => message)).size).toBe(3)
        expect(gone.map(({ gone: { how } }) => how)).toEqual(['withdrawn', 'sold', 'rented'])
        expect(gone.map(({ gone: { since } }) => since)).toEqual([null, soldAt.toISOString(), null])
        expect((await api.ask(`/api-next/listings/${hiddenListings.sold}/?lang=en`)).status).toBe(410)
      })

      it('says where the words of a keyword stand in its description', async () => {
        const marks = (id: number, keyword: string) =>
          Effect.runPromise(api.client.listings.marks({ params: { id }, query: { keyword } }))
        const { description } = await detail(1)
        const words = (await marks(1, 'διαμερίσματα')).map(([start, end]) =>
          description?.text.slice(start, end),
        )
        expect(words).toEqual(['διαμέρισμα'])
        expect(await marks(1, 'πισίνα')).toEqual([])
        expect(await marks(2, 'διαμέρισμα')).toEqual([])
        expect((await api.ask(`/api-next/listings/${hiddenListings.secret}/marks/?keyword=a`)).status).toBe(
          404,
        )
      })

      it('leads on to others like it when it is gone', async () => {
        const { sold } = hiddenListings
        const [gone] = fixtureListings.filter(({ id }) => id === sold)
        const similar = await Effect.runPromise(
          api.client.listings.similar({ params: { id: sold }, query: {} }),
        )
        expect(similar).toHaveLength(6)
        expect(similar.map(({ id }) => id)).not.toContain(sold)
        for (const { status, contract, price } of similar) {
          expect([status, contract]).toEqual(['active', 'sale'])
          expect(price).toBeGreaterThan(Number(gone?.['price']) / 1.6)
          expect(price).toBeLessThan(Number(gone?.['price']) * 1.6)
        }
        expect((await api.ask(`/api-next/listings/${hiddenListings.secret}/similar/`)).status).toBe(404)
      })

      it('is not found when secret or unknown, and the two cannot be told apart', async () => {
        const secret = await api.ask(`/api-next/listings/${hiddenListings.secret}/`)
        const unknown = await api.ask('/api-next/listings/99999/')
        expect(secret).toEqual(unknown)
        expect(secret.status).toBe(404)
        expect(messageOf(secret.text)).toBe('Δεν βρήκαμε αυτή την αγγελία.')
      })
    })

    describe('where a home is', () => {
      it('is as precise as its advertiser allows', async () => {
        expect((await detail(markerListing)).location.precision).toBe('exact')
        expect((await detail(areaListing)).location).toMatchObject({ precision: 'area', radius: 300 })
        expect((await detail(noMapListing)).location).toEqual({
          precision: 'hidden',
          latitude: null,
          longitude: null,
          radius: null,
        })
      })

      it('never shows the true point in any reply', async () => {
        const paths = [
          '/api-next/home/',
          ...['', '&idContratto=2', '&idCategoria=3', '&idCategoria=10'].flatMap((more) =>
            [1, 2, 3, 4, 5, 6].map((page) => `/api-next/search-list/listings/?pag=${page}${more}`),
          ),
          ...fixtureListings.flatMap(({ id }) => [
            `/api-next/listings/${String(id)}/`,
            `/api-next/listings/${String(id)}/similar/`,
            `/api-next/listings/${String(id)}/same-home/`,
          ]),
        ]
        const replies: Awaited<ReturnType<TestApi['ask']>>[] = []
        for (const path of paths) replies.push(await api.ask(path))
        expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(580)
        const leaks = replies.filter(({ text }) => canaries.some((canary) => text.includes(canary)))
        expect(leaks).toEqual([])
      })
    })

    it('suggests places', async () => {
      const [kolonaki] = await Effect.runPromise(
        api.client.geography.suggest({ query: { q: 'kolonak', lang: 'en' } }),
      )
      expect(kolonaki).toEqual({
        id: 4501011,
        level: 'cityZone',
        name: 'Kolonaki',
        context: 'Athens, Central Athens, Attica',
        path: 'athina/kolonaki',
      })
    })

    it('fills the home page', async () => {
      const home = await Effect.runPromise(api.client.home.content({ query: { lang: 'en' } }))
      expect(home.sale + home.rent).toBe(fixtureListings.filter(({ status }) => status === 1).length)
      expect(home.cities[0]).toMatchObject({ place: { slug: 'rodos' }, path: '/en/pwlhsh-katoikies/rodos/' })
      expect(home.cities.map(({ place }) => place.slug)).toContain('athina')
      const days = home.newest.map(({ createdAt }) => createdAt)
      expect(days).toEqual(days.toSorted().toReversed())
    })

    describe('bad requests', () => {
      it.each([
        ['/api-next/listings/abc/', 400],
        ['/api-next/listings/0/', 400],
        ['/api-next/listings/99999999999/', 400],
        ['/api-next/listings/1/?lang=xx', 400],
        ['/api-next/geography/suggest/', 400],
        [`/api-next/geography/suggest/?q=${'a'.repeat(101)}`, 400],
        ['/api-next/nothing/here/', 404],
      ])('%s is a %i with a sentence', async (path, status) => {
        const reply = await api.ask(path)
        expect(reply.status).toBe(status)
        expect(messageOf(reply.text)).toMatch(/[α-ω]/)
      })

      it('are answered in the language they ask for', async () => {
        const { text } = await api.ask('/api-next/listings/abc/?lang=en')
        expect(messageOf(text)).toBe('The request cannot be read. Check it and try again.')
      })
    })

    it.each([
      [
        'an auction',
        sqlFor((sql) => sql`UPDATE listings SET contract = ${contracts.idOf('auction')} WHERE id = 101`),
        101,
      ],
      [
        'a home abroad',
        sqlFor((sql) => sql`UPDATE listings SET country = ${countries.idOf('italy')} WHERE id = 102`),
        102,
      ],
    ])('does not show %s while its feature is off', async (_, change, id) => {
      await detail(id)
      await database.run(change)
      const error = await refusal(id)
      expect(error._tag).toBe('ListingNotFound')
    })

    // Last, since it breaks the database.
    it('hides unexpected errors behind a 500, and logs them', async () => {
      await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`ALTER TABLE listing_texts RENAME TO gone`),
      )
      const log = vi.spyOn(console, 'log').mockImplementation(() => {})
      const { status, text } = await api.ask('/api-next/listings/1/?lang=en')
      const logged = JSON.stringify(log.mock.calls)
      log.mockRestore()
      expect(status).toBe(500)
      expect(JSON.parse(text)).toEqual({
        data: { message: 'Something went wrong on our side. Please try again shortly.' },
      })
      expect(logged).toContain('unexpected error')
    })
  })
})
