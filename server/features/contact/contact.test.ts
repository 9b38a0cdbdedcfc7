import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { engines } from '#server/database/testing/engines.ts'
import { renderMail } from '#server/content/mail/renderMail.ts'
import type { Mail } from '#server/content/mail/Mail.ts'
import { sweepContacts } from './expiry/sweepContacts.ts'
import {
  advertiserEmail,
  homes,
  identity,
  newKey,
  openContact,
  type Person,
  type TestContact,
} from './testing/openContact.ts'

const messagePath = '/api-next/contact/message/'
const confirmPath = '/api-next/contact/confirm/'
const html = '<img src=x onerror=alert(1)>{link}"\'&'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('reaching an advertiser', () => {
    let contact: TestContact
    beforeAll(async () => void (contact = await openContact(engine)))
    afterAll(() => contact.close())

    const message = (of: Pick<Person, 'browser'>, fields: object = {}) =>
      of.browser.json(messagePath, {
        listingId: homes.agency,
        key: newKey(),
        text: 'Καλημέρα σας',
        ...fields,
      })
    const count = async (table: string) => {
      const [row] = await contact.sql<{ count: number }>(
        (sql) => sql`SELECT count(*)::int AS count FROM ${sql.literal(table)}`,
      )
      return row?.count ?? 0
    }
    const state = async () =>
      JSON.stringify(
        await Promise.all(
          ['conversations', 'entries', 'visits', 'proposals', 'held_slots', 'outbox', 'idempotency_keys'].map(
            count,
          ),
        ),
      )
    const tokenOf = async (email: string) => {
      const link = (await contact.mailsTo(email)).findLast(({ kind }) => kind === 'confirmContact')?.data[
        'link'
      ]
      return new URL(String(link)).searchParams.get('token') ?? ''
    }

    it('delivers a message of a signed-in user, by mail too, with the sender’s address and number', async () => {
      const seeker = await contact.person()
      const reply = await message(seeker, { reason: 'morePhotos', text: html })
      expect([reply.status, reply.at('status')]).toEqual([200, 'sent'])
      const mail = (await contact.mailsTo(advertiserEmail)).findLast(({ kind }) => kind === 'newMessage')
      expect(mail?.data).toMatchObject({ text: html, reach: `${seeker.email}, +306900000000` })
      const rendered = renderMail(mail as unknown as Mail, 'https://estia.example')
      expect(rendered.html).not.toContain('<img')
      expect(rendered.text).toContain(html)
      expect(rendered.html).toContain(`conversation=${String(reply.at('conversationId'))}`)
      const told = await contact.sql(
        (sql) => sql`SELECT kind FROM notifications WHERE account_id = ${contact.advertiser.id}`,
      )
      expect(told).toEqual([{ kind: 'message' }])
    })

    it('has one conversation for a listing and a seeker, and reads an unknown reason as the first', async () => {
      const seeker = await contact.person()
      const first = await message(seeker, { reason: 'nothing' })
      const second = await message(seeker, { text: 'Και κάτι ακόμη' })
      expect(second.at('conversationId')).toBe(first.at('conversationId'))
      const whole = await seeker.browser.ask(`/api-next/messages/${String(first.at('conversationId'))}/`)
      expect(whole.at('entries')).toMatchObject([
        { text: 'Καλημέρα σας', reason: 'requestInfo', side: 'seeker' },
        { text: 'Και κάτι ακόμη' },
      ])
      expect(whole.at('contact')).toBeNull()
    })

    it('sends once what is sent a hundred times at once, and answers each the same', async () => {
      const seeker = await contact.person()
      const before = await count('outbox')
      const key = newKey()
      const replies = await Promise.all(Array.from({ length: 100 }, () => message(seeker, { key })))
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(replies[0]?.status).toBe(200)
      const entries = await contact.sql(
        (sql) => sql`SELECT 1 FROM entries JOIN conversations ON conversations.id = conversation_id
          WHERE seeker_email_key = ${seeker.email}`,
      )
      expect([entries.length, (await count('outbox')) - before]).toEqual([1, 1])
      const other = await message(seeker, { key, text: 'Κάτι άλλο' })
      expect([other.status, other.at('_tag')]).toEqual([422, 'KeyReused'])
      expect((await message(seeker, { key })).text).toBe(replies[0]?.text)
    })

    it('is answered the same by another process, which knows of the first only what was committed', async () => {
      const other = await openAccounts(contact.again)
      const seeker = await contact.person()
      const elsewhere = other.browser('192.0.2.77')
      for (const [name, value] of seeker.browser.cookies) elsewhere.cookies.set(name, value)
      const key = newKey()
      // The first reply is lost with its process.
      await message(seeker, { key })
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          message(index % 2 === 0 ? seeker : { browser: elsewhere }, { key }),
        ),
      )
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      const fresh = newKey()
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          message(index % 2 === 0 ? seeker : { browser: elsewhere }, { key: fresh, text: 'Δεύτερο' }),
        ),
      )
      const entries = await contact.sql<{ text: string }>(
        (sql) => sql`SELECT text FROM entries JOIN conversations ON conversations.id = conversation_id
          WHERE seeker_email_key = ${seeker.email} ORDER BY entries.id`,
      )
      expect(entries.map(({ text }) => text)).toEqual(['Καλημέρα σας', 'Δεύτερο'])
      await other.close()
    })

    it('deletes keys after a week, and unconfirmed contacts after a day', async () => {
      await message({ browser: contact.stranger() }, identity('late@example.gr'))
      expect(await count('pending_contacts')).toBeGreaterThan(0)
      contact.clock.advance(8 * 86_400_000)
      await contact.run(sweepContacts)
      expect([await count('pending_contacts'), await count('idempotency_keys')]).toEqual([0, 0])
    })

    it('keeps what a stranger sends until they confirm, and delivers it exactly once', async () => {
      const browser = contact.stranger()
      const email = 'anna@example.gr'
      const mailsBefore = (await contact.mailsTo(advertiserEmail)).length
      const kept = await message({ browser }, { ...identity(email), text: html })
      expect([kept.status, kept.at('status'), kept.at('conversationId')]).toEqual([200, 'confirmEmail', null])
      const [asked] = await contact.mailsTo(email)
      expect(asked?.kind).toBe('confirmContact')
      expect(JSON.stringify(asked?.data)).not.toContain('onerror')
      expect((await contact.mailsTo(advertiserEmail)).length).toBe(mailsBefore)
      const token = await tokenOf(email)
      const elsewhere = contact.stranger()
      const tries = await Promise.all(
        Array.from({ length: 10 }, () => elsewhere.json(confirmPath, { token })),
      )
      expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual(
        Array(10).fill(200),
      )
      const mails = await contact.mailsTo(advertiserEmail)
      expect(mails.length).toBe(mailsBefore + 1)
      expect(mails.at(-1)?.data).toMatchObject({ text: html, reach: `${email}, +306900000000` })
    })

    it('mails a stranger once who sends the same many times', async () => {
      const browser = contact.stranger()
      const email = 'twice@example.gr'
      const key = newKey()
      const replies = await Promise.all(
        Array.from({ length: 30 }, () => message({ browser }, { ...identity(email), key })),
      )
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect((await contact.mailsTo(email)).length).toBe(1)
    })

    it('delivers at once what comes from a browser in which the address was confirmed', async () => {
      const browser = contact.stranger()
      const email = 'zoe@example.gr'
      await message({ browser }, identity(email))
      const confirmed = await browser.json(confirmPath, { token: await tokenOf(email) })
      expect(confirmed.status).toBe(200)
      const line = browser.lastCookies.find((cookie) => cookie.startsWith('__Host-estia_contact='))
      expect(line).toMatch(/; HttpOnly/)
      const again = await message({ browser }, identity(email))
      expect([again.at('status'), again.at('conversationId')]).toEqual(['sent', null])
      expect((await message({ browser }, identity('other@example.gr'))).at('status')).toBe('confirmEmail')
      expect((await message({ browser: contact.stranger() }, identity(email))).at('status')).toBe(
        'confirmEmail',
      )
    })

    it('keeps the link good where a delivery fails, and gives the conversation to who registers later', async () => {
      const browser = contact.stranger()
      const email = 'vera@example.gr'
      await message({ browser }, identity(email))
      const token = await tokenOf(email)
      await contact.sql((sql) => sql`UPDATE listings SET status = 20 WHERE id = ${homes.agency}`)
      expect((await browser.json(confirmPath, { token })).status).toBe(410)
      expect((await browser.json(confirmPath, { token })).at('_tag')).toBe('ListingWithdrawn')
      await contact.sql((sql) => sql`UPDATE listings SET status = 1 WHERE id = ${homes.agency}`)
      expect((await browser.json(confirmPath, { token })).status).toBe(200)
      const { browser: own } = await contact.person({ email })
      expect((await own.ask('/api-next/messages/')).at('total')).toBe(1)
    })

    it('asks an account without a number for one where an agent is to get it', async () => {
      const seeker = await contact.person({ phone: '' })
      const without = await message(seeker)
      expect(without.at('data', 'errors')).toEqual({ phone: { message: 'contact_phone_validation_msg' } })
      expect((await message(seeker, { phone: '00306911111111' })).status).toBe(200)
      expect((await message(await contact.person({ phone: '' }), { listingId: homes.private })).status).toBe(
        200,
      )
    })

    const fields = { ...identity('bad@example.gr'), text: 'Καλημέρα' }
    const long = 'α'.repeat(2001)
    it.each([
      ['no text', { ...fields, text: ' \n' }, 'text'],
      ['a text of controls', { ...fields, text: '\u0000\u0007' }, 'text'],
      ['a text that is too long', { ...fields, text: long }, 'text'],
      ['no name', { ...fields, name: '' }, 'name'],
      ['no email', { ...fields, email: '' }, 'email'],
      ['an email that is none', { ...fields, email: 'a@b' }, 'email'],
      ['a line break in an email', { ...fields, email: 'a@example.gr\r\nBcc: b@example.gr' }, 'email'],
      ['no number', { ...fields, phone: '' }, 'phone'],
      ['a number that is none', { ...fields, phone: '<b>690' }, 'phone'],
      ['no consent', { ...fields, privacy: '' }, 'privacy'],
    ])('refuses %s at its field, and nothing has happened', async (_, sent, field) => {
      const before = await state()
      const reply = await message({ browser: contact.stranger() }, sent)
      expect([reply.status, Object.keys(reply.at('data', 'errors') as object)]).toEqual([422, [field]])
      expect(await state()).toBe(before)
    })

    it.each([
      ['a home that is not', { listingId: 999 }, 404],
      ['an id beyond every id', { listingId: 10 ** 12 }, 400],
      ['no home at all', { listingId: 0 }, 400],
      ['an id that is none', { listingId: '1; DROP TABLE listings' }, 400],
      ['a home that was withdrawn', { listingId: homes.withdrawn }, 410],
      ['an advertiser who cannot be reached', { listingId: homes.unreachable }, 409],
      ['a court', { listingId: homes.court }, 409],
      ['a key that is short', { key: 'x' }, 400],
      ['a megabyte', { text: 'x'.repeat(1_000_000) }, 413],
    ])('answers %s', async (_, sent, status) => {
      const seeker = await contact.person()
      const before = await state()
      expect((await message(seeker, sent)).status).toBe(status)
      expect(await state()).toBe(before)
    })

    it('lets no user write to themselves', async () => {
      expect((await message(contact.advertiser)).at('_tag')).toBe('NotReachable')
      const stranger = { browser: contact.stranger() }
      expect((await message(stranger, identity(advertiserEmail.toUpperCase()))).at('_tag')).toBe(
        'NotReachable',
      )
    })

    it('takes half characters and turned text for what can be kept of them', async () => {
      const seeker = await contact.person()
      expect((await message(seeker, { text: 'α\uD83D \u202Eβ\u0000γ' })).status).toBe(200)
      const stranger = { browser: contact.stranger() }
      const odd = { ...identity('odd@example.gr'), name: 'Α\uD83Dβ\nγ' }
      expect((await message(stranger, odd)).status).toBe(200)
    })

    it('stops who writes to everybody, and says when again', async () => {
      const seeker = await contact.person()
      const key = newKey()
      await message(seeker, { key })
      const statuses: number[] = []
      for (let index = 0; index < 20; index++) statuses.push((await message(seeker)).status)
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
      const refused = await message(seeker)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      // What was sent already is answered all the same.
      expect((await message(seeker, { key })).status).toBe(200)
    })

    it('tells how an advertiser is reached, and the number to who asks for it', async () => {
      const { browser } = await contact.person()
      const ways = async (id: number) =>
        (await browser.ask(`/api-next/listings/${id}/contact/`)).at('methods')
      expect(await ways(homes.agency)).toEqual(['phone', 'priceProposal', 'email', 'visit'])
      expect(await ways(homes.private)).toEqual(['priceProposal', 'email', 'visit'])
      expect(await ways(homes.court)).toEqual(['phone'])
      expect(await ways(homes.unreachable)).toEqual([])
      expect(await ways(homes.auction)).toEqual(['phone', 'email', 'visit'])
      const phone = (listingId: number) => browser.json('/api-next/contact/phone/', { listingId })
      expect((await phone(homes.court)).at('phone')).toBe('+302100000003')
      expect((await phone(homes.private)).status).toBe(409)
      const [counted] = await contact.sql<{ count: number }>(
        (sql) => sql`SELECT sum(count)::int AS count FROM phone_reveals`,
      )
      expect(counted?.count).toBe(1)
      const asked = await Promise.all(Array.from({ length: 20 }, () => phone(homes.court)))
      expect(asked.filter(({ status }) => status === 429).length).toBe(6)
    })

    it('tells the number of an agency as that of a listing, and counts both together', async () => {
      const { browser } = await contact.person()
      await contact.sql(
        (sql) => sql`INSERT INTO agencies (id, name, slug, plan, phone) VALUES
          (1, 'Ένα', 'ena', 'free', '+302100000011'), (2, 'Δύο', 'dyo', 'free', NULL)`,
      )
      const phone = (slug: string) => browser.json('/api-next/agencies/phone/', { slug })
      expect((await phone('ena')).at('phone')).toBe('+302100000011')
      expect((await phone('dyo')).status).toBe(409)
      expect((await phone('tria')).status).toBe(404)
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 === 0 ? phone('ena') : browser.json('/api-next/contact/phone/', { listingId: homes.court }),
        ),
      )
      expect(asked.filter(({ status }) => status === 429).length).toBe(6)
      expect((await browser.ask('/api-next/agencies/ena/')).text).not.toContain('+3021')
    })

    it('tells how an advertiser answers from ten conversations on', async () => {
      const ways = async () =>
        (await contact.stranger().ask(`/api-next/listings/${homes.other}/contact/`)).at('replies')
      const write = async (from: number, until: number) => {
        for (let index = from; index < until; index++)
          await contact.sql(
            (sql) => sql`WITH conversation AS (
            INSERT INTO conversations (id, listing_id, advertiser_id, seeker_email_key, language)
            VALUES (gen_random_uuid(), ${homes.other}, 5, ${`figure-${index}`}, 'el') RETURNING id
          ), asked AS (
            INSERT INTO entries (conversation_id, side, kind, created_at)
            SELECT id, 'seeker', 'text', '2026-01-01T10:00Z' FROM conversation RETURNING conversation_id
          ) SELECT 1 FROM asked`,
          )
        return contact.sql(
          (sql) => sql`INSERT INTO entries (conversation_id, side, kind, created_at)
          SELECT id, 'advertiser', 'text', '2026-01-01T10:40Z' FROM conversations
          WHERE listing_id = ${homes.other} AND id NOT IN (SELECT conversation_id FROM entries WHERE side = 'advertiser')
          ORDER BY id LIMIT ${(until - from) * 0.8}`,
        )
      }
      await write(0, 5)
      expect(await ways()).toBeNull()
      await write(5, 10)
      expect(await ways()).toBeNull()
      contact.clock.advance(11 * 60_000)
      expect(await ways()).toEqual({ count: 10, rate: 0.8, medianMinutes: 40 })
    })
  })
})
