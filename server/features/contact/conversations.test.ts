import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { engines } from '#server/database/testing/engines.ts'
import { expireDue } from './expiry/expireDue.ts'
import {
  advertiserEmail,
  homes,
  newKey,
  openContact,
  type Person,
  type TestContact,
} from './testing/openContact.ts'

const dayMs = 24 * 3_600_000

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a conversation', () => {
    let contact: TestContact
    let advertiser: Person
    beforeAll(async () => {
      contact = await openContact(engine)
      ;({ advertiser } = contact)
    })
    afterAll(() => contact.close())

    const begin = async (listingId: number = homes.agency) => {
      const seeker = await contact.person()
      const sent = { listingId, key: newKey(), text: 'Καλημέρα' }
      const reply = await seeker.browser.json('/api-next/contact/message/', sent)
      return { seeker, id: String(reply.at('conversationId')) }
    }
    const read = async ({ browser }: Person, id: string, query = '') =>
      (await browser.ask(`/api-next/messages/${id}/${query}`)).json as Conversation
    const reply = ({ browser }: Person, id: string, sent: object = {}) =>
      browser.json(`/api-next/messages/${id}/`, { key: newKey(), text: 'Ναι', attachments: [], ...sent })
    const post = ({ browser }: Person, path: string, sent: object) => browser.json(`/api-next/${path}/`, sent)
    const list = async ({ browser }: Person, query = '') =>
      (await browser.ask(`/api-next/messages/${query}`)).json as {
        conversations: { id: string; unread: number; last: { text: string } }[]
        total: number
        pages: number
        unread: number
      }
    const lastMail = async (email: string) => (await contact.mailsTo(email)).at(-1)

    it('goes to and fro, each side with its own view, told and mailed in order', async () => {
      const { seeker, id } = await begin()
      const theirs = await read(advertiser, id)
      expect(theirs).toMatchObject({
        side: 'advertiser',
        counterpart: { name: 'Νεφέλη Παππά', isGone: false },
        contact: { email: seeker.email, phone: '+306900000000' },
        unread: 1,
      })
      for (const text of ['Ένα', 'Δύο', 'Τρία'])
        expect((await reply(advertiser, id, { text })).status).toBe(200)
      const mine = await read(seeker, id)
      expect(mine).toMatchObject({
        side: 'seeker',
        counterpart: { name: 'Μεσιτικό Γραφείο' },
        contact: null,
        unread: 3,
      })
      expect(mine.entries.map(({ text }) => text)).toEqual(['Καλημέρα', 'Ένα', 'Δύο', 'Τρία'])
      const mails = await contact.mailsTo(seeker.email)
      expect(mails.map(({ data }) => data['text'])).toEqual(['Ένα', 'Δύο', 'Τρία'])
      expect(mails.every(({ data }) => data['reach'] === '')).toBe(true)
      const told = await contact.sql(
        (sql) => sql`SELECT kind FROM notifications WHERE account_id = ${seeker.id}`,
      )
      expect(told.length).toBe(3)
    })

    it('is read up to an entry, and never back', async () => {
      const { seeker, id } = await begin()
      await reply(advertiser, id, { text: 'Ένα' })
      await reply(advertiser, id, { text: 'Δύο' })
      const [, one, two] = (await read(seeker, id)).entries
      const readUpTo = (upTo: number) => post(seeker, `messages/${id}/read`, { upTo })
      await readUpTo(one?.id ?? 0)
      expect((await read(seeker, id)).unread).toBe(1)
      expect((await list(seeker)).unread).toBe(1)
      await readUpTo(10 ** 12)
      await readUpTo(-5)
      expect((await read(seeker, id)).unread).toBe(0)
      await reply(advertiser, id, { text: 'Τρία' })
      expect((await read(seeker, id)).unread).toBe(1)
      expect((await readUpTo(two?.id ?? 0)).status).toBe(200)
    })

    it('stands in a list of pages, the newest first, by side', async () => {
      const busy = await contact.person()
      for (let index = 0; index < 27; index++)
        await contact.sql(
          (sql) => sql`WITH listing AS (
          INSERT INTO listings (id, advertiser_id, created_at, modified_at, confirmed_at, kind, contract, category,
            typology, status, tier, publisher_role)
          VALUES (${1000 + index}, 2, now(), now(), now(), 1, 1, 1, 1, 1, 0, 1)
          ON CONFLICT (id) DO UPDATE SET status = 1 RETURNING id
        ) SELECT id FROM listing`,
        )
      for (let index = 0; index < 27; index++) {
        // One account writes no faster than its limit.
        if (index === 14) contact.clock.advance(11 * 60_000)
        const sent = { listingId: 1000 + index, key: newKey(), text: `Νούμερο ${index}` }
        expect((await busy.browser.json('/api-next/contact/message/', sent)).status).toBe(200)
      }
      const first = await list(busy)
      expect([first.total, first.pages, first.conversations.length]).toEqual([27, 2, 25])
      expect(first.conversations[0]?.last.text).toBe('Νούμερο 26')
      expect((await list(busy, '?page=2')).conversations.length).toBe(2)
      expect((await list(busy, '?page=3')).conversations).toEqual([])
      expect((await list(busy, '?side=advertiser')).total).toBe(0)
      expect((await list(busy, '?side=seeker')).total).toBe(27)
      expect((await busy.browser.ask('/api-next/messages/?page=0')).status).toBe(400)
      expect((await list(advertiser, '?side=advertiser')).total).toBe((await list(advertiser)).total)
    })

    it('is read from its newest entries back', async () => {
      const { seeker, id } = await begin()
      await contact.sql(
        (sql) => sql`INSERT INTO entries (conversation_id, side, kind, text)
        SELECT ${id}, 'seeker', 'text', n::text FROM generate_series(1, 60) AS n`,
      )
      const newest = await read(seeker, id)
      expect([newest.entries.length, newest.hasEarlier, newest.entries.at(-1)?.text]).toEqual([
        50,
        true,
        '60',
      ])
      const before = await read(seeker, id, `?before=${newest.entries[0]?.id ?? 0}`)
      expect([before.entries.length, before.hasEarlier]).toEqual([11, false])
      expect((await read(seeker, id, '?before=-1')).entries).toEqual([])
      expect((await read(seeker, id, '?before=99999999999')).entries.length).toBe(50)
    })

    it('is closed for both while one has blocked it', async () => {
      const { seeker, id } = await begin()
      const block = (by: Person, isBlocked: boolean) => post(by, `messages/${id}/block`, { isBlocked })
      expect((await block(advertiser, true)).json).toMatchObject({
        isBlockedByMe: true,
        isBlockedByOther: false,
      })
      expect(await read(seeker, id)).toMatchObject({ isBlockedByMe: false, isBlockedByOther: true })
      for (const who of [seeker, advertiser]) expect((await reply(who, id)).at('_tag')).toBe('TooLate')
      const again = { listingId: homes.agency, key: newKey(), text: 'Εδώ είμαι' }
      expect((await post(seeker, 'contact/message', again)).status).toBe(409)
      await block(seeker, false)
      expect((await reply(seeker, id)).status).toBe(409)
      await block(advertiser, false)
      expect((await reply(seeker, id)).status).toBe(200)
      expect((await post(seeker, 'contact/message', again)).status).toBe(200)
    })

    it('can be reported, in words', async () => {
      const { seeker, id } = await begin()
      const report = (text: string) => post(seeker, `messages/${id}/report`, { text })
      expect((await report(' ')).status).toBe(422)
      expect((await report('<script>')).status).toBe(200)
      const kept = await contact.sql(
        (sql) => sql`SELECT side, text FROM conversation_reports WHERE conversation_id = ${id}`,
      )
      expect(kept).toEqual([{ side: 'seeker', text: '<script>' }])
    })

    it('takes a reply once for a key, and none that says nothing', async () => {
      const { seeker, id } = await begin()
      const key = newKey()
      const replies = await Promise.all(Array.from({ length: 20 }, () => reply(seeker, id, { key })))
      expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect((await read(seeker, id)).entries.length).toBe(2)
      expect((await reply(seeker, id, { key, text: 'Άλλο' })).at('_tag')).toBe('KeyReused')
      const errors = async (sent: object) => (await reply(seeker, id, sent)).at('data', 'errors')
      expect(await errors({ text: '' })).toMatchObject({ text: { message: 'contact_text_validation_msg' } })
      expect(await errors({ text: 'α'.repeat(2001) })).toMatchObject({ text: { parameter: 2000 } })
      expect(await errors({ attachments: ['x'] })).toHaveProperty('attachments')
    })

    it('keeps its order, and everybody told, when both write at once in two of them', async () => {
      const owner = await contact.person({ email: 'owner@demo.example' })
      const write = async ({ browser }: Person, listingId: number) => {
        const sent = { listingId, key: newKey(), text: 'Αρχή' }
        return String((await browser.json('/api-next/contact/message/', sent)).at('conversationId'))
      }
      // Each of the two looks for a home of the other's.
      const both = [await write(owner, homes.agency), await write(advertiser, homes.private)]
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          reply(index % 2 === 0 ? owner : advertiser, both[Math.floor(index / 2) % 2] ?? '', {
            text: `${index}`,
          }),
        ),
      )
      expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200))
      for (const id of both) {
        const { entries } = await read(owner, id)
        expect(entries.length).toBe(21)
        expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted())
      }
      const told = await contact.sql(
        (sql) => sql`SELECT 1 FROM notifications WHERE conversation_id IN (${both[0]}, ${both[1]})`,
      )
      expect(told.length).toBe(42)
    })

    describe('about a price', () => {
      const propose = async (amount: string, listingId: number = homes.agency) => {
        const { seeker, id } = await begin(listingId)
        const sent = await post(seeker, 'contact/proposal', { listingId, key: newKey(), amount, text: '' })
        const proposal = (await read(seeker, id)).proposals.at(-1)
        return { seeker, id, sent, proposal: proposal?.id ?? '' }
      }
      const answer = (of: Person, id: string, sent: object) =>
        post(of, `proposals/${id}/answer`, { key: newKey(), ...sent })
      const statuses = async (who: Person, id: string) =>
        (await read(who, id)).proposals.map(({ side, amount, status }) => [side, amount, status])

      it('goes from an offer over another to an agreement', async () => {
        const { seeker, id, proposal } = await propose('90000')
        expect((await lastMail(advertiserEmail))?.data).toMatchObject({ amount: 90_000 })
        expect((await answer(seeker, proposal, { answer: 'accept' })).status).toBe(409)
        expect((await answer(advertiser, proposal, { answer: 'withdraw' })).status).toBe(409)
        const countered = await answer(advertiser, proposal, {
          answer: 'counter',
          amount: '95000',
          text: 'Λίγο πιο πάνω',
        })
        expect(countered.status).toBe(200)
        expect(await statuses(seeker, id)).toEqual([
          ['seeker', 90_000, 'countered'],
          ['advertiser', 95_000, 'open'],
        ])
        expect(await lastMail(seeker.email)).toMatchObject({
          kind: 'proposalCountered',
          data: { amount: 95_000 },
        })
        const second = (await read(seeker, id)).proposals.at(-1)?.id ?? ''
        expect((await answer(seeker, second, { answer: 'accept' })).status).toBe(200)
        expect((await statuses(seeker, id)).at(-1)).toEqual(['advertiser', 95_000, 'accepted'])
        expect((await answer(seeker, second, { answer: 'accept' })).at('_tag')).toBe('TooLate')
        const told = await contact.sql<{ kind: string }>(
          (sql) => sql`SELECT kind FROM notifications WHERE account_id = ${seeker.id}`,
        )
        expect(told).toEqual([{ kind: 'proposalCountered' }])
      })

      it('has one open offer at a time, and ends it after a week', async () => {
        const { seeker, id, proposal } = await propose('80000')
        const again = () =>
          post(seeker, 'contact/proposal', { listingId: homes.agency, key: newKey(), amount: '81000' })
        expect((await again()).at('_tag')).toBe('TooLate')
        contact.clock.advance(8 * dayMs)
        expect(await statuses(advertiser, id)).toEqual([['seeker', 80_000, 'expired']])
        expect((await answer(advertiser, proposal, { answer: 'accept' })).status).toBe(409)
        await contact.run(expireDue)
        expect(await lastMail(seeker.email)).toMatchObject({ kind: 'proposalExpired' })
        expect((await again()).status).toBe(200)
      })

      it.each(['0', '-5', '1000000000000', '1e5', '90.000', 'πολλά', '', '9'.repeat(400)])(
        'refuses %s at its field',
        async (amount) => {
          const { sent, id, seeker } = await propose(amount)
          expect(sent.at('data', 'errors', 'amount', 'message')).toBe('contact_amount_validation_msg')
          expect((await read(seeker, id)).proposals).toEqual([])
        },
      )

      it('is none of an auction’s', async () => {
        expect((await propose('90000', homes.auction)).sent.at('_tag')).toBe('NotReachable')
      })
    })

    it('carries re-encoded pictures to the two participants', async () => {
      const { seeker, id } = await begin()
      const body = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#14508c' } })
        .jpeg()
        .withExif({ IFD0: { Artist: 'secret' } })
        .toBuffer()
      const upload = (of: Person) =>
        of.browser.ask(`/api-next/messages/${id}/attachments/`, {
          method: 'POST',
          headers: { 'content-type': 'image/jpeg' },
          body,
        })
      const sent = await upload(seeker)
      expect([sent.status, sent.json]).toMatchObject([201, { width: 1600, height: 800 }])
      const picture = String(sent.at('id'))
      const get = ({ browser }: Pick<Person, 'browser'>) =>
        browser.ask(`/api-next/messages/attachments/${picture}/`)
      expect([(await get(seeker)).status, (await get(advertiser)).status]).toEqual([200, 404])
      expect((await reply(advertiser, id, { attachments: [picture] })).status).toBe(422)
      const whole = await reply(seeker, id, { text: '', attachments: [picture] })
      expect((whole.json as Conversation).entries.at(-1)?.attachments).toEqual([sent.json])
      expect((await reply(seeker, id, { attachments: [picture] })).status).toBe(422)
      const given = await get(advertiser)
      expect(given.status).toBe(200)
      expect(Object.fromEntries(given.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect((await get(await contact.person())).status).toBe(404)
      expect((await get({ browser: contact.stranger() })).status).toBe(401)
      const refused = await seeker.browser.ask(`/api-next/messages/${id}/attachments/`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      })
      expect(refused.at('data', 'errors', 'attachments', 'message')).toBe('contact_picture_svg_msg')
    })

    it('is part of the data export of an account', async () => {
      const { seeker, id } = await begin()
      await reply(advertiser, id, { text: 'Απάντηση' })
      const data = await seeker.browser.ask('/api-next/user/data/')
      expect(data.at('conversations')).toMatchObject([{ id, email: seeker.email }])
      expect(data.at('entries')).toMatchObject([{ text: 'Καλημέρα' }, { text: 'Απάντηση' }])
      expect(data.at('savedListings')).toEqual([])
      const theirs = (await advertiser.browser.ask('/api-next/user/data/')).text
      expect(theirs).toContain('Απάντηση')
      expect(theirs).not.toContain(seeker.email)
    })

    it('outlives the seeker’s account, without their name, and open visits are cancelled', async () => {
      const { seeker, id } = await begin()
      const slots = await seeker.browser.ask(`/api-next/listings/${homes.agency}/slots/`)
      const slot = (slots.at('slots') as { id: string }[])[60]?.id
      await post(seeker, 'contact/visit', { listingId: homes.agency, key: newKey(), slots: [slot] })
      await post(seeker, 'contact/proposal', { listingId: homes.agency, key: newKey(), amount: '5' })
      const [visit] = (await read(advertiser, id)).visits
      await post(advertiser, `visits/${visit?.id ?? ''}/answer`, { key: newKey(), answer: 'confirm' })
      await contact.sql(
        (sql) => sql`UPDATE sessions SET proved_at = seen_at
        WHERE account_id = ${seeker.id} RETURNING 1`,
      )
      const removed = await seeker.browser.form('/api-next/user/delete/', { email: seeker.email })
      expect(removed.status).toBe(200)
      const left = await read(advertiser, id)
      expect(left).toMatchObject({ counterpart: { name: '', isGone: true }, contact: null })
      expect(left.visits[0]?.status).toBe('cancelled')
      expect(left.proposals[0]?.status).toBe('withdrawn')
      expect((await contact.mailsTo(advertiserEmail)).slice(-2).map(({ kind }) => kind)).toEqual([
        'visitCancelled',
        'proposalWithdrawn',
      ])
      expect((await reply(advertiser, id)).at('_tag')).toBe('TooLate')
      const [row] = await contact.sql<{ text: string }>(
        (sql) => sql`SELECT conversations::text AS text FROM conversations WHERE id = ${id}`,
      )
      expect(row?.text).not.toContain(seeker.email)
      expect(row?.text).not.toContain('Νεφέλη')
      // The same address may begin again, and finds nothing of before.
      const again = await contact.person({ email: seeker.email })
      expect((await list(again)).total).toBe(0)
    })
  })
})
