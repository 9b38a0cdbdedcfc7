import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvTemplatePath } from '#domain/agency/feeds.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { importFeed } from './importFeed.ts'
import type { ImportOptions } from './run.ts'
import { readFeed } from './readFeed.ts'

const agency = 'mesitiki-athinon'
const header =
  'reference;contract;category;typology;price;surface;bedrooms;rooms;energyClass;latitude;longitude;description:el'
/** A flat in Pagrati as a row. */
const row = (reference: string, price = 210_000, bedrooms = 2) =>
  `${reference};sale;residential;apartment;${price};84;${bedrooms};3;C;37.9682;23.7561;Φωτεινό`
const references = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `F-${from + at}`)
const csv = (...rows: readonly string[]) => [header, ...rows].join('\n')

async function* bytesOf(text: string) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += 500) yield bytes.subarray(at, at + 500)
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a feed of an agency', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine)
      await portal.sql(
        (sql) =>
          sql`INSERT INTO agencies (id, name, slug, plan) VALUES (70, 'Μεσιτική Αθηνών', ${agency}, 'paid')`,
      )
      await portal.sql(
        (sql) =>
          sql`INSERT INTO advertisers (id, type, name, agency_id) VALUES (70, 'agency', 'Μεσιτική Αθηνών', 70)`,
      )
    })
    afterAll(() => portal.close())

    const take = (text: string, more: Partial<ImportOptions> = {}) => {
      const read = { isWhole: false }
      const options = { agency, language: 'en', isDryRun: false, mayWithdrawMany: false, ...more } as const
      return portal.run(importFeed(readFeed(bytesOf(text), { language: 'el' }, read), read, options))
    }
    it('is described by a template whose columns and example an import takes as they are', async () => {
      const reply = await portal.stranger().ask(csvTemplatePath)
      expect(reply.headers.get('content-type')).toContain('text/csv')
      const report = await take(reply.text, { isDryRun: true })
      expect([report.added, report.refused, report.lines]).toEqual([1, 0, []])
    })

    const adsOf = (slug = agency) =>
      portal.sql<{ reference: string; price: number; version: number; gone: boolean }>(
        (sql) => sql`SELECT feed_ads.reference, price, version, withdrawn_at IS NOT NULL AS gone
          FROM feed_ads JOIN listings ON listings.id = listing_id JOIN agencies ON agencies.id = feed_ads.agency_id
          WHERE slug = ${slug} ORDER BY feed_ads.reference`,
      )
    const counts = ({
      added,
      changed,
      unchanged,
      withdrawn,
      refused,
      waiting,
    }: Awaited<ReturnType<typeof take>>) => ({
      added,
      changed,
      unchanged,
      withdrawn,
      refused,
      waiting,
    })
    const none = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0, waiting: 0 }
    const all = csv(...references(10, 19).map((reference) => row(reference)))

    it('writes nothing when it is only tried', async () => {
      expect(counts(await take(all, { isDryRun: true }))).toEqual({ ...none, added: 10 })
      expect(await adsOf()).toEqual([])
    })

    it('goes in ad by ad, and changes nothing when it is sent again', async () => {
      expect(counts(await take(all))).toEqual({ ...none, added: 10 })
      const before = await adsOf()
      expect(before).toHaveLength(10)
      expect(counts(await take(all))).toEqual({ ...none, unchanged: 10 })
      expect(await adsOf()).toEqual(before)
    })

    it('writes what changed, with the price in its history', async () => {
      const report = await take(csv(...references(10, 18).map((one) => row(one)), row('F-19', 199_000)))
      expect(counts(report)).toEqual({ ...none, unchanged: 9, changed: 1 })
      const events = await portal.sql<{ price: number }>(
        (sql) => sql`SELECT price_events.price FROM price_events JOIN feed_ads USING (listing_id)
          WHERE reference = 'F-19' ORDER BY at`,
      )
      expect(events.map(({ price }) => price)).toEqual([210_000, 199_000])
    })

    it('has a line for each ad that cannot go in, with the others in', async () => {
      const rows = references(10, 18).map((one) => row(one))
      const report = await take(
        csv(
          ...rows,
          row('F-19', 199_000),
          row('F-20', 150_000, 9),
          row('F-10'),
          ';sale;residential;apartment;1',
        ),
      )
      expect(counts(report)).toEqual({ ...none, unchanged: 10, refused: 3 })
      expect(report.lines.map(({ line, reference, code, field }) => [line, reference, code, field])).toEqual([
        [12, 'F-20', 'bedroomsAboveRooms', 'bedrooms'],
        [13, 'F-10', 'sameReference', ''],
        [14, '', 'noReference', ''],
      ])
      for (const { message } of report.lines) expect(message).toMatch(/^[A-Z].*\.$/)
    })

    it('keeps what is stored of an ad that is wrong now', async () => {
      const rows = references(11, 18).map((one) => row(one))
      const report = await take(csv(row('F-10', 210_000, 9), ...rows, row('F-19', 199_000)))
      expect(counts(report)).toEqual({ ...none, unchanged: 9, refused: 1 })
      expect((await adsOf()).filter(({ gone }) => gone)).toEqual([])
    })

    it('takes back what is absent, but not more than a third without a person', async () => {
      const some = (to: number) => csv(...references(10, to).map((one) => row(one)))
      expect(counts(await take(some(17)))).toEqual({ ...none, unchanged: 8, withdrawn: 2 })
      expect((await adsOf()).filter(({ gone }) => gone).map(({ reference }) => reference)).toEqual([
        'F-18',
        'F-19',
      ])
      expect(counts(await take(some(12)))).toEqual({ ...none, unchanged: 3, waiting: 5 })
      expect((await adsOf()).filter(({ gone }) => gone)).toHaveLength(2)
      expect(counts(await take(some(12), { mayWithdrawMany: true }))).toEqual({
        ...none,
        unchanged: 3,
        withdrawn: 5,
      })
    })

    it('shows again what comes back', async () => {
      const report = await take(csv(...references(10, 13).map((one) => row(one))), { mayWithdrawMany: true })
      expect(counts(report)).toMatchObject({ unchanged: 3, changed: 1 })
      expect((await adsOf()).find(({ reference }) => reference === 'F-13')?.gone).toBe(false)
    })

    it('takes nothing back after a file that broke off', async () => {
      const report = await take(`${csv(row('F-10'))}\nF-99;"never closed`)
      expect(report).toMatchObject({ isComplete: false, withdrawn: 0 })
      expect(report.lines.map(({ code }) => code)).toEqual(['notWellFormed'])
      expect((await adsOf()).filter(({ gone }) => !gone)).toHaveLength(4)
    })

    it('writes the floor plan of an ad, and keeps it where the next one is wrong or not said', async () => {
      const hall = { room: 'hall', area: 7.5, from: 'door', side: 'ahead' }
      const garage = { room: 'garage', area: 15, from: 0, side: 'left' }
      const withPlan = (cell: string) =>
        `${header};plan\n${row('F-10', 210_000)};"${cell.replaceAll('"', '""')}"\n${references(11, 13)
          .map((one) => row(one))
          .join('\n')}`
      const planOf = async () => {
        const [plan] = await portal.sql<{ rooms: readonly object[]; version: number }>(
          (sql) => sql`SELECT rooms, listing_plans.version FROM listing_plans JOIN feed_ads USING (listing_id)
            WHERE reference = 'F-10'`,
        )
        return plan
      }
      const both = JSON.stringify([hall, garage])
      expect(await take(withPlan(both), { isDryRun: true })).toMatchObject({ changed: 1, lines: [] })
      expect(await planOf()).toBeUndefined()
      expect(counts(await take(withPlan(both)))).toEqual({ ...none, unchanged: 3, changed: 1 })
      expect(await planOf()).toEqual({ rooms: [hall, garage], version: 1 })
      expect(counts(await take(withPlan(both)))).toEqual({ ...none, unchanged: 4 })

      const report = await take(withPlan(JSON.stringify([hall, { ...garage, from: 'door', area: 'large' }])))
      expect(report).toMatchObject({ refused: 0, isComplete: true })
      expect(await planOf()).toEqual({ rooms: [hall, garage], version: 1 })
      expect(report.lines).toMatchObject([
        {
          line: 2,
          reference: 'F-10',
          severity: 'warning',
          code: 'planArea',
          field: 'plan.rooms.1.area',
          value: 'large',
          message: expect.stringContaining('1000'),
        },
        { code: 'planEntrances', field: 'plan.rooms.1.from', value: 'door' },
      ])
      await take(withPlan('[]'))
      expect(await planOf()).toEqual({ rooms: [], version: 2 })
      await take(withPlan(both))
      await take(csv(...references(10, 13).map((one) => row(one))))
      expect(await planOf()).toEqual({ rooms: [hall, garage], version: 3 })
    })

    it('is of one agency, one at a time', async () => {
      const unknown = await portal.run(
        Effect.flip(
          importFeed(
            readFeed(bytesOf(all), { language: 'el' }, { isWhole: false }),
            { isWhole: false },
            {
              agency: 'nobody',
              language: 'en',
              isDryRun: false,
              mayWithdrawMany: false,
            },
          ),
        ),
      )
      expect(unknown._tag).toBe('AgencyUnknown')
      await portal.sql(
        (sql) => sql`INSERT INTO feed_runs (id, agency_id, started_at, beat_at)
          SELECT gen_random_uuid(), id, max, max FROM agencies, (SELECT max(beat_at) FROM feed_runs) AS last WHERE slug = ${agency}`,
      )
      await expect(take(all)).rejects.toThrow('is being imported')
      // One that was killed does not block the next for long.
      portal.clock.advance(6 * 60_000)
      expect((await take(csv(row('F-10')), { mayWithdrawMany: true })).unchanged).toBe(1)
    })
  })
})
