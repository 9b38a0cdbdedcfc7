import { Effect } from 'effect'
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeadDesk } from '#domain/api/agencies/Desk.ts'
import type { TeamRole } from '#domain/agency/team.ts'
import { engines } from '#server/database/testing/engines.ts'
import { MayReach } from '#server/platform/outside/publicAddress.ts'
import { homes, newKey, openContact, type Person, type TestContact } from '../testing/openContact.ts'
import { deliverWebhooks } from './deliverWebhooks.ts'

const slug = 'mesitiko-grafeio'
const own = `/api-next/own-agencies/${slug}/`

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the lead desk of an agency', () => {
    let portal: TestContact
    const team = {} as Record<
      'owner' | 'leads' | 'reader' | 'accounts' | 'editor',
      { person: Person; id: string }
    >

    beforeAll(async () => {
      portal = await openContact(engine)
      await portal.sql(
        (sql) =>
          sql`INSERT INTO agencies (id, name, slug, plan) VALUES (70, 'Μεσιτικό Γραφείο', ${slug}, 'paid')`,
      )
      await portal.sql((sql) => sql`UPDATE advertisers SET agency_id = 70 WHERE id = 1`)
      for (const role of ['owner', 'leads', 'reader', 'accounts', 'editor'] as const satisfies TeamRole[]) {
        const person = await portal.person()
        const [row] = await portal.sql<{ id: string }>(
          (sql) => sql`INSERT INTO agency_members (id, agency_id, account_id, role, accepted_at)
            VALUES (gen_random_uuid(), 70, ${person.id}, ${role}, now()) RETURNING id`,
        )
        team[role] = { person, id: row?.id ?? '' }
      }
    })
    afterAll(() => portal.close())

    const begin = async (text = 'Καλημέρα', listingId: number = homes.agency) => {
      const seeker = await portal.person()
      const reply = await seeker.browser.json('/api-next/contact/message/', {
        listingId,
        key: newKey(),
        text,
      })
      return { seeker, id: String(reply.at('conversationId')) }
    }
    const write = ({ browser }: Person, id: string, text: string) =>
      browser.json(`/api-next/messages/${id}/`, { key: newKey(), text, attachments: [] })
    const desk = async (query = '', { person } = team.leads) =>
      (await person.browser.ask(`${own}leads/${query}`)).json as LeadDesk
    const leadOf = async (id: string) => (await desk()).leads.find((lead) => lead.id === id)
    const change = ({ browser }: Person, id: string, body: object) =>
      browser.json(`${own}leads/${id}/`, body, { method: 'PUT' })

    it('has every conversation of the office, by who waits', async () => {
      const { seeker, id } = await begin('Πότε το βλέπω;')
      await begin('Άλλο γραφείο', homes.other)
      expect((await desk()).leads).toMatchObject([
        { id, state: 'new', seeker: 'Νεφέλη Παππά', last: { text: 'Πότε το βλέπω;' }, assigneeId: null },
      ])
      // A member answers as the agency.
      expect((await write(team.leads.person, id, 'Αύριο')).status).toBe(200)
      expect((await leadOf(id))?.state).toBe('answered')
      portal.clock.advance(60_000)
      await write(seeker, id, 'Τι ώρα;')
      const waiting = await leadOf(id)
      expect(waiting?.state).toBe('waiting')
      expect(waiting?.since).toBe(waiting?.last.at)
      expect((await desk('?state=new')).leads).toEqual([])
      expect((await desk('?state=waiting')).counts).toMatchObject({ waiting: 1, new: 0 })
    })

    it('gives a lead to a member, and settles it until the seeker writes', async () => {
      const { seeker, id } = await begin()
      const mine = team.leads.id
      expect((await change(team.leads.person, id, { assigneeId: mine, version: 0 })).json).toEqual({
        id,
        version: 1,
      })
      expect((await change(team.owner.person, id, { assigneeId: null, version: 0 })).status).toBe(409)
      expect((await desk(`?assignee=${mine}`)).leads.map((lead) => lead.id)).toEqual([id])
      expect((await desk('?assignee=none')).leads.map((lead) => lead.id)).not.toContain(id)
      expect((await change(team.leads.person, id, { isDone: true })).status).toBe(200)
      expect((await leadOf(id))?.state).toBe('done')
      await write(seeker, id, 'Κάτι ακόμη')
      expect((await leadOf(id))?.state).toBe('new')
      // A reader takes care of nobody.
      expect((await change(team.leads.person, id, { assigneeId: team.reader.id })).status).toBe(404)
    })

    it('knows one person by the email, and as the team merges them', async () => {
      const [first, second] = [await begin('Από το κινητό'), await begin('Από το γραφείο')]
      const others = async (id: string) => (await leadOf(id))?.others.map((other) => other.id)
      expect(await others(first.id)).toEqual([])
      const merged = await change(team.leads.person, first.id, { sameAs: second.id, version: 0 })
      expect(merged.json).toEqual({ id: first.id, version: 1 })
      expect(await others(first.id)).toEqual([second.id])
      expect(await others(second.id)).toEqual([first.id])
      expect(await leadOf(second.id)).toMatchObject({ isMerged: true, version: 1 })
      // What either writes about later is of the same person.
      const later = await second.seeker.browser.json('/api-next/contact/message/', {
        listingId: homes.auction,
        key: newKey(),
        text: 'Και αυτό',
      })
      expect(new Set(await others(first.id))).toEqual(
        new Set([second.id, String(later.at('conversationId'))]),
      )
      const foreign = await begin('Άλλο γραφείο', homes.other)
      expect((await change(team.leads.person, first.id, { sameAs: foreign.id })).status).toBe(404)
      expect((await change(team.reader.person, first.id, { sameAs: null })).status).toBe(403)
      expect((await change(team.leads.person, first.id, { sameAs: null, version: 1 })).at('version')).toBe(2)
      expect(await others(first.id)).toEqual([])
      expect(await others(second.id)).toEqual([later.at('conversationId')])
    })

    it('is read, answered and exported by role', async () => {
      const { id } = await begin()
      const { person: reader } = team.reader
      expect((await reader.browser.ask(`${own}leads/`)).status).toBe(200)
      expect((await change(reader, id, { isDone: true })).status).toBe(403)
      expect((await write(reader, id, 'Εγώ')).status).toBe(404)
      expect((await team.editor.person.browser.ask(`${own}leads/`)).status).toBe(403)
      expect((await team.editor.person.browser.ask(`${own}leads.csv`)).status).toBe(403)
      expect((await (await portal.person()).browser.ask(`${own}leads/`)).status).toBe(404)
      const csv = await team.accounts.person.browser.ask(`${own}leads.csv`)
      expect(csv.headers.get('content-type')).toContain('text/csv')
      expect(csv.text.split('\r\n')[0]).toContain('lead,state,since,seeker,email,phone')
      expect(csv.text).toContain(id)
    })

    it('keeps answers to use again', async () => {
      const { browser } = team.leads.person
      const added = await browser.json(`${own}answers/`, { title: 'Ώρες', text: 'Είμαστε εδώ 9 με 5.' })
      const [answer] = (await desk()).answers
      expect(answer).toEqual({ id: added.at('id'), title: 'Ώρες', text: 'Είμαστε εδώ 9 με 5.' })
      await browser.json(`${own}answers/${String(added.at('id'))}/`, {}, { method: 'DELETE' })
      expect((await desk()).answers).toEqual([])
    })

    it('shows the visits of the office', async () => {
      expect((await team.reader.person.browser.ask(`${own}visits/`)).json).toEqual({ visits: [] })
      const { id } = await begin()
      await portal.sql(
        (
          sql,
        ) => sql`INSERT INTO visits (id, conversation_id, mode, status, proposed, starts_at, minutes, expires_at)
          SELECT gen_random_uuid(), ${id}::uuid, 'inPerson', 'confirmed', ARRAY[at], at, 30, at
          FROM (SELECT max(created_at) + interval '1 day' AS at FROM entries) AS times`,
      )
      const { visits } = (await team.leads.person.browser.ask(`${own}visits/`)).json as { visits: object[] }
      expect(visits).toMatchObject([{ conversationId: id, status: 'confirmed', minutes: 30 }])
    })

    describe('tells a program', () => {
      let server: Server
      let status = 500
      const told: { signature: string; body: string }[] = []
      beforeAll(async () => {
        server = createServer((request, reply) => {
          let body = ''
          request.on('data', (part) => void (body += String(part)))
          request.on('end', () => {
            told.push({ signature: String(request.headers['estia-signature']), body })
            reply.writeHead(status).end()
          })
        })
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      })
      afterAll(() => {
        server.closeAllConnections()
        server.close()
      })
      const deliver = (mayReach = true) =>
        portal.run(Effect.provideService(deliverWebhooks, MayReach, () => mayReach))
      const deliveries = async () =>
        (await team.owner.person.browser.ask(`${own}webhook/`)).at('deliveries') as readonly {
          attempts: number
          problem: string | null
          deliveredAt: string | null
        }[]

      it('signed, again where it failed, and once where it was taken', async () => {
        const put = (url: string | null, person = team.owner.person) =>
          person.browser.json(`${own}webhook/`, { url }, { method: 'PUT' })
        expect((await put('http://one.example/')).status).toBe(409)
        expect((await put('https://one.example/', team.leads.person)).status).toBe(403)
        const made = await put('https://one.example/')
        const secret = String(made.at('secret'))
        const { port } = server.address() as AddressInfo
        await portal.sql((sql) => sql`UPDATE agency_webhooks SET url = ${`http://127.0.0.1:${port}/`}`)
        const { id } = await begin('Μυστικό')
        await deliver()
        expect(await deliveries()).toMatchObject([{ attempts: 1, problem: 'refused', deliveredAt: null }])
        await deliver()
        expect(told).toHaveLength(1)
        status = 204
        portal.clock.advance(61_000)
        await deliver()
        expect(await deliveries()).toMatchObject([{ attempts: 2, problem: null }])
        portal.clock.advance(3_600_000)
        await deliver()
        expect(told).toHaveLength(2)
        const [, last] = told
        const [, seconds = '', mac = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(last?.signature ?? '') ?? []
        expect(createHmac('sha256', secret).update(`${seconds}.${last?.body}`).digest('hex')).toBe(mac)
        expect(JSON.parse(last?.body ?? '')).toMatchObject({ agency: slug, event: 'text', leadId: id })
        expect(last?.body).not.toContain('Μυστικό')
      })

      it('never of this machine', async () => {
        await begin()
        await deliver(false)
        expect((await deliveries())[0]).toMatchObject({ problem: 'private', deliveredAt: null })
        expect(told).toHaveLength(2)
      })
    })
  })
})
