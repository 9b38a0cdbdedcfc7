import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '#domain/contact/Slots.ts'
import type { Reply } from '#server/features/accounts/testing/Browser.ts'
import { engines } from '#server/database/testing/engines.ts'
import { expireDue } from './expiry/expireDue.ts'
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

const hourMs = 3_600_000

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a visit', () => {
    let contact: TestContact
    beforeAll(async () => void (contact = await openContact(engine)))
    afterAll(() => contact.close())

    const slotsOf = async (id: number = homes.agency) =>
      (await contact.stranger().ask(`/api-next/listings/${id}/slots/`)).at('slots') as readonly Slot[]
    /** Free times, the first far enough to be offered until the test ends. */
    const free = async (count: number) => {
      const slots = await slotsOf()
      return slots
        .filter(({ isTaken }) => !isTaken)
        .slice(40, 40 + count)
        .map(({ id }) => id)
    }
    const request = (of: Pick<Person, 'browser'>, slots: readonly string[], fields: object = {}) =>
      of.browser.json('/api-next/contact/visit/', {
        listingId: homes.agency,
        key: newKey(),
        slots,
        ...fields,
      })
    const answer = (of: Person, id: string, sent: object) =>
      of.browser.json(`/api-next/visits/${id}/answer/`, { key: newKey(), ...sent })
    const whole = (of: Person, requested: Reply) =>
      of.browser.ask(`/api-next/messages/${String(requested.at('conversationId'))}/`)
    const visitIn = (conversation: Reply) =>
      (conversation.at('visits') as readonly { id: string; status: string; startsAt: string | null }[]).at(-1)
    const newRequest = async (count = 2) => {
      const seeker = await contact.person()
      const slots = await free(count)
      const requested = await request(seeker, slots)
      const visit = visitIn(await whole(seeker, requested))
      return { seeker, slots, requested, id: visit?.id ?? '' }
    }
    const kinds = async (email: string) => (await contact.mailsTo(email)).map(({ kind }) => kind)
    const held = async () =>
      (await contact.sql<{ at: Date }>((sql) => sql`SELECT starts_at AS at FROM held_slots`)).map(({ at }) =>
        at.toISOString(),
      )
    const slotProblem = (reply: Reply, field = 'slots') => reply.at('data', 'errors', field, 'message')

    it('goes from the request to a confirmation: one time is kept, both are told and mailed', async () => {
      const { seeker, slots, requested, id } = await newRequest()
      expect([requested.status, requested.at('status')]).toEqual([200, 'sent'])
      const taken = await slotsOf()
      expect(slots.map((slot) => taken.find((one) => one.id === slot)?.isTaken)).toEqual([true, true])
      const confirmed = await answer(contact.advertiser, id, {
        answer: 'confirm',
        slot: slots[1],
        text: 'Ωραία',
      })
      expect(confirmed.status).toBe(200)
      expect(visitIn(confirmed)).toMatchObject({ status: 'confirmed', startsAt: slots[1], slots })
      expect(confirmed.at('contact')).toEqual({ email: seeker.email, phone: '+306900000000' })
      const now = await slotsOf()
      expect(slots.map((slot) => now.find((one) => one.id === slot)?.isTaken)).toEqual([false, true])
      expect(await kinds(seeker.email)).toEqual(['visitConfirmed'])
      expect((await kinds(advertiserEmail)).slice(-2)).toEqual(['visitRequested', 'visitConfirmed'])
      const [mail] = await contact.mailsTo(seeker.email)
      expect(mail?.data).toMatchObject({ text: 'Ωραία', reach: '', calendar: { id, sequence: 1 } })
      const told = await contact.sql(
        (sql) => sql`SELECT kind FROM notifications WHERE account_id = ${seeker.id}`,
      )
      expect(told).toEqual([{ kind: 'visitConfirmed' }])
    })

    it('is a file for both sides, and for no other user', async () => {
      const { seeker, id } = await newRequest(1)
      const path = `/api-next/visits/${id}/calendar.ics`
      expect((await seeker.browser.ask(path)).status).toBe(404)
      await answer(contact.advertiser, id, { answer: 'confirm' })
      for (const { browser } of [seeker, contact.advertiser]) {
        const file = await browser.ask(path)
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
        expect(file.headers.get('cache-control')).toBe('private, no-store')
        expect(file.text).toContain('STATUS:CONFIRMED')
        expect(file.text).not.toContain(seeker.email)
        expect(file.text).not.toContain(advertiserEmail)
      }
      await answer(seeker, id, { answer: 'cancel' })
      const cancelled = (await seeker.browser.ask(path)).text
      expect(cancelled).toContain('STATUS:CANCELLED')
      expect(cancelled).toContain('SEQUENCE:2')
      expect((await (await contact.person()).browser.ask(path)).status).toBe(404)
      expect((await contact.stranger().ask(path)).status).toBe(401)
    })

    it.each([
      ['declined', 'decline', 'advertiser'],
      ['cancelled', 'cancel', 'seeker'],
    ] as const)('that is %s frees its times', async (status, name, by) => {
      const { seeker, slots, id } = await newRequest()
      const reply = await answer(by === 'seeker' ? seeker : contact.advertiser, id, { answer: name })
      expect(visitIn(reply)?.status).toBe(status)
      expect((await held()).filter((slot) => slots.includes(slot))).toEqual([])
      const again = await answer(by === 'seeker' ? seeker : contact.advertiser, id, { answer: name })
      expect([again.status, again.at('_tag')]).toEqual([409, 'TooLate'])
    })

    it('is answered once for a key, and by whom it may be', async () => {
      const { seeker, slots, id } = await newRequest()
      expect((await answer(seeker, id, { answer: 'confirm', slot: slots[0] })).status).toBe(409)
      const other = await free(1)
      expect(
        slotProblem(await answer(contact.advertiser, id, { answer: 'confirm', slot: other[0] }), 'slot'),
      ).toBe('contact_slot_not_offered_msg')
      expect((await answer(contact.advertiser, id, { answer: 'confirm' })).status).toBe(422)
      const sent = { key: newKey(), answer: 'confirm', slot: slots[0] }
      const replies = await Promise.all(Array.from({ length: 8 }, () => answer(contact.advertiser, id, sent)))
      expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect((await kinds(seeker.email)).length).toBe(1)
      expect((await answer(contact.advertiser, id, { ...sent, slot: slots[1] })).at('_tag')).toBe('KeyReused')
    })

    it('is confirmed or cancelled, never both, when both happen at once', async () => {
      const { seeker, slots, id } = await newRequest()
      const replies = await Promise.all([
        answer(contact.advertiser, id, { answer: 'decline' }),
        answer(seeker, id, { answer: 'cancel' }),
      ])
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      expect((await held()).filter((slot) => slots.includes(slot))).toEqual([])
    })

    it('is one of two hundred who want the same half hour', async () => {
      const seekers = await Promise.all(Array.from({ length: 200 }, () => contact.person()))
      const [slot = ''] = await free(1)
      const began = performance.now()
      const replies = await Promise.all(seekers.map((seeker) => request(seeker, [slot])))
      const took = Math.round(performance.now() - began)
      const won = replies.filter(({ status }) => status === 200)
      const lost = replies.filter((reply) => slotProblem(reply) === 'contact_slot_taken_msg')
      process.stdout.write(`${engine.name}: 200 at once for one time in ${took} ms, ${won.length} has it\n`)
      expect([won.length, lost.length]).toEqual([1, 199])
      expect((await held()).filter((at) => at === slot)).toEqual([slot])
      // Nothing is left of those who were too late.
      const [left] = await contact.sql<{ count: number }>(
        (sql) => sql`SELECT count(*)::int AS count FROM conversations
          WHERE NOT EXISTS (SELECT 1 FROM entries WHERE conversation_id = conversations.id)`,
      )
      expect(left?.count).toBe(0)
    })

    it('holds all of its times or none, also for concurrent requests', async () => {
      const slots = await free(3)
      const seekers = await Promise.all(Array.from({ length: 12 }, () => contact.person()))
      const replies = await Promise.all(
        seekers.map((seeker, index) => request(seeker, index % 2 === 0 ? slots : slots.toReversed())),
      )
      expect(replies.filter(({ status }) => status === 200).length).toBe(1)
      expect((await held()).filter((slot) => slots.includes(slot)).length).toBe(3)
    })

    it('is asked for once at a time', async () => {
      const { seeker } = await newRequest(1)
      expect((await request(seeker, await free(1))).at('_tag')).toBe('TooLate')
    })

    it('is refused at its times where they are no times', async () => {
      const { slots } = await newRequest(1)
      const other = await contact.person()
      const [one = '', two = '', three = '', four = ''] = await free(4)
      const problem = async (sent: readonly string[]) => slotProblem(await request(other, sent))
      expect(await problem([])).toBe('contact_slots_validation_msg')
      expect(await problem([one, one])).toBe('contact_slots_validation_msg')
      expect(await problem([one, two, three, four])).toBe('contact_slots_validation_msg')
      const past = new Date(Date.parse(one) - 60 * 24 * hourMs).toISOString()
      // Off the grid, gone by, in the night, written otherwise, and the hour that no clock shows.
      const odd = [one.replace(':00.000Z', ':01.000Z'), past, '2026-03-29T01:00:00.000Z', `${one}0`, '../etc']
      for (const slot of odd) expect(await problem([slot])).toBe('contact_slot_not_offered_msg')
      expect(await problem(slots)).toBe('contact_slot_taken_msg')
      expect(await problem([one, ...slots])).toBe('contact_slot_taken_msg')
      expect((await request(other, [one], { mode: 'elsewhere' })).status).toBe(200)
    })

    it('is refused where there is none to ask for', async () => {
      const seeker = await contact.person()
      const [slot = ''] = await free(1)
      expect((await request(seeker, [slot], { listingId: homes.court })).at('_tag')).toBe('NotReachable')
      expect((await seeker.browser.ask(`/api-next/listings/${homes.court}/slots/`)).status).toBe(409)
      expect((await seeker.browser.ask(`/api-next/listings/${homes.withdrawn}/slots/`)).status).toBe(410)
    })

    it('of a stranger is held once the address is confirmed, and told as lost where another came first', async () => {
      const browser = contact.stranger()
      const [slot = ''] = await free(1)
      const email = `visitor.${engine.name}@example.gr`
      expect((await request({ browser }, [slot], identity(email))).at('status')).toBe('confirmEmail')
      expect(await held()).not.toContain(slot)
      await request(await contact.person(), [slot])
      const link = (await contact.mailsTo(email))[0]?.data['link']
      const token = new URL(String(link)).searchParams.get('token')
      const late = await browser.json('/api-next/contact/confirm/', { token })
      expect(slotProblem(late)).toBe('contact_slot_taken_msg')
    })

    it('is confirmed at once in hours that need no answer', async () => {
      const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        from: 600,
        until: 720,
        isInstant: true,
      }))
      const { browser } = contact.advertiser
      const put = (value: unknown) =>
        browser.json('/api-next/visits/hours/', { hours: value }, { method: 'PUT' })
      expect((await put(hours)).status).toBe(200)
      expect((await browser.ask('/api-next/visits/hours/')).at('hours')).toEqual(hours)
      const overlapping = await put([...hours, { weekday: 1, from: 690, until: 780, isInstant: false }])
      expect(overlapping.at('data', 'errors', 'hours', 'message')).toBe('contact_hours_validation_msg')
      const offered = await slotsOf()
      expect(offered.every(({ isInstant }) => isInstant)).toBe(true)
      const [one = '', two = ''] = offered
        .filter(({ isTaken }) => !isTaken)
        .slice(20)
        .map(({ id }) => id)
      const seeker = await contact.person()
      const requested = await request(seeker, [two, one])
      const conversation = await whole(seeker, requested)
      expect(visitIn(conversation)).toMatchObject({ status: 'confirmed', startsAt: two, slots: [one, two] })
      expect((conversation.at('entries') as readonly { kind: string }[]).map(({ kind }) => kind)).toEqual([
        'visitRequested',
        'visitConfirmed',
      ])
      expect((await held()).filter((slot) => slot === one)).toEqual([])
      expect(await kinds(seeker.email)).toEqual(['visitConfirmed'])
      expect((await put([])).status).toBe(200)
      const other = (await contact.person()).browser
      const refused = await other.json('/api-next/visits/hours/', { hours }, { method: 'PUT' })
      expect([refused.status, (await other.ask('/api-next/visits/hours/')).at('isAdvertiser')]).toEqual([
        404,
        false,
      ])
    })

    it('is none where an advertiser takes none, until they do again', async () => {
      const { browser } = contact.advertiser
      const hours = [{ weekday: 2, from: 600, until: 720, isInstant: false }]
      const put = (takesVisits: boolean) =>
        browser.json('/api-next/visits/hours/', { takesVisits, hours }, { method: 'PUT' })
      const [free] = (await slotsOf()).filter(({ isTaken }) => !isTaken)
      const seeker = await contact.person()
      const asked = await whole(seeker, await request(seeker, [free?.id ?? '']))
      const methods = async () =>
        (await seeker.browser.ask(`/api-next/listings/${homes.agency}/contact/`)).at('methods')
      expect(await methods()).toContain('visit')
      expect((await put(false)).status).toBe(200)
      expect((await browser.ask('/api-next/visits/hours/')).json).toEqual({
        isAdvertiser: true,
        takesVisits: false,
        hours,
      })
      expect(await methods()).not.toContain('visit')
      expect((await seeker.browser.ask(`/api-next/listings/${homes.agency}/slots/`)).status).toBe(409)
      const late = await contact.person()
      const sent = { listingId: homes.agency, key: newKey(), slots: [free?.id ?? ''] }
      const refused = await late.browser.json('/api-next/contact/visit/', sent)
      expect([refused.status, refused.at('_tag')]).toEqual([409, 'NotReachable'])
      // What was asked before can still be agreed on.
      const answer = { key: newKey(), answer: 'confirm' }
      expect((await browser.json(`/api-next/visits/${visitIn(asked)?.id}/answer/`, answer)).status).toBe(200)
      expect((await put(true)).status).toBe(200)
      expect((await slotsOf()).length).toBeGreaterThan(0)
      expect((await browser.json('/api-next/visits/hours/', { hours: [] }, { method: 'PUT' })).status).toBe(
        200,
      )
    })

    it('ends after a day without an answer, read or not, and the two are told once', async () => {
      const { seeker, slots, requested, id } = await newRequest()
      contact.clock.advance(25 * hourMs)
      expect(visitIn(await whole(seeker, requested))?.status).toBe('expired')
      expect((await answer(contact.advertiser, id, { answer: 'confirm', slot: slots[0] })).status).toBe(409)
      const offered = await slotsOf()
      expect(slots.map((slot) => offered.find((one) => one.id === slot)?.isTaken)).toEqual([false, false])
      // Another may have the time before anything was written down.
      expect((await request(await contact.person(), [slots[0] ?? ''])).status).toBe(200)
      await Promise.all([contact.run(expireDue), contact.run(expireDue)])
      expect(await kinds(seeker.email)).toEqual(['visitExpired'])
      const entries = (await whole(seeker, requested)).at('entries') as readonly {
        kind: string
        side: unknown
      }[]
      expect(entries.at(-1)).toMatchObject({ kind: 'visitExpired', side: null })
      expect((await request(seeker, await free(1))).status).toBe(200)
    })

    it('that took place leaves room for another, and its time is forgotten', async () => {
      const { seeker, slots, id } = await newRequest(1)
      await answer(contact.advertiser, id, { answer: 'confirm' })
      contact.clock.advance(15 * 24 * hourMs)
      expect((await answer(seeker, id, { answer: 'cancel' })).status).toBe(409)
      await contact.run(sweepContacts)
      expect((await held()).filter((slot) => slots.includes(slot))).toEqual([])
      expect((await request(seeker, await free(1))).status).toBe(200)
    })
  })
})
