import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { homes, newKey, openContact, type TestContact } from './testing/openContact.ts'
import {
  askExample,
  type Belongings,
  contactExamples,
  contactRoutes,
  type Role,
  roles,
} from './testing/routes.ts'

const beside = ['picture taken', 'picture given', 'calendar']

it('has an example of every call that the contract has, and of no other', () => {
  const named = Object.keys(contactExamples).filter((name) => !beside.includes(name))
  expect(named.toSorted()).toEqual(contactRoutes.map(({ name }) => name).toSorted())
})

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('who may ask what of a conversation', () => {
    let contact: TestContact
    let browsers: Record<Role, Browser>
    let own: Belongings
    const nowhere: Belongings = {
      conversation: '00000000-0000-4000-8000-000000000000',
      visit: "1' OR '1'='1",
      proposal: '..%2F..%2Fetc%2Fpasswd',
      picture: '00000000-0000-4000-8000-000000000000',
    }

    /** Everything that is kept, but what was asked with which key. */
    const state = async () => {
      const tables = [
        'conversations',
        'entries',
        'visits',
        'proposals',
        'held_slots',
        'attachments',
        'visit_hours',
        'outbox',
        'conversation_reports',
      ]
      const rows = await Promise.all(
        tables.map((table) =>
          contact.sql((sql) => sql`SELECT t::text AS row FROM ${sql.literal(table)} AS t ORDER BY 1`),
        ),
      )
      return JSON.stringify(rows)
    }

    const begin = async (browser: Browser): Promise<Belongings> => {
      const send = (path: string, sent: object) =>
        browser.json(`/api-next/contact/${path}/`, { listingId: homes.agency, key: newKey(), ...sent })
      const slots = await browser.ask(`/api-next/listings/${homes.agency}/slots/`)
      const slot = (slots.at('slots') as { id: string }[])[30]?.id
      await send('visit', { slots: [slot] })
      const reply = await send('proposal', { amount: '90000' })
      const conversation = String(reply.at('conversationId'))
      const whole = await browser.ask(`/api-next/messages/${conversation}/`)
      const picture = await browser.ask(`/api-next/messages/${conversation}/attachments/`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      })
      const idIn = (name: string) => (whole.at(name) as { id: string }[])[0]?.id ?? ''
      return {
        conversation,
        visit: idIn('visits'),
        proposal: idIn('proposals'),
        picture: String(picture.at('id')),
      }
    }

    beforeAll(async () => {
      contact = await openContact(engine)
      const [seeker, other, ended, suspended] = [
        await contact.person(),
        await contact.person(),
        await contact.person(),
        await contact.person(),
      ]
      await contact.sql((sql) => sql`DELETE FROM sessions WHERE account_id = ${ended.id} RETURNING 1`)
      await contact.sql(
        (sql) => sql`UPDATE accounts SET suspended_at = now() WHERE id = ${suspended.id} RETURNING 1`,
      )
      own = await begin(seeker.browser)
      // Another user has conversations too, on either side.
      await begin(other.browser)
      browsers = {
        anonymous: contact.stranger(),
        ended: ended.browser,
        suspended: suspended.browser,
        other: other.browser,
        seeker: seeker.browser,
        advertiser: contact.advertiser.browser,
      }
    })
    afterAll(() => contact.close())

    const cases = Object.entries(contactExamples).flatMap(([name, example]) =>
      roles.map((role) => ({ name, role, example, status: example.answers[role] })),
    )
    const isOutsider = (role: Role) => ['anonymous', 'ended', 'suspended', 'other'].includes(role)

    it.each(cases)('$name answers $role with $status', async ({ role, example, status, name }) => {
      const before = isOutsider(role) ? await state() : ''
      const reply = await askExample(example, browsers[role], own)
      expect([reply.status, reply.text]).toEqual([status, expect.any(String)])
      expect(reply.headers.get('cache-control')).toContain('no-store')
      if (!isOutsider(role)) return
      expect(await state()).toBe(before)
      // What is another's and what is not at all are one answer.
      const asked = name === 'messages.changeVisitHours' ? own : nowhere
      const missing = status === 404 ? await askExample(example, browsers[role], asked) : reply
      expect([missing.status, missing.text]).toEqual([reply.status, reply.text])
    })

    const changing = Object.entries(contactExamples).filter(([, { body }]) => body !== undefined)
    it.each(changing)('%s takes nothing from elsewhere', async (_, example) => {
      const before = await state()
      for (const headers of [
        { 'x-csrf-token': undefined },
        { 'x-csrf-token': 'x' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      ]) {
        const reply = await askExample(example, browsers.seeker, own, headers)
        expect([reply.status, reply.at('data', 'message')]).toEqual([403, expect.any(String)])
      }
      expect(await state()).toBe(before)
    })
  })
})
