import { Clock, Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '#server/http/api/testing/openApi.ts'
import { engines } from '#server/database/testing/engines.ts'
import { covers } from '../../../tests/covers.ts'
import { isGuideFile } from './routes.ts'
import { figuresOf } from './testing/oracle.ts'
import { openGuide } from './testing/openGuide.ts'
import { clockAt, now, stock } from './testing/stock.ts'

const page = '/agora-akiniton/'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the price guide', () => {
    let api: TestApi
    let close: () => Promise<void>
    const clock = clockAt(now)
    beforeAll(async () => {
      ;({ api, close } = await openGuide(engine))
    })
    afterAll(() => close())

    const guide = (path: string, homes: { idContratto?: string; tipo?: string } = {}) =>
      Effect.runPromise(
        Effect.provideService(
          api.client.market.guide({ query: { path, lang: 'en', ...homes } }),
          Clock.Clock,
          clock,
        ),
      )
    const expected = (key: string, month = '2026-11') => {
      const figures = figuresOf(month).get(key)
      if (figures === undefined) throw new Error(`No figures of ${key}`)
      return figures
    }
    const cents = (euro: number) => Math.round(euro * 100) / 100

    it(
      'tells the level of a place, the way to it and the places within',
      covers('routes/City-guide-house-prices'),
      async () => {
        const { figure, lineage, parent, children, isOpen, homes } = await guide(`${page}athina/`)
        const { n, q1, median, q3, low, high } = expected('4 4501 1 1')
        expect(n).toBeGreaterThanOrEqual(30)
        expect(figure).toMatchObject({ n, place: { id: 4501, name: 'Athens' }, month: '2026-11' })
        expect(figure.level).toEqual({
          q1: cents(q1),
          median: cents(median),
          q3: cents(q3),
          low: cents(low),
          high: cents(high),
        })
        expect(lineage.map(({ place }) => place.level)).toEqual(['country', 'region', 'province'])
        expect(lineage[0]?.path).toBe('/en/agora-akiniton/')
        expect(parent).toBeNull()
        expect(isOpen).toBe(true)
        expect(new Set(children.map(({ place }) => place.id))).toEqual(new Set([4501001, 4501011]))
        expect(homes).toContainEqual({ kind: 'flats', contract: 'sale', n })
        expect(figure.list.path).toContain('/en/pwlhsh-katoikies/athina/?')
      },
    )

    it.each([
      [page, {}],
      [page, { idContratto: '2' }],
      [`${page}perifereia-attiki/`, {}],
      [`${page}athina/`, { tipo: 'houses' }],
      [`${page}athina/`, { tipo: 'villas', idContratto: '2' }],
      [`${page}rodos/`, {}],
      [`${page}kastoria/`, {}],
    ])('links the counts of %s %o to lists that find as many ads as it says', async (path, homes) => {
      const { figure, children } = await guide(path, homes)
      for (const { list, place } of [figure, ...children]) {
        const { pathname, searchParams } = new URL(list.path, 'http://estia.test')
        // oxlint-disable-next-line no-await-in-loop -- one engine
        const found = await Effect.runPromise(
          api.client.search.list({
            query: {
              path: pathname,
              ...Object.fromEntries(
                [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
              ),
            },
          }),
        )
        expect(found.ignored, place.name).toEqual([])
        expect(found.total, place.name).toBe(list.total)
      }
    })

    it('has in its list every ad that is offered, also those that are not counted', async () => {
      const { figure } = await guide(page)
      const counted = expected('1 300 1 1')
      expect(figure.n).toBe(counted.n)
      const offered = stock.filter(
        ({ category, contract, typology, share, status }) =>
          category === 1 && contract === 1 && !share && status === 1 && [1, 9].includes(typology),
      )
      expect(figure.list.total).toBe(offered.length)
      expect(figure.list.total).not.toBe(figure.n)
    })

    it('tells changes from thirty homes in both months on', async () => {
      const greece = await guide(page)
      const { earlier, repeats, n } = expected('1 300 1 1')
      expect(Math.min(n, earlier, repeats)).toBeGreaterThanOrEqual(30)
      expect(greece.figure.stratified).toMatchObject({ earlier })
      expect(greece.figure.repeated).toMatchObject({ homes: repeats })
      const few = [...figuresOf('2026-11')].filter(([key, { n: homes }]) => homes < 30 && key.startsWith('4'))
      expect(few.length).toBeGreaterThan(0)
      const zone = await guide(`${page}athina/`, { tipo: 'houses' })
      expect(zone.figure.n).toBeLessThan(30)
      expect(zone.figure).toMatchObject({ stratified: null, repeated: null })
    })

    it('refuses under ten homes, and shows the nearest place that has more', async () => {
      const { figure, parent } = await guide(`${page}rodos/`, { tipo: 'houses', idContratto: '2' })
      expect(figure.n).toBeLessThan(10)
      expect(figure).toMatchObject({ level: null, flow: null, stratified: null, repeated: null })
      expect(JSON.stringify(figure)).not.toContain('median":')
      expect(parent?.n).toBeGreaterThanOrEqual(10)
      expect(parent?.level).not.toBeNull()
    })

    it('has no home in a place without any, and says so', async () => {
      const { figure, series, children } = await guide(`${page}kastoria/`)
      expect(figure).toMatchObject({ n: 0, level: null })
      expect(series).toEqual([])
      expect(children).toEqual([])
    })

    it(
      'draws the places within as outlines, at the zoom of their level',
      covers('constants/city-guide-country-zoom'),
      async () => {
        const outlinesOf = (path: string) =>
          Effect.runPromise(
            Effect.provideService(
              api.client.market.outlines({ query: { path, lang: 'en' } }),
              Clock.Clock,
              clock,
            ),
          )
        const greece = await outlinesOf(page)
        const attica = greece.places.find(({ name }) => name === 'Attica')
        expect(attica).toMatchObject({ path: '/en/agora-akiniton/perifereia-attiki/' })
        expect(attica?.d).toMatch(/^M\d+ \d+L/)
        // A degree of longitude is 182 pixels at zoom 8: Attica and Crete lie some five degrees apart at the most.
        expect(greece.width).toBeGreaterThan(300)
        expect(greece.width).toBeLessThan(2600)
        expect(greece.classes.length).toBeGreaterThan(0)
        for (const { step, median } of greece.places) expect(step === null).toBe(median === null)
        const athens = await outlinesOf(`${page}athina/`)
        expect(new Set(athens.places.map(({ id }) => id))).toEqual(new Set([4501001, 4501011]))
      },
    )

    it.each(['2026-10', '2025-12'])('keeps the month %s at an address of its own', async (month) => {
      const { figure, isOpen, series } = await guide(`${page}athina/${month}/`)
      expect(figure).toMatchObject({ month, n: expected('4 4501 1 1', month).n })
      expect(isOpen).toBe(false)
      expect(series.at(-1)?.month).toBe(month)
      expect((await guide(`${page}athina/${month}/`)).figure.hash).toBe(figure.hash)
    })

    it.each([
      ['an unknown place', `${page}nirgends/`, 'PlaceNotFound'],
      ['an island', `${page}nisi-rodos/`, 'PlaceNotFound'],
      ['a zone of another city', `${page}thessaloniki/kolonaki/`, 'PlaceNotFound'],
      ['a path that is no page of the guide', '/pwlhsh-katoikies/', 'PlaceNotFound'],
      ['a path in another case', `${page}ATHINA/`, 'PlaceNotFound'],
      ['a year to come', `${page}athina/2099-01/`, 'MonthNotFound'],
      ['a month that does not exist', `${page}athina/2026-13/`, 'MonthNotFound'],
      ['a month before the first', `${page}athina/1999-01/`, 'MonthNotFound'],
    ])('does not know %s', async (_, path, tag) => {
      await expect(guide(path)).rejects.toMatchObject({ _tag: tag })
    })

    it.each(['0', '14', '-1', 'x', '1e3'])('takes the contract %j for a sale', async (idContratto) => {
      expect((await guide(page, { idContratto, tipo: '<b>' })).figure).toMatchObject({
        contract: 'sale',
        kind: 'flats',
      })
    })

    it('is to be had as a table: the place, then the places within', async () => {
      const { status, text } = await api.ask(`/en${page}athina/2026-10/?format=csv`)
      expect(status).toBe(200)
      const rows = text
        .trim()
        .split('\r\n')
        .map((line) => line.split(','))
      expect(rows[0]?.slice(0, 9)).toEqual('level,id,place,kind,contract,month,n,q1,median'.split(','))
      const { n, median } = expected('4 4501 1 1', '2026-10')
      expect(rows[1]?.slice(0, 7)).toEqual(['city', '4501', 'Athens', 'flats', 'sale', '2026-10', String(n)])
      expect(Number(rows[1]?.[8])).toBe(cents(median))
      expect(rows).toHaveLength(4)
    })

    it('is to be had as JSON, with its licence and the code of its page', async () => {
      const { status, text } = await api.ask(`${page}athina/2026-10/?format=json&idContratto=2`)
      const { figure } = await guide(`${page}athina/2026-10/`, { idContratto: '2' })
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({
        contract: 'rent',
        n: expected('4 4501 1 2', '2026-10').n,
        hash: figure.hash,
        method: 1,
        licence: 'https://creativecommons.org/licenses/by/4.0/',
      })
    })

    it.each(['nirgends/', 'athina/2099-01/'])('answers for a file of %s with a sentence', async (place) => {
      const { status, text } = await api.ask(`/en${page}${place}?format=csv`)
      expect(status).toBe(404)
      expect(JSON.parse(text).data.message).toMatch(/^(We could not|There are no prices)/)
    })
  })
})

it.each([
  ['/agora-akiniton/?format=json', true],
  ['/de/agora-akiniton/athina/?tipo=villas&format=csv', true],
  ['/agora-akiniton/athina/', false],
  ['/agora-akiniton/?format=xls', false],
  ['/pwlhsh-katoikies/?format=json', false],
  ['//?format=json', false],
])('%s asks for a file of the guide: %s', (address, asks) => expect(isGuideFile(address)).toBe(asks))
