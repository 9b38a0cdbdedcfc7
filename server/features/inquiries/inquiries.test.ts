import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquiryFormPath, inquiryLimits, isInquiryReference } from '#domain/inquiries/inquiries.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { newEmail, newUser } from '#server/features/accounts/testing/people.ts'
import { PersonalData } from '#server/identity/PersonalData.ts'
import { covers } from '../../../tests/covers.ts'
import { sweepInquiries } from './feature.ts'
import { answerInquiry, closeInquiry, openInquiries } from './operate.ts'

const path = '/api-next/inquiries/?lang=en'
const right = { topic: 'barrier', name: 'Ελένη', text: 'Ο χάρτης δεν διαβάζεται.' }

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('inquiries', () => {
    let portal: TestAccounts
    let visitors = 0
    const visitor = (): Promise<Browser> => portal.browser(`198.51.100.${++visitors}`).arrive()
    const stored = () => portal.sql<{ text: string }>((sql) => sql`SELECT text FROM inquiries ORDER BY id`)
    const send = async (email: string, fields: object = {}) =>
      String((await (await visitor()).json(path, { ...right, email, ...fields })).at('reference'))

    beforeAll(async () => {
      portal = await openAccounts(engine)
    })
    afterAll(() => portal.close())

    it('are stored, and confirmed by a mail that repeats nothing of them', async () => {
      const email = newEmail()
      const reference = await send(email)
      expect(isInquiryReference(reference)).toBe(true)
      const [open] = (await portal.run(openInquiries)).slice(-1)
      expect(open).toMatchObject({ ...right, reference, email, language: 'en' })
      expect(await portal.mailsTo(email)).toEqual([
        { kind: 'inquiryReceived', to: email, language: 'en', data: { name: 'Ελένη', reference } },
      ])
    })

    it.each([
      ['an unknown topic', { topic: 'weather' }],
      ['no address', { email: '' }],
      ['an address that is none', { email: 'eleni' }],
      ['a long address', { email: `${'a'.repeat(60)}@${'b'.repeat(50)}.gr` }],
      ['no text', { text: ' \u200b ' }],
      ['a long text', { text: 'α'.repeat(inquiryLimits.text + 1) }],
      ['a long name', { name: 'α'.repeat(inquiryLimits.name + 1) }],
    ])('are refused with %s', async (_, fields) => {
      const before = await stored()
      const reply = await (await visitor()).json(path, { ...right, email: newEmail(), ...fields })
      expect(reply.status).toBe(400)
      expect(await stored()).toEqual(before)
    })

    it(
      'may leave a phone number instead of an address, and are answered by a call',
      covers('validation/required-phone', 'validation/required-email', 'validation/select'),
      async () => {
        const ask = async (fields: object) => (await visitor()).json(path, { ...right, email: '', ...fields })
        expect((await ask({ phone: '' })).status).toBe(400)
        expect((await ask({ phone: '12' })).status).toBe(400)
        expect((await ask({ topic: 'weather', phone: '210 123 4567' })).status).toBe(400)
        const reference = String((await ask({ phone: '210 123 4567' })).at('reference'))
        const [open] = (await portal.run(openInquiries)).slice(-1)
        expect(open).toMatchObject({ reference, email: '', phone: '210 123 4567' })
        expect(await portal.run(Effect.flip(answerInquiry(reference, 'x')))).toMatchObject({
          _tag: 'InquiryNeedsCall',
        })
        await portal.run(closeInquiry(reference))
        expect((await portal.run(openInquiries)).map((one) => one.reference)).not.toContain(reference)
      },
    )

    it('are stored beyond the mails that an address may get', async () => {
      const email = newEmail()
      for (let time = 0; time < 7; time++) await send(email)
      expect(await portal.mailsTo(email)).toHaveLength(5)
      expect((await portal.run(openInquiries)).filter((one) => one.email === email)).toHaveLength(7)
    })

    it('come from one address five times in ten minutes, and then again', async () => {
      const browser = await visitor()
      const ask = async () => (await browser.json(path, { ...right, email: newEmail() })).status
      const statuses = []
      for (let time = 0; time < 6; time++) statuses.push(await ask())
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      portal.clock.advance(10 * 60_000)
      expect(await ask()).toBe(200)
    })

    it('are answered by mail once, and leave the list', async () => {
      const email = newEmail()
      const reference = await send(email)
      await portal.run(answerInquiry(reference, 'Διορθώθηκε.'))
      expect((await portal.mailsTo(email)).at(-1)).toMatchObject({
        kind: 'inquiryAnswered',
        language: 'en',
        data: { reference, answer: 'Διορθώθηκε.' },
      })
      expect((await portal.run(openInquiries)).map((one) => one.reference)).not.toContain(reference)
      for (const again of [answerInquiry(reference, 'x'), closeInquiry(reference), closeInquiry('x; DROP')])
        expect(await portal.run(Effect.flip(again))).toMatchObject({ _tag: 'NoSuchInquiry' })
      expect(await portal.mailsTo(email)).toHaveLength(2)
    })

    it('are deleted 180 days after they were handled, and never before', async () => {
      const [kept, old] = [await send(newEmail(), { text: 'waits' }), await send(newEmail(), { text: 'old' })]
      await portal.run(closeInquiry(old))
      portal.clock.advance(179 * 86_400_000)
      await portal.run(sweepInquiries)
      expect((await stored()).map(({ text }) => text)).toEqual(expect.arrayContaining(['waits', 'old']))
      portal.clock.advance(2 * 86_400_000)
      await portal.run(sweepInquiries)
      expect((await stored()).map(({ text }) => text)).not.toContain('old')
      expect((await portal.run(openInquiries)).map((one) => one.reference)).toContain(kept)
    })

    it('are in the export of the account with their address, and are deleted with it', async () => {
      const { email } = await newUser(portal)
      await send(email, { text: 'Τα δεδομένα μου;' })
      const owner = { id: '00000000-0000-0000-0000-000000000000', emailKey: email.toLowerCase() }
      const of = <A>(read: (data: PersonalData['Service']) => Effect.Effect<A>) =>
        portal.run(Effect.flatMap(PersonalData, read))
      expect(await of((data) => data.exported(owner))).toMatchObject({
        inquiries: [{ text: 'Τα δεδομένα μου;' }],
      })
      await of((data) => data.erase(owner))
      expect((await stored()).map(({ text }) => text)).not.toContain('Τα δεδομένα μου;')
    })

    describe('sent as a form, without script', () => {
      const post = async (fields: Readonly<Record<string, string>>, headers = {}) => {
        const browser = await visitor()
        const form = { token: browser.token, ...right, email: newEmail(), ...fields }
        return browser.form(`${inquiryFormPath}?lang=fr`, form, { headers })
      }

      it('lead to the page that says the reference', async () => {
        const reply = await post({})
        const [, at, reference = ''] = /^(.*\?sent=)(.*)$/.exec(reply.headers.get('location') ?? '') ?? []
        expect([reply.status, at]).toEqual([303, '/fr/info/epikoinoniste-mazi-mas/?sent='])
        expect(isInquiryReference(reference)).toBe(true)
      })

      it.each([
        ['a wrong address', 422, { email: 'no"><script>alert(1)</script>' }, {}],
        ['no text', 422, { text: '' }, {}],
        ['an unknown topic', 422, { topic: 'weather' }, {}],
        ['an old token', 403, { token: 'old' }, {}],
        ['another site', 403, {}, { 'sec-fetch-site': 'cross-site' }],
      ])('are shown again with all that was typed, with %s', async (_, status, fields, headers) => {
        const before = await stored()
        const typed = { name: 'Ελένη & <Μαρία>', text: 'Μια </textarea> πρόταση', ...fields }
        const reply = await post(typed, headers)
        expect([reply.status, reply.headers.get('content-type')]).toEqual([
          status,
          'text/html; charset=utf-8',
        ])
        expect(reply.text).toContain('value="Ελένη &amp; &lt;Μαρία&gt;"')
        expect(reply.text).toContain(typed.text.replace('<', '&lt;').replace('>', '&gt;'))
        expect(reply.text).not.toContain('<script')
        expect(reply.text).toMatch(/role="alert"><strong>\S/)
        expect(await stored()).toEqual(before)
      })

      it('are shown again with a token that is accepted', async () => {
        const browser = await visitor()
        const fields = { ...right, email: newEmail() }
        const refused = await browser.form(inquiryFormPath, { token: 'old', ...fields })
        const [, token = ''] = /name="token" value="([^"]+)"/.exec(refused.text) ?? []
        expect((await browser.form(inquiryFormPath, { token, ...fields })).status).toBe(303)
      })
    })
  })
})
