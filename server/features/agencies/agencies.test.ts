import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import {
  fixtureListings,
  hiddenListings,
  noMapListing,
  writeFixture,
} from '#server/content/listings/testing/fixture.ts'
import { categories } from '#domain/listing/vocabularies/market.ts'
import { unpackPins } from '#domain/map/MapMarks.ts'
import { covers } from '../../../tests/covers.ts'

const slug = 'mesitiki-athinon'

/** Two more agencies: one with a home to let in Thessaloniki and an office there, one with nothing. */
const writeMore = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.all([
    sql`UPDATE agencies SET languages = '["el","de"]', hours = '[{"weekday":1,"from":540,"until":840}]',
      municipality_id = 4501, phone = '+302100000001',
      description_el = 'Από το 1998 στην Αθήνα.' WHERE id = 1`,
    sql`INSERT INTO agencies (id, name, slug, plan, municipality_id) VALUES
      (2, 'Φάρος Ακίνητα', 'faros-2', 'free', 701), (3, 'Χωρίς Τίποτα', 'χωρίς τίποτα/', 'light', NULL)`,
    sql`INSERT INTO advertisers (id, type, name, agency_id, phone) VALUES (9, 'pro', NULL, 2, NULL)`,
    sql`UPDATE listings SET advertiser_id = 9 WHERE id = ${theirs}`,
  ]),
)
/** To let in Thessaloniki. */
const theirs = 7

