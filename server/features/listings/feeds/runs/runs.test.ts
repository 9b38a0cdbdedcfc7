import { Effect } from 'effect'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { MayReach } from '#server/platform/outside/publicAddress.ts'
import { fetchPhotos } from '../photos/fetchPhotos.ts'
import { importFeedFile } from './operate.ts'
import { feedFolder, runsHere } from './feedFolder.ts'
import { fetchSources } from './source.ts'

const slug = 'mesitiki-athinon'
const own = `/api-next/own-agencies/${slug}/feeds/`
const byKey = `/api-next/agencies/${slug}/feeds/`
const header =
  'reference;contract;category;typology;price;surface;bedrooms;rooms;energyClass;latitude;longitude;description:el;photos;planPictures'
const row = (reference: string, photos = '', price = 210_000, plans = '') =>
  `${reference};sale;residential;apartment;${price};84;2;3;C;37.9682;23.7561;Φωτεινό;${photos};${plans}`
const csv = (...rows: readonly string[]) => [header, ...rows].join('\n')
const many = (from: number, to: number) =>
  csv(...Array.from({ length: to - from + 1 }, (_, at) => row(`F-${from + at}`)))

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('feeds of an agency', () => {
    let portal: TestContact
    let member: Person
    let server: Server
    let files: Record<string, { body: Buffer | string; etag: string }>
    let asked: string[]

    beforeAll(async () => {
      portal = await openContact(engine)
      member = await portal.person()
      for (const statement of [
        `INSERT INTO agencies (id, name, slug, plan) VALUES (70, 'Μεσιτική Αθηνών', '${slug}', 'paid')`,
        `INSERT INTO advertisers (id, type, name, agency_id) VALUES (70, 'agency', 'Μεσιτική Αθηνών', 70)`,
        `INSERT INTO agency_members (id, agency_id, account_id, role, accepted_at)
          VALUES (gen_random_uuid(), 70, '${member.id}', 'editor', now())`,
      ])
        await portal.sql((sql) => sql.unsafe(statement))
      server = createServer((request, reply) => {
        const file = files[request.url ?? '']
        asked.push(request.url ?? '')
        if (file === undefined) return void reply.writeHead(404).end()
        if (request.headers['if-none-match'] === file.etag) return void reply.writeHead(304).end()
        return void reply.writeHead(200, { etag: file.etag }).end(file.body)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      files = {}
      asked = []
    })
    afterAll(async () => {
      server.closeAllConnections()
      server.close()
      await portal.close()
    })

    const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    const upload = (text: string, person = member) =>
      person.browser.ask(`${own}?lang=en&name=homes.csv`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: text,
      })
    const report = async (runId: unknown) =>
      await vi.waitFor(
        async () => {
          const reply = await member.browser.ask(`${own}runs/${String(runId)}/?lang=en`)
          expect(reply.at('state')).toBe('done')
          return reply
        },
        { timeout: 10_000, interval: 50 },
      )
    const counts = async (runId: unknown) => (await report(runId)).at('report') as Record<string, number>
    const reaching = <A, E, R>(work: Effect.Effect<A, E, R>) =>
      Effect.provideService(work, MayReach, () => true)
    const key = async (...scopes: readonly string[]) => {
      await portal.sql((sql) => sql`UPDATE agency_members SET role = 'owner' WHERE account_id = ${member.id}`)
      const made = await member.browser.json(`/api-next/own-agencies/${slug}/keys/`, {
        name: 'Πρόγραμμα',
        scopes,
        days: 30,
      })
      return String(made.at('key'))
    }

    it('come by upload, and are told line by line', async () => {
      const sent = await upload(`${many(1, 9)}\n${row('F-10').replace('84;2', '84;9')}`)
      expect(sent.status).toBe(202)
      const done = await report(sent.at('runId'))
      expect(done.json).toMatchObject({ origin: 'upload', source: 'homes.csv', canAccept: false })
      expect(done.at('report')).toMatchObject({
        added: 9,
        refused: 1,
        lines: [{ line: 11, reference: 'F-10' }],
      })
      const list = await member.browser.ask(own)
      expect(list.at('runs')).toMatchObject([{ state: 'done', counts: { added: 9, refused: 1 } }])
    })

    it('change nothing when the same comes again', async () => {
      const { unchanged, added } = await counts((await upload(many(1, 9))).at('runId'))
      expect([unchanged, added]).toEqual([9, 0])
    })

    it('are tried by the operator from an address, and from the internet alone', async () => {
      files = { '/tried.csv': { body: many(1, 12), etag: '"1"' } }
      const tried = (path: string) =>
        importFeedFile({
          file: address(path),
          agency: slug,
          language: 'en',
          isDryRun: true,
          mayWithdrawMany: false,
        })
      const told = await portal.run(reaching(tried('/tried.csv')))
      expect(told).toMatchObject({ added: 3, unchanged: 9, withdrawn: 0, isComplete: true })
      const none = await portal.run(Effect.flip(reaching(tried('/none.csv'))))
      expect(none.message).toContain('/none.csv answers with no file')
      expect((await portal.run(Effect.flip(tried('/tried.csv')))).message).toContain('is not on the internet')
      const left = await portal.run(
        Effect.flatMap(feedFolder, (folder) => Effect.promise(() => runsHere(folder))),
      )
      expect(left).toEqual([])
      asked = []
    })

    it('are of members with the right', async () => {
      const stranger = await portal.person()
      expect((await upload(many(1, 2), stranger)).status).toBe(404)
      const reply = await portal.stranger().ask(own, { method: 'POST', body: 'x' })
      expect(reply.status).toBe(401)
    })

    it('that withdraw more than a third wait for a person, who accepts once', async () => {
      const { waiting, runId } = await counts((await upload(many(1, 4))).at('runId'))
      expect(waiting).toBe(5)
      const path = `${own}runs/${String(runId)}/accept/`
      const accepted = await member.browser.json(path, {})
      expect([accepted.status, accepted.json]).toEqual([200, { withdrawn: 5 }])
      expect((await member.browser.json(path, {})).status).toBe(409)
      expect(await counts(runId)).toMatchObject({ waiting: 0, withdrawn: 5 })
    })

    it('say what swapped coordinates may have been', async () => {
      const swapped = row('F-50').replace('37.9682;23.7561', '23.7561;37.9682')
      const { lines } = await counts((await upload(`${many(1, 4)}\n${swapped}`)).at('runId'))
      expect(lines).toMatchObject([{ reference: 'F-50', suggestion: '37.9682, 23.7561' }])
    })

    it('come with a key, as a file or an address, and are read with another', async () => {
      const sending = await key('feedsSend', 'feedsRead')
      const headers = { authorization: `Bearer ${sending}` }
      const machine = portal.stranger()
      const send = (body: string, type: string) =>
        machine.ask(byKey, { method: 'POST', headers: { ...headers, 'content-type': type }, body })
      const sent = await send(many(1, 4), 'text/csv')
      expect([sent.status, sent.headers.get('ratelimit-policy')]).toEqual([202, '600;w=600'])
      expect(await counts(sent.at('runId'))).toMatchObject({ unchanged: 4 })
      const read = await machine.ask(`${byKey}runs/${String(sent.at('runId'))}/`, { headers })
      expect([read.status, read.at('origin')]).toEqual([200, 'key'])
      // This machine is not the internet.
      const fetched = await send(JSON.stringify({ url: address('/homes.csv') }), 'application/json')
      expect(await counts(fetched.at('runId'))).toMatchObject({
        isComplete: false,
        lines: [{ code: 'private', line: 0 }],
      })
      expect(asked).toEqual([])
      expect((await send('{"url":5}', 'application/json')).status).toBe(400)
    })

    it('are fetched from an address when they are due, and read only when they changed', async () => {
      files['/homes.csv'] = { body: many(1, 4), etag: '"1"' }
      const put = (body: object) => member.browser.json(`${own}source/`, body, { method: 'PUT' })
      const source = { url: address('/homes.csv'), language: 'el', hours: 6 }
      expect((await put({ ...source, url: 'ftp://one/' })).status).toBe(409)
      expect((await put(source)).status).toBe(200)
      const runs = async () => ((await member.browser.ask(own)).at('runs') as readonly { runId: string }[])[0]
      const before = await runs()
      await portal.run(reaching(fetchSources))
      const first = await runs()
      expect(first?.runId).not.toBe(before?.runId)
      expect((await report(first?.runId)).json).toMatchObject({ origin: 'address' })
      portal.clock.advance(7 * 3_600_000)
      await portal.run(reaching(fetchSources))
      expect((await runs())?.runId).toBe(first?.runId)
      expect((await member.browser.ask(own)).at('source')).toMatchObject({ problem: null, version: 1 })
      // Without the permission of this test it is refused, and said so.
      portal.clock.advance(7 * 3_600_000)
      await portal.run(fetchSources)
      expect((await member.browser.ask(own)).at('source')).toMatchObject({ problem: 'private' })
    })

    it('bring photographs, fetched again only when they changed', async () => {
      const noise = (colour: string) =>
        sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
          .jpeg()
          .toBuffer()
      files = {
        '/one.jpg': { body: await noise('#a31'), etag: '"a"' },
        '/page.jpg': { body: '<!doctype html><title>404</title>', etag: '"p"' },
      }
      const photos = `${address('/one.jpg')} ${address('/page.jpg')} ${address('/none.jpg')}`
      const ads = (price: number, plans = '') =>
        csv(...[1, 2, 3].map((at) => row(`F-${at}`)), row('F-4', photos, price, plans))
      const { runId } = await counts((await upload(ads(210_000))).at('runId'))
      expect((await report(runId)).at('photographs')).toMatchObject({ waiting: 1, taken: 0 })
      await portal.run(reaching(fetchPhotos))
      const told = (await report(runId)).at('photographs') as { lines: readonly { code: string }[] }
      expect(told).toMatchObject({ waiting: 0, taken: 1 })
      expect(told.lines.map(({ code }) => code).toSorted()).toEqual(['refused', 'type'])
      const stored = () =>
        portal.sql<{ id: string }>(
          (sql) => sql`SELECT photographs.id FROM photographs JOIN feed_ads USING (listing_id)
            WHERE reference = 'F-4'`,
        )
      const first = await stored()
      expect(first).toHaveLength(1)
      asked = []
      await portal.run(reaching(fetchPhotos))
      expect(asked).toEqual([])
      await report((await upload(ads(205_000))).at('runId'))
      await portal.run(reaching(fetchPhotos))
      expect(await stored()).toEqual(first)
      // The feed says now that it was a plan, and has another.
      files['/plan.jpg'] = { body: await noise('#eee'), etag: '"n"' }
      await report((await upload(ads(205_000, `${address('/one.jpg')}|${address('/plan.jpg')}`))).at('runId'))
      await portal.run(reaching(fetchPhotos))
      const plans = await portal.sql<{ id: string; shownAs: number }>(
        (
          sql,
        ) => sql`SELECT photographs.id, shown_as AS "shownAs" FROM photographs JOIN feed_ads USING (listing_id)
          WHERE reference = 'F-4' ORDER BY position`,
      )
      expect(plans.map(({ shownAs }) => shownAs)).toEqual([5, 5])
      expect(plans[0]?.id).toBe(first[0]?.id)
      await report((await upload(csv(...[1, 2, 3, 4].map((at) => row(`F-${at}`))))).at('runId'))
      await portal.run(reaching(fetchPhotos))
      expect(await stored()).toEqual([])
    })
  })
})
