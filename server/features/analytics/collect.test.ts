import { Effect, Option } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectLimits, collectPath, collectSettingsPath, resetHeader } from '#domain/analytics/collector.ts'
import { eventKinds } from '#domain/analytics/events.ts'
import { defaultFlags } from '#domain/flags.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { covers } from '../../../tests/covers.ts'
import { eventCounts } from './countsOf.ts'
import { EventCounts } from './EventCounts.ts'

const writeKey = 'estia-test-key'
const batchPath = `${collectPath}batch`
const contact = {
  type: 'track',
  event: 'contact',
  properties: { kind: 'phone', listing_id: 7, type: 1, revenue: 0.5, qty: 1 },
  context: { Channel: 'Mobile' },
}
const batchOf = (...batch: readonly unknown[]) => ({ writeKey, sentAt: '2026-11-27T10:00:00.000Z', batch })

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the collector', () => {
    let portal: TestAccounts
    let visitors = 0
    beforeAll(async () => {
      portal = await openAccounts(engine, {
        flags: { ...defaultFlags, segmentTracking: true },
        analyticsKey: Option.some(writeKey),
      })
    })
    afterAll(() => portal.close())

    const post = (body: unknown, path = batchPath, headers: Readonly<Record<string, string>> = {}) =>
      portal.browser(`198.51.100.${++visitors}`).json(path, body as object, { headers })
    const counted = async () => {
      await portal.run(Effect.flatMap(EventCounts, ({ write }) => write))
      return portal.run(eventCounts(30))
    }
    const countOf = async (name: string) =>
      (await counted()).filter((one) => one.name === name).reduce((sum, { count }) => sum + Number(count), 0)

    it('counts events by name and channel, with their revenue', async () => {
      const page = { type: 'page', name: 'homepage', context: { Channel: 'Desktop' } }
      expect((await post(batchOf(contact, contact, page))).json).toEqual({ success: true, dropped: 0 })
      expect(await counted()).toEqual(
        expect.arrayContaining([
          { kind: 'track', name: 'contact', channel: 'Mobile', count: 2, revenue: 1 },
          { kind: 'page', name: 'homepage', channel: 'Desktop', count: 1, revenue: 0 },
        ]),
      )
    })

    it('writes after twenty events without waiting', covers('constants/analytics-queue-size'), async () => {
      const stored = () =>
        portal.sql<{ count: number }>(
          (sql) => sql`SELECT count::int FROM event_counts WHERE name = 'Log In Failed'`,
        )
      const failed = { type: 'track', event: 'Log In Failed', properties: {} }
      await counted()
      await post(batchOf(...Array.from({ length: 19 }, () => failed)))
      expect(await stored()).toEqual([])
      await post(batchOf(failed))
      expect(await stored()).toEqual([{ count: 20 }])
    })

    it.each(eventKinds)('takes a single event of kind %s', async (kind) => {
      const { batch: _, ...single } = batchOf()
      const event = kind === 'track' ? { event: 'Entry Failed' } : { name: 'messaging' }
      const reply = await post({ ...single, ...event }, `${collectPath}${kind}`)
      expect([reply.status, reply.json]).toEqual([200, { success: true, dropped: 0 }])
    })

    it.each([
      ['no object', []],
      ['no batch', { writeKey, sentAt: '2026-11-27T10:00:00.000Z' }],
      ['no time', { writeKey, batch: [] }],
      ['a time that is none', { ...batchOf(contact), sentAt: 'yesterday' }],
      ['too many events', batchOf(...Array.from({ length: collectLimits.events + 1 }, () => contact))],
    ])('refuses %s, and counts nothing of it', async (_, body) => {
      const before = await countOf('contact')
      expect((await post(body)).status).toBe(400)
      expect(await countOf('contact')).toBe(before)
    })

    it.each(['', '<batch>', '{"batch":['])('refuses what is no JSON: %j', async (body) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await portal.browser('198.51.100.250').ask(batchPath, { method: 'POST', body, headers })
      expect(reply.status).toBe(400)
    })

    it('drops events that are none, and counts the others', async () => {
      const before = await countOf('contact')
      const odd = [
        null,
        7,
        'x',
        [],
        {},
        { type: 'track' },
        { type: 'track', event: 'toString' },
        { type: 'x' },
      ]
      expect((await post(batchOf(...odd, contact))).json).toEqual({ success: true, dropped: odd.length })
      expect(await countOf('contact')).toBe(before + 1)
    })

    it('stores no name that is made up, and no fortune', async () => {
      const rich = { ...contact, properties: { ...contact.properties, revenue: 1e9 } }
      await post(batchOf({ type: 'page', name: '<b>', context: { Channel: '<b>' } }, rich))
      const names = (await counted()).flatMap(({ name, channel }) => [name, channel])
      expect(names).not.toContain('<b>')
      expect((await counted()).every(({ revenue }) => revenue < 1000)).toBe(true)
    })

    it.each([
      ['an unknown key', { ...batchOf(contact), writeKey: 'another-key' }, {}, 404],
      ['another site', batchOf(contact), { 'sec-fetch-site': 'cross-site' }, 403],
    ])('refuses %s', async (_, body, headers, status) => {
      const before = await countOf('contact')
      expect((await post(body, batchPath, headers)).status).toBe(status)
      expect(await countOf('contact')).toBe(before)
    })

    it('refuses a batch over 450 kB', covers('constants/analytics-batch-payload'), async () => {
      const filled = (bytes: number) => {
        const empty = JSON.stringify({ ...batchOf(contact), filler: '' }).length
        return { ...batchOf(contact), filler: 'x'.repeat(bytes - empty) }
      }
      expect((await post(filled(450_000))).status).toBe(200)
      expect((await post(filled(450_001))).status).toBe(413)
      expect((await post(filled(2_000_000))).status).toBe(413)
    })

    it('refuses a flood with the time after which it takes more', async () => {
      const browser = portal.browser('203.0.113.99')
      const send = () => browser.json(batchPath, batchOf(contact))
      const statuses = new Set<number>()
      for (let time = 0; time < 60; time++) statuses.add((await send()).status)
      const refused = await send()
      expect([[...statuses], refused.status]).toEqual([[200], 429])
      const seconds = Number(refused.headers.get(resetHeader))
      expect(seconds).toBeGreaterThan(0)
      portal.clock.advance(seconds * 1000)
      expect((await send()).status).toBe(200)
    })

    it('counts no program that says what it is', async () => {
      const before = await countOf('contact')
      for (const agent of ['Googlebot/2.1', 'Mozilla/5.0 HeadlessChrome/156.0', 'curl/8.0'])
        expect((await post(batchOf(contact), batchPath, { 'user-agent': agent })).status).toBe(200)
      expect(await countOf('contact')).toBe(before)
    })

    it('gives its settings to who has the key', async () => {
      const ask = (key: string) => portal.browser().ask(collectSettingsPath(key))
      expect((await ask(writeKey)).json).toMatchObject({
        batch: { events: 10, waitMs: 5000 },
        maxRetries: 10,
      })
      expect((await ask('another-key')).status).toBe(404)
    })
  })

  describe.skipIf(engine.missing !== undefined)('a portal that measures nothing', () => {
    it.each([
      ['has no key', { flags: { ...defaultFlags, segmentTracking: true } }],
      ['has the flag off', { analyticsKey: Option.some(writeKey) }],
    ])('takes nothing: it %s', async (_, settings) => {
      const portal = await openAccounts(engine, settings)
      const reply = await portal.browser().json(batchPath, batchOf(contact))
      const told = await portal.browser().ask(collectSettingsPath(writeKey))
      await portal.close()
      expect([reply.status, told.status]).toEqual([404, 404])
    })

    it('counts programs where the flag lets it', async () => {
      const portal = await openAccounts(engine, {
        flags: { ...defaultFlags, segmentTracking: true, preventBotTracking: false },
        analyticsKey: Option.some(writeKey),
      })
      await portal.browser().json(batchPath, batchOf(contact), { headers: { 'user-agent': 'Googlebot/2.1' } })
      await portal.run(Effect.flatMap(EventCounts, ({ write }) => write))
      const counts = await portal.run(eventCounts(1))
      await portal.close()
      expect(counts).toMatchObject([{ name: 'contact', count: 1 }])
    })
  })
})
