import { Effect, Option, Redacted } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offers, vatWithin } from '#domain/visibility/offers.ts'
import { paymentWebhookPath } from '#domain/visibility/paths.ts'
import { startPaymentService } from '#demo/paymentService/startPaymentService.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { sign } from '#server/platform/payments/signature.ts'
import { act, listingsPath, place } from '../write/testing/flat.ts'

const [key, webhookSecret] = ['sk_test_0123456789abcdef', 'whsec_0123456789abcdef']

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('visibility of an ad', () => {
    let portal: TestContact
    let service: Awaited<ReturnType<typeof startPaymentService>>
    const told: number[] = []

    /** As the payment service asks: without cookies, from elsewhere. */
    const tell = async (body: string, signature: string) => {
      const reply = await portal.stranger().ask(paymentWebhookPath, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signature,
          'x-csrf-token': undefined,
          'sec-fetch-site': undefined,
          cookie: undefined,
        },
      })
      told.push(reply.status)
      return reply
    }
    beforeAll(async () => {
      service = await startPaymentService({ key, webhookSecret, tell })
      const payments = {
        url: service.url,
        key: Redacted.make(key),
        webhookSecret: Redacted.make(webhookSecret),
      }
      portal = await openContact(engine, { payments: Option.some(payments) })
    })
    afterAll(() => Promise.all([portal.close(), service.close()]))

    interface Order {
      readonly id: string
      readonly status: string
      readonly refund: number
      readonly endsAt: string
      readonly isPaused: boolean
      readonly refundNow: number | null
      readonly documents: readonly { number: number; kind: string; net: number; vat: number }[]
    }
    const pathOf = (id: number) => `${listingsPath}${id}/visibility/`
    const read = async (owner: Browser, id: number) =>
      (await owner.ask(pathOf(id))).json as { tier: string; orders: readonly Order[] }
    const buy = (owner: Browser, id: number, tier = 'star', headers = {}) =>
      owner.json(pathOf(id), { tier, beginsAtOnce: true }, { headers })
    const withdraw = (owner: Browser, id: number, order: unknown) =>
      owner.json(`${pathOf(id)}withdraw/`, { order })

    const advertised = async () => {
      const owner = (await portal.person()).browser
      return { owner, id: Number((await place(owner)).at('id')) }
    }
    const sessionOf = (order: unknown) => {
      const session = [...service.sessions.values()].find((one) => one.client_reference_id === order)
      if (session === undefined) throw new Error('no page for the order')
      return session
    }
    const paid = async (order: unknown) => {
      const session = sessionOf(order)
      service.pay(session)
      await service.say('checkout.session.completed', session)
    }
    const bought = async (tier = 'star') => {
      const { owner, id } = await advertised()
      const order = String((await buy(owner, id, tier)).at('order'))
      await paid(order)
      return { owner, id, order }
    }
    const books = () =>
      portal.sql<{ account: string; sum: number }>(
        (sql) =>
          sql`SELECT account, sum(amount)::int AS sum FROM ledger_entries GROUP BY account ORDER BY account`,
      )

    it('is paid on a page of the payment service, and raises the ad at once', async () => {
      const { owner, id } = await advertised()
      const reply = await buy(owner, id)
      expect(reply.at('url')).toMatch(`${service.url}/pay/`)
      expect(await read(owner, id)).toMatchObject({ tier: 'none', orders: [{ status: 'open' }] })
      await paid(reply.at('order'))
      const { tier, orders } = await read(owner, id)
      expect([tier, orders[0]?.status]).toEqual(['star', 'paid'])
      expect(orders[0]?.documents).toMatchObject([
        {
          kind: 'proforma',
          vat: vatWithin(offers.star.amount),
          net: offers.star.amount - vatWithin(offers.star.amount),
        },
      ])
    })

    it('is ordered once for a key', async () => {
      const { owner, id } = await advertised()
      const headers = { 'idempotency-key': 'visibility-1' }
      const replies = [await buy(owner, id, 'top', headers), await buy(owner, id, 'top', headers)]
      expect(replies[0]?.json).toEqual(replies[1]?.json)
      expect((await read(owner, id)).orders).toHaveLength(1)
    })

    it('is applied once, however often it is told', async () => {
      const { owner, id, order } = await bought()
      const before = await books()
      const session = sessionOf(order)
      await service.say('checkout.session.completed', session, 'evt_same')
      await service.say('checkout.session.completed', session, 'evt_same')
      await service.say('checkout.session.async_payment_succeeded', session)
      expect(told.slice(-3)).toEqual([204, 204, 204])
      expect(await books()).toEqual(before)
      expect((await read(owner, id)).orders[0]?.documents).toHaveLength(1)
    })

    it('is not bought by a forged or old message, or another sum', async () => {
      const { owner, id } = await advertised()
      const order = String((await buy(owner, id)).at('order'))
      const session = { ...sessionOf(order), payment_status: 'paid', payment_intent: 'pi_x' }
      const body = (object: object) =>
        JSON.stringify({ id: `evt_${Math.random()}`, type: 'checkout.session.completed', data: { object } })
      const now = Date.now()
      const text = body(session)
      expect((await tell(text, sign('another secret', text, now))).status).toBe(400)
      expect((await tell(text, sign(webhookSecret, text, now - 3_600_000))).status).toBe(400)
      expect((await tell(text, '')).status).toBe(400)
      expect((await tell('{}', sign(webhookSecret, '{}', now))).status).toBe(400)
      for (const changed of [{ amount_total: 1 }, { currency: 'usd' }]) {
        const other = body({ ...session, ...changed })
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await tell(other, sign(webhookSecret, other, now))).status).toBe(204)
      }
      expect(await read(owner, id)).toMatchObject({ tier: 'none', orders: [{ status: 'open' }] })
    })

    it('may be refused, and paid late after all', async () => {
      const { owner, id } = await advertised()
      const order = String((await buy(owner, id)).at('order'))
      await service.say('checkout.session.async_payment_failed', sessionOf(order))
      expect((await read(owner, id)).orders[0]?.status).toBe('refused')
      await paid(order)
      expect(await read(owner, id)).toMatchObject({ tier: 'star', orders: [{ status: 'paid' }] })
    })

    it('goes back where the ad is gone when the money comes', async () => {
      const { owner, id } = await advertised()
      const order = String((await buy(owner, id)).at('order'))
      await act(owner, id, 'sold')
      await paid(order)
      const [row] = (await read(owner, id)).orders
      expect(row).toMatchObject({ status: 'refunded', refund: offers.star.amount })
      expect(row?.documents.map(({ kind }) => kind)).toEqual(['proforma', 'credit'])
    })

    it('is withdrawn from by a consumer, once, and the rest of the money goes back', async () => {
      const { owner, id, order } = await bought('top')
      const other = (await portal.person()).browser
      expect((await withdraw(other, id, order)).status).toBe(404)
      expect((await withdraw(owner, id, 'x')).status).toBe(409)
      const reply = await withdraw(owner, id, order)
      expect(reply.at('status')).toBe('withdrawn')
      const again = await withdraw(owner, id, order)
      expect(again.at('refund')).toEqual(reply.at('refund'))
      expect(service.refunds.filter((refund) => refund.order === order)).toHaveLength(1)
      expect((await read(owner, id)).tier).toBe('none')
      const mails = await portal.sql((sql) => sql`SELECT 1 FROM outbox WHERE kind = 'visibilityWithdrawn'`)
      expect(mails).toHaveLength(1)
    })

    it('gives the days back in which we held the ad', async () => {
      const { owner, id, order } = await bought()
      const before = (await read(owner, id)).orders[0]?.endsAt ?? ''
      await portal.sql((sql) => sql`UPDATE listings SET status = 25 WHERE id = ${id} RETURNING 1`)
      expect((await read(owner, id)).orders[0]?.isPaused).toBe(true)
      await portal.sql(
        (sql) => sql`UPDATE visibility_orders SET starts_at = starts_at - interval '9 days',
          paused_since = now() - interval '3 days' WHERE id = ${order} RETURNING 1`,
      )
      await portal.sql((sql) => sql`UPDATE listings SET status = 1 WHERE id = ${id} RETURNING 1`)
      const { endsAt = '', isPaused } = (await read(owner, id)).orders[0] ?? {}
      expect(isPaused).toBe(false)
      expect(Math.round((Date.parse(endsAt) - Date.parse(before)) / 86_400_000)).toBe(3)
    })

    it('has books that add up, and numbers without gaps', async () => {
      expect((await books()).reduce((sum, row) => sum + row.sum, 0)).toBe(0)
      const numbers = await portal.sql<{ number: number }>(
        (sql) => sql`SELECT number FROM billing_documents ORDER BY number`,
      )
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
      const unbalanced = portal.sql((sql) =>
        Effect.gen(function* () {
          return yield* sql`INSERT INTO ledger_entries (transaction_id, order_id, account, amount, at)
            SELECT gen_random_uuid(), order_id, 'vat', 1, now() FROM ledger_entries LIMIT 1`
        }),
      )
      await expect(unbalanced).rejects.toThrow('PgConnection')
    })

    it('is a plan of an agency: one that does not pay shows nothing new, and is not paused', async () => {
      const owner = (await portal.person({ email: 'plan@example.gr' })).browser
      await portal.sql(
        (sql) => sql`WITH agency AS (INSERT INTO agencies (id, name, slug, plan)
            VALUES (70, 'Γραφείο', 'grafeio', 'light') RETURNING id)
          INSERT INTO advertisers (id, type, name, agency_id, email)
            SELECT 70, 'agency', 'Γραφείο', id, 'plan@example.gr' FROM agency RETURNING id`,
      )
      const first = await place(owner)
      expect(first.at('status')).toBe('active')
      expect(await read(owner, Number(first.at('id')))).toMatchObject({ plan: 'light', shownAds: 1 })
      await portal.sql(
        (sql) =>
          sql`UPDATE agencies SET plan = 'defaulting', overdue_since = now() - interval '16 days' WHERE id = 70 RETURNING 1`,
      )
      const second = await place(owner, { price: 251_000 })
      expect([second.status, second.at('_tag')]).toEqual([409, 'PlanFull'])
      expect((await act(owner, first.at('id'), 'confirm')).status).toBe(200)
    })

    it('says that payment is away where the service does not answer', async () => {
      const { owner, id } = await advertised()
      await service.close()
      expect((await buy(owner, id)).status).toBe(503)
    })
  })
})