const isActive = ({ status }: (typeof fixtureListings)[number]) => status === 1
const own = fixtureListings.filter((one) => one.advertiser_id === 1 && one.id !== theirs && isActive(one))

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('agencies', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()
    beforeAll(async () => {
      database = await engine.open()
      await database.run(Effect.andThen(writeFixture, writeMore))
      api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
    })
    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    const list = (query: Parameters<TestApi['client']['agencies']['list']>[0]['query'] = {}) =>
      Effect.runPromise(api.client.agencies.list({ query }))
    const detail = (
      name: string,
      query: Parameters<TestApi['client']['agencies']['detail']>[0]['query'] = {},
    ) => Effect.runPromise(api.client.agencies.detail({ params: { slug: name }, query }))
    const names = (reply: Awaited<ReturnType<typeof list>>) => reply.agencies.map((one) => one.slug)

    it('are listed with what they have on the market, most homes first; private advertisers are not', async () => {
      const reply = await list({ lang: 'en' })
      expect(names(reply)).toEqual([slug, 'faros-2', 'χωρίς τίποτα/'])
      expect(reply.agencies[0]).toMatchObject({
        sale: own.filter(({ contract }) => contract === 1).length,
        rent: own.filter(({ contract }) => contract === 2).length,
        founded: 1998,
        type: 'agency',
      })
      expect(reply.agencies[0]?.seat.map(({ name }) => name)).toContain('Athens')
      expect(reply.agencies[1]).toMatchObject({ sale: 0, rent: 1, type: 'pro' })
      expect(reply.agencies[2]).toMatchObject({ sale: 0, rent: 0, seat: [], founded: null })
      expect(reply).toMatchObject({ total: 3, page: 1, pages: 1, places: [] })
      expect(reply.cities[0]).toMatchObject({ agencies: 2 })
    })

    it('are a filter of searches: the homes of one, as its page counts them', async () => {
      const found = (id: number, contract: string) =>
        Effect.runPromise(
          api.client.search.list({ query: { path: `/${contract}-katoikies/`, idAgenzia: String(id) } }),
        )
      const [mine] = (await list()).agencies
      const sale = await found(1, 'pwlhsh')
      expect(sale.total).toBe(own.filter(({ contract, category }) => contract === 1 && category === 1).length)
      expect(sale.total).toBeGreaterThan(0)
      expect(mine?.sale).toBeGreaterThanOrEqual(sale.total)
      expect((await found(2, 'pwlhsh')).total).toBe(0)
      expect((await found(2, 'enoikio')).listings.map(({ id }) => id)).toEqual([theirs])
      expect((await found(99, 'pwlhsh')).total).toBe(0)
    })

    it('are named in the reply to a search for their homes, also where none is found', async () => {
      const named = (query: { idAgenzia?: string; lang?: 'el' | 'en'; prezzoMassimo?: string }) =>
        Effect.runPromise(
          Effect.map(
            Effect.all([
              api.client.search.list({ query: { path: '/pwlhsh-katoikies/', ...query } }),
              api.client.search.map({ query: { path: '/pwlhsh-katoikies/', ...query } }),
            ]),
            (replies) => replies.map(({ agency }) => agency),
          ),
        )
      const both = <One>(one: One) => [one, one]
      expect(await named({ idAgenzia: '2' })).toEqual(both({ id: 2, name: 'Φάρος Ακίνητα' }))
      expect(await named({ idAgenzia: '2', lang: 'en', prezzoMassimo: '1' })).toEqual(
        both({ id: 2, name: 'Faros Akinita' }),
      )
      // oxlint-disable-next-line no-await-in-loop -- one engine
      for (const idAgenzia of ['99', '2147483647', '99999999999'])
        expect(await named({ idAgenzia }), idAgenzia).toEqual(both(undefined))
      expect(await named({})).toEqual(both(undefined))
    })

    it('are found by the place of a home or an office, with the homes there', async () => {
      const reply = await list({ idComune: '701' })
      expect(names(reply)).toEqual([slug, 'faros-2'])
      expect(reply.places[0]).toMatchObject({ level: 'city', id: 701 })
      expect(reply.agencies[1]).toMatchObject({ sale: 0, rent: 1 })
      expect(reply.agencies[0]?.sale).toBe(
        own.filter((one) => one.contract === 1 && one.municipality_id === 701).length,
      )
      expect(names(await list({ idComune: '99999999' }))).toEqual([])
    })

    it('are found by name: without accents, in Latin letters, by the place of the office', async () => {
      for (const nome of ['μεσιτικη', 'ΑΘΗΝΏΝ μεσ', 'mesitiki', 'Athens'])
        expect(names(await list({ nome })), nome).toEqual([slug])
      expect(names(await list({ nome: 'φαρ', idComune: '701' }))).toEqual(['faros-2'])
      expect(names(await list({ nome: 'Ελένη' }))).toEqual([])
      expect(names(await list({ nome: '%' }))).toHaveLength(3)
    })

    it('are narrowed by the languages of the office and the kinds of their homes', async () => {
      const all = await list()
      expect(all.languages).toEqual([
        { language: 'el', agencies: 1 },
        { language: 'de', agencies: 1 },
      ])
      expect(all.kinds.find(({ category }) => category === 'residential')?.agencies).toBe(2)
      expect(names(await list({ lingua: 'de' }))).toEqual([slug])
      expect(names(await list({ lingua: 'de', nome: 'φαρ' }))).toEqual([])
      for (const { category, agencies } of all.kinds)
        expect((await list({ idCategoria: String(categories.idOf(category)) })).total).toBe(agencies)
      expect((await list({ lingua: 'xx', idCategoria: '12' })).total).toBe(3)
    })

    it('tell when their office is open, and on which holidays it is not', async () => {
      const { opening, languages } = await detail(slug)
      expect(languages).toEqual(['el', 'de'])
      expect(opening).toMatchObject({
        hours: [{ weekday: 1, from: 540, until: 840 }],
        opensOnHolidays: false,
      })
      const today = new Date().toISOString().slice(0, 10)
      expect(opening?.holidays.every(({ date }) => date >= today)).toBe(true)
      expect((await detail('faros-2')).opening).toBeNull()
    })

    it('leave out what cannot be read, and show the last page for one that is none', async () => {
      expect(await list({ idComune: 'abc', pag: ['-1', 'x'] })).toMatchObject({ total: 3, page: 1 })
      expect(await list({ pag: '99999' })).toMatchObject({ page: 1, pages: 1 })
    })

    it(
      'have a page of their homes, newest first, and nothing that is not on the market',
      covers('constants/results-per-page'),
      async () => {
        const first = await detail(slug)
        const pages = Math.ceil(own.length / 25)
        expect(first).toMatchObject({ page: 1, pages, contract: null, hasPhone: true, replies: null })
        expect(first.description).toEqual({ language: 'el', text: 'Από το 1998 στην Αθήνα.' })
        const others = await Promise.all(
          Array.from({ length: pages - 1 }, (_, at) => detail(slug, { pag: String(at + 2) })),
        )
        const shown = [first, ...others].flatMap(({ listings }) => listings)
        expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
          own.map(({ id }) => Number(id)).sort((a, b) => a - b),
        )
        const dates = shown.map(({ createdAt }) => createdAt)
        expect(dates).toEqual(dates.toSorted().reverse())
        for (const id of Object.values(hiddenListings)) expect(shown.map((one) => one.id)).not.toContain(id)
        expect(first.areas.reduce((sum, { homes }) => sum + homes, 0)).toBe(own.length)
        expect(first.otherAreas).toBe(0)
      },
    )

    it('tell what they keep to once many enough tell it', async () => {
      const { kept } = await detail(slug)
      expect(kept.visits).toBeNull()
      expect(kept.confirmed?.of).toBeGreaterThanOrEqual(10)
      expect(kept.confirmed?.kept).toBeLessThanOrEqual(kept.confirmed?.of ?? 0)
      expect((await detail('χωρίς τίποτα/')).kept).toEqual({ visits: null, confirmed: null })
    })

    it('show the homes of one contract alone', async () => {
      const reply = await detail(slug, { idContratto: '2' })
      expect(reply.contract).toBe('rent')
      expect(new Set(reply.listings.map(({ contract }) => contract))).toEqual(new Set(['rent']))
      expect((await detail(slug, { idContratto: '14' })).contract).toBe(null)
    })

    it('show on their map what any map may show', async () => {
      const { pins, names: placeNames } = await Effect.runPromise(
        api.client.agencies.map({ params: { slug }, query: {} }),
      )
      const ids = unpackPins(pins, placeNames).map(({ id }) => id)
      expect(ids).not.toContain(noMapListing)
      expect(ids).toHaveLength((await detail(slug)).placed)
      expect(ids.length).toBeGreaterThan(0)
    })

    it('have a page without homes, without a number and under any name', async () => {
      const reply = await detail('χωρίς τίποτα/')
      expect(reply).toMatchObject({ sale: 0, rent: 0, hasPhone: false, placed: 0, listings: [], pages: 1 })
    })

    it('are not found where there is none, private people neither', async () => {
      for (const name of ['none', '1', 'Ελένη']) {
        const error = await Effect.runPromise(
          Effect.flip(api.client.agencies.detail({ params: { slug: name }, query: { lang: 'de' } })),
        )
        expect(error).toMatchObject({
          _tag: 'AgencyNotFound',
          data: { message: 'Wir haben dieses Maklerbüro nicht gefunden.' },
        })
      }
    })
  })
})
