import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { linkFragment } from '#domain/contact/contactPaths.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { engines } from '#server/database/testing/engines.ts'
import { renderMail } from '#server/content/mail/renderMail.ts'
import type { Mail } from '#server/content/mail/Mail.ts'
import { sweepContacts } from './expiry/sweepContacts.ts'
import { homes, identity, newKey, openContact, type TestContact } from './testing/openContact.ts'

const dayMs = 24 * 3_600_000
const cookie = '__Host-estia_conversation'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a conversation of a sender without an account', () => {
    let contact: TestContact
    beforeAll(async () => void (contact = await openContact(engine)))
    afterAll(() => contact.close())

    let written = 0
    const lastLink = async (email: string, kind: Mail['kind']) =>
      String((await contact.mailsTo(email)).findLast((mail) => mail.kind === kind)?.data['link'])
    const tokenOf = (link: string) => link.slice(link.indexOf(linkFragment) + linkFragment.length)

    /** A contact that was confirmed by mail, from a browser that forgets its cookies. */
    const deliver = async (call: string, fields: object) => {
      const email = `guest.${++written}@example.gr`
      const sender = contact.stranger()
      const sent = { listingId: homes.agency, key: newKey(), ...identity(email), ...fields }
      expect((await sender.json(`/api-next/contact/${call}/`, sent)).at('status')).toBe('confirmEmail')
      const confirm = new URL(await lastLink(email, 'confirmContact')).searchParams.get('token')
      const confirmed = await sender.json('/api-next/contact/confirm/', { token: confirm })
      expect(confirmed.status).toBe(200)
      const link = await lastLink(email, 'contactDelivered')
      const id = new URL(link).searchParams.get('conversation') ?? ''
      return { email, link, id, token: tokenOf(link) }
    }
    const open = (browser: Browser, token: string) => browser.json('/api-next/contact/open/', { token })
    const follow = async (token: string) => {
      const browser = contact.stranger()
      expect((await open(browser, token)).status).toBe(200)
      return browser
    }
    const read = (browser: Browser, id: string) => browser.ask(`/api-next/messages/${id}/`)
    const say = (browser: Browser, id: string, text: string) =>
      browser.json(`/api-next/messages/${id}/`, { key: newKey(), text, attachments: [] })

    it('is read and answered by the link of a mail, in any browser', async () => {
      const { id, token, email } = await deliver('message', { text: 'Καλημέρα' })
      const browser = await follow(token)
      const shown = (await read(browser, id)).json as Conversation
      expect(shown).toMatchObject({ side: 'seeker', contact: null })
      expect(shown.entries.map(({ text }) => text)).toEqual(['Καλημέρα'])
      expect((await say(browser, id, 'Είστε εκεί;')).status).toBe(200)
      await say(contact.advertiser.browser, id, 'Ναι')
      // Each mail has a link of its own, and all of them are good.
      const later = await follow(tokenOf(await lastLink(email, 'newMessage')))
      expect((await read(later, id)).at('unread')).toBe(1)
      await later.json(`/api-next/messages/${id}/read/`, { upTo: 10 ** 6 })
      expect((await read(browser, id)).at('unread')).toBe(0)
      expect((await browser.json(`/api-next/messages/${id}/report/`, { text: 'Χμ' })).status).toBe(200)
    })

    it('keeps the token out of every place but the mail: addresses, the log, the calendar, the database', async () => {
      const slots = await contact.stranger().ask(`/api-next/listings/${homes.agency}/slots/`)
      const slot = (slots.at('slots') as { id: string; isTaken: boolean }[]).find(({ isTaken }) => !isTaken)
      const { id, token, link, email } = await deliver('visit', { slots: [slot?.id] })
      expect(new URL(link).search).not.toContain(token)
      const browser = await follow(token)
      const visit = ((await read(browser, id)).json as Conversation).visits[0]
      const answer = { key: newKey(), answer: 'confirm' }
      await contact.advertiser.browser.json(`/api-next/visits/${visit?.id}/answer/`, answer)
      const mail = (await contact.mailsTo(email)).findLast(({ kind }) => kind === 'visitConfirmed')
      const { calendar, text } = renderMail(mail as Mail, 'https://estia.example')
      expect(text).toContain(linkFragment)
      expect(calendar?.replaceAll('\r\n ', '')).toContain(id)
      expect(calendar).not.toContain('open=')
      const file = await browser.ask(`/api-next/visits/${visit?.id}/calendar.ics`)
      expect([file.status, file.text.includes('open=')]).toEqual([200, false])
      const plain = Buffer.from(token)
      const kept = await contact.sql(
        (sql) => sql`SELECT 1 FROM conversation_links WHERE token_hash = ${plain}`,
      )
      expect(kept).toEqual([])
      expect(contact.log()).not.toContain(token)
      // And a visit that stands can be cancelled.
      const cancel = { key: newKey(), answer: 'cancel' }
      const cancelled = await browser.json(`/api-next/visits/${visit?.id}/answer/`, cancel)
      expect((cancelled.json as Conversation).visits[0]?.status).toBe('cancelled')
    })

    it('lets a proposal be withdrawn before an answer, and accepted only by the other side', async () => {
      const { id, token } = await deliver('proposal', { amount: '90000' })
      const browser = await follow(token)
      const [proposal] = ((await read(browser, id)).json as Conversation).proposals
      const answer = (name: string) =>
        browser.json(`/api-next/proposals/${proposal?.id}/answer/`, { key: newKey(), answer: name })
      expect((await answer('accept')).status).toBe(409)
      expect(((await answer('withdraw')).json as Conversation).proposals[0]?.status).toBe('withdrawn')
    })

    it('opens one conversation and nothing else', async () => {
      const one = await deliver('message', { text: 'Ένα' })
      const other = await deliver('message', { text: 'Άλλο' })
      const browser = await follow(one.token)
      for (const id of [other.id, '00000000-0000-4000-8000-000000000000', "1' OR '1'='1"])
        expect((await read(browser, id)).status).toBe(404)
      expect((await say(browser, other.id, 'Γεια')).status).toBe(404)
      for (const path of ['messages/', 'visits/hours/', 'user/profile/'])
        expect((await browser.ask(`/api-next/${path}`)).status).toBe(401)
      expect((await browser.json(`/api-next/messages/${one.id}/block/`, { isBlocked: true })).status).toBe(
        401,
      )
      // Who has an account of their own reads with that.
      const somebody = await contact.person()
      await open(somebody.browser, one.token)
      expect((await read(somebody.browser, one.id)).status).toBe(404)
    })

    it('treats a made-up token as none, and refuses many attempts', async () => {
      const guesser = contact.stranger()
      expect((await open(guesser, 'a'.repeat(43))).status).toBe(410)
      expect((await open(guesser, '')).status).toBe(410)
      expect(guesser.cookies.has(cookie)).toBe(false)
      const statuses = []
      for (let index = 0; index < 30; index++) statuses.push((await open(guesser, `${index}`)).status)
      expect(statuses.at(-1)).toBe(429)
      guesser.cookies.set(cookie, 'b'.repeat(43))
      const { id } = await deliver('message', { text: 'Καλημέρα' })
      expect((await read(guesser, id)).status).toBe(401)
    })

    it('is closed once the address has an account, which has the conversation', async () => {
      const { id, token, email } = await deliver('message', { text: 'Καλημέρα' })
      const browser = await follow(token)
      const owner = await contact.person({ email })
      expect((await read(browser, id)).status).toBe(401)
      expect((await open(contact.stranger(), token)).status).toBe(410)
      expect((await read(owner.browser, id)).status).toBe(200)
      await say(contact.advertiser.browser, id, 'Ναι')
      expect(await lastLink(email, 'newMessage')).not.toContain(linkFragment)
    })

    it('is closed for good by a block, and forgotten with the address', async () => {
      const { id, token, email } = await deliver('message', { text: 'Καλημέρα' })
      const browser = await follow(token)
      for (const isBlocked of [true, false]) {
        await contact.advertiser.browser.json(`/api-next/messages/${id}/block/`, { isBlocked })
        expect((await read(browser, id)).status).toBe(401)
      }
      await say(contact.advertiser.browser, id, 'Συγγνώμη')
      const again = await follow(tokenOf(await lastLink(email, 'newMessage')))
      expect((await read(again, id)).status).toBe(200)
      await contact.sql((sql) => sql`UPDATE conversations SET seeker_email_key = NULL WHERE id = ${id}`)
      expect((await read(again, id)).status).toBe(401)
    })

    it('is closed after thirty days, and what is left of the link is swept away', async () => {
      const { id, token } = await deliver('message', { text: 'Καλημέρα' })
      const browser = await follow(token)
      expect((await read(browser, id)).status).toBe(200)
      contact.clock.advance(30 * dayMs)
      expect((await read(browser, id)).status).toBe(401)
      expect((await open(browser, token)).status).toBe(410)
      await contact.run(sweepContacts)
      expect(await contact.sql((sql) => sql`SELECT 1 FROM conversation_links`)).toEqual([])
    })
  })
})
