import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { act, change, place } from '#server/features/listings/write/testing/flat.ts'
import { covers } from '../../../tests/covers.ts'
import { expandAlerts } from './expandAlerts.ts'

const path = '/api-next/saved-searches/'
const everything = '/pwlhsh-katoikies/'
const upTo = (price: number) => `${everything}?prezzoMassimo=${price}`

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('saved searches', () => {
    let portal: TestContact
    let advertiser: Browser

    beforeAll(async () => {
      portal = await openContact(engine)
      advertiser = (await portal.person()).browser
      // The homes that are there already happened before anybody saved a search.
      await portal.run(expandAlerts)
    })
    afterAll(() => portal.close())

    const save = (who: Person, more: object = {}) => who.browser.json(path, { url: upTo(260_000), ...more })
    const put = (who: Person, id: unknown, change: object) =>
      who.browser.json(`${path}${String(id)}/`, change, { method: 'PUT' })
    const listOf = async (who: Person) =>
      (await who.browser.ask(path)).at('searches') as Record<string, unknown>[]
    const tell = () => portal.run(expandAlerts)
    const alertsTo = async (who: Person) => {
      await tell()
      return (await portal.mailsTo(who.email))
        .filter(({ kind }) => kind === 'searchAlert')
        .map(({ data }) => data)
    }
    const setPrice = async (id: unknown, price: number, version: number) =>
      expect((await change(advertiser, id, { price, version })).status).toBe(200)

    it('are kept once for an address, with a name made of them, and are their owner’s alone', async () => {
      const [reader, other] = [await portal.person(), await portal.person()]
      const saved = await save(reader)
      expect(saved.status).toBe(200)
      expect(saved.at('name')).toMatch(/260/)
      expect(
        (await save(reader, { url: `/en${upTo(260_000)}&criterio=prezzo&ordine=asc&pag=3` })).at('id'),
      ).toBe(saved.at('id'))
      expect(await listOf(reader)).toHaveLength(1)
      expect((await put(other, saved.at('id'), { name: 'x' })).status).toBe(404)
      expect(
        (await other.browser.ask(`${path}${String(saved.at('id'))}/`, { method: 'DELETE' })).at('isRemoved'),
      ).toBe(false)
      expect((await save(reader, { url: '/profile/' })).status).toBe(422)
      expect((await save(reader, { url: '//evil.example/pwlhsh-katoikies/' })).status).toBe(422)
      const removed = await reader.browser.ask(`${path}${String(saved.at('id'))}/`, { method: 'DELETE' })
      expect(removed.at('isRemoved')).toBe(true)
      expect(await listOf(reader)).toEqual([])
    })

    it('change by their version, and end at the limit of an account', async () => {
      const reader = await portal.person()
      const { id } = await listOf(reader).then(async () => ({ id: (await save(reader)).at('id') }))
      const changed = await put(reader, id, {
        frequency: 'daily',
        quiet: { from: 1320, to: 480 },
        version: 1,
      })
      expect([changed.at('frequency'), changed.at('quiet', 'from'), changed.at('version')]).toEqual([
        'daily',
        1320,
        2,
      ])
      expect((await put(reader, id, { name: 'Late', version: 1 })).status).toBe(409)
      expect((await put(reader, id, { quiet: { from: 60, to: 60 } })).status).toBe(400)
      expect((await put(reader, id, { timeZone: 'Europe/Atlantis' })).status).toBe(400)
      for (let price = 1; price < 50; price++) await save(reader, { url: upTo(price * 1000) })
      const full = await save(reader, { url: upTo(77_777) })
      expect([full.status, full.at('data', 'message')]).toEqual([409, expect.stringMatching(/\S/)])
    })

    it(
      'are counted with the user, by how they tell',
      covers('user/userCounters/savedSearches', 'user/userFields/savedSearches'),
      async () => {
        const reader = await portal.person()
        await save(reader, { frequency: 'daily' })
        await save(reader, { url: upTo(1000) })
        await save(reader, { url: upTo(2000), frequency: 'off' })
        const info = await reader.browser.ask('/api-next/auth/user/full-info/')
        expect(info.at('counters')).toMatchObject({
          savedSearches: 3,
          savedSearchesDailyAlert: 1,
          savedSearchesRealTimeAlert: 1,
          savedSearchesContactsEnabled: 2,
        })
        expect(info.at('user', 'savedSearches')).toEqual([upTo(2000), upTo(1000), upTo(260_000)])
      },
    )

    it('tell of a new home, a cut and a return, each once, and never of another edit', async () => {
      const [reader, poorer] = [await portal.person(), await portal.person()]
      await save(reader)
      await save(poorer, { url: upTo(230_000) })
      const id = (await place(advertiser)).at('id')
      const [first, ...none] = await alertsTo(reader)
      expect(none).toEqual([])
      expect(first).toMatchObject({ count: 1, homes: [{ kind: 'published', price: 250_000 }] })
      expect(await alertsTo(poorer)).toEqual([])
      const notified = await portal.sql<{ kind: string; listing: number }>(
        (sql) => sql`SELECT kind, listing_id AS listing FROM notifications WHERE account_id = ${reader.id}`,
      )
      expect(notified).toEqual([{ kind: 'homeFound', listing: id }])
      await change(advertiser, id, { rooms: 4, version: 1 })
      expect(await alertsTo(reader)).toHaveLength(1)
      await setPrice(id, 225_000, 2)
      expect((await alertsTo(reader)).at(-1)).toMatchObject({
        homes: [{ kind: 'cut', price: 225_000, priceBefore: 250_000 }],
      })
      expect(await alertsTo(poorer)).toMatchObject([{ homes: [{ kind: 'cut', price: 225_000 }] }])
      await setPrice(id, 250_000, 3)
      await setPrice(id, 225_000, 4)
      expect(await alertsTo(reader)).toHaveLength(2)
      await act(advertiser, id, 'pause')
      await tell()
      await act(advertiser, id, 'activate')
      expect((await alertsTo(reader)).at(-1)).toMatchObject({ homes: [{ kind: 'back' }] })
      expect((await listOf(reader))[0]).toMatchObject({ fresh: 1, latest: { id } })
      expect((await put(reader, (await listOf(reader))[0]?.['id'], { isSeen: true })).at('fresh')).toBe(0)
    })

    it('do not tell of the same home under another number', async () => {
      const reader = await portal.person()
      await save(reader)
      const first = (await place(advertiser, { netArea: 71, grossArea: 83 })).at('id')
      expect(await alertsTo(reader)).toHaveLength(1)
      await act(advertiser, first, 'withdraw')
      await tell()
      await place(advertiser, { netArea: 71, grossArea: 83 })
      expect(await alertsTo(reader)).toHaveLength(1)
    })

    it('count more than twenty homes in one mail', async () => {
      const reader = await portal.person()
      const { id } = { id: (await save(reader, { url: `${everything}?superficieMinima=300` })).at('id') }
      await put(reader, id, { pausedDays: 7 })
      for (let at = 0; at < 23; at++)
        await place(advertiser, { netArea: 300 + 10 * at, grossArea: 330 + 10 * at, floor: 10 * (at % 5) })
      expect(await alertsTo(reader)).toEqual([])
      await put(reader, id, { pausedDays: 0 })
      const [mail, ...none] = await alertsTo(reader)
      expect(none).toEqual([])
      expect([mail?.['count'], (mail?.['homes'] as unknown[] | undefined)?.length]).toEqual([23, 20])
      // Another home of the same hour waits for its end.
      await place(advertiser, { netArea: 700, grossArea: 720, floor: 10, price: 400_000 })
      expect(await alertsTo(reader)).toHaveLength(1)
      const [row] = await portal.sql<{ waits: boolean }>(
        (sql) =>
          sql`SELECT due_at > now() + interval '50 minutes' AS waits FROM saved_searches WHERE id = ${Number(id)}`,
      )
      expect(row?.waits).toBe(true)
    })

    it('send nothing more to an address that refuses, and say so', async () => {
      const reader = await portal.person()
      await save(reader)
      for (const name of ['a', 'b'])
        await portal.sql(
          (sql) => sql`INSERT INTO outbox (message_id, recipient, kind, language, payload, failed_at)
            VALUES (${`<${name}${reader.id}>`}, ${reader.email}, 'resetPassword', 'el', '{}', now()) RETURNING id`,
        )
      expect((await reader.browser.ask(path)).at('isReachable')).toBe(false)
      await place(advertiser, { netArea: 91, grossArea: 99 })
      expect(await alertsTo(reader)).toEqual([])
      expect((await listOf(reader))[0]?.['fresh']).toBe(1)
    })

    it('stop, pause and resume by a link: looking changes nothing', async () => {
      const reader = await portal.person()
      await save(reader)
      await place(advertiser, { netArea: 55, grossArea: 60 })
      const [mail] = await alertsTo(reader)
      const link = new URL(String(mail?.['unsubscribe'])).pathname
      const nobody = portal.stranger()
      const frequency = async () => (await listOf(reader))[0]?.['frequency']
      expect((await nobody.ask(link)).status).toBe(200)
      expect(await frequency()).toBe('instant')
      const post = (body: Record<string, string>) =>
        nobody.form(link, body, { headers: { 'sec-fetch-site': 'cross-site' } })
      expect((await post({ 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
      expect(await frequency()).toBe('off')
      await post({ action: 'resume' })
      expect(await frequency()).toBe('instant')
      await post({ action: 'pause7' })
      expect((await listOf(reader))[0]?.['pausedUntil']).not.toBeNull()
      await place(advertiser, { netArea: 56, grossArea: 61 })
      expect(await alertsTo(reader)).toHaveLength(1)
      expect((await nobody.ask(link.replace(/[^/]+(?=\/unsubscribe)/, 'a'.repeat(43)))).status).toBe(404)
    })

    it('are read as feeds by a token, with what is gone as a tombstone', async () => {
      const reader = await portal.person()
      const saved = await save(reader)
      const id = (await place(advertiser, { netArea: 64, grossArea: 70 })).at('id')
      await tell()
      const feeds = await reader.browser.json(`${path}${String(saved.at('id'))}/feeds/`, {})
      const pathOf = (name: string) => new URL(String(feeds.at(name))).pathname
      const read = await portal.stranger().ask(pathOf('json'))
      expect(read.at('items')).toMatchObject([{ id: expect.stringMatching(`/aggelies/${String(id)}/`) }])
      const atom = await portal.stranger().ask(pathOf('atom'))
      expect(atom.text).toContain('<entry>')
      const again = await portal
        .stranger()
        .ask(pathOf('atom'), { headers: { 'if-none-match': atom.headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
      await act(advertiser, id, 'sold')
      await tell()
      expect((await portal.stranger().ask(pathOf('atom'))).text).toContain('<at:deleted-entry')
    })

    it('go with the account, and are exported with it', async () => {
      const reader = await portal.person()
      await save(reader)
      const data = await reader.browser.ask('/api-next/user/data/')
      expect(data.text).toContain('savedSearches')
    })
  })
})
