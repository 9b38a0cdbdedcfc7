/** What the payment service of the demonstration remembers: pages to pay on, and money given back. */
import { randomBytes } from 'node:crypto'

export interface CheckoutSession {
  readonly id: string
  readonly url: string
  readonly client_reference_id: string
  readonly amount_total: number
  readonly currency: string
  readonly product: string
  readonly locale: string
  readonly success_url: string
  readonly cancel_url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
}

export interface Refund {
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly order: string
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

const textOf = (form: URLSearchParams, name: string): string => form.get(name) ?? ''

/** `base`: the address of the service. What is asked again with the same key is answered as before. */
export function makeCheckouts(base: () => string) {
  const sessions = new Map<string, CheckoutSession>()
  const refunds: Refund[] = []
  const answered = new Map<string, object>()
  const once = <Answer extends object>(key: string | undefined, make: () => Answer): Answer => {
    const known = key === undefined ? undefined : (answered.get(key) as Answer | undefined)
    const answer = known ?? make()
    if (key !== undefined) answered.set(key, answer)
    return answer
  }
  return {
    sessions,
    refunds,
    open: (form: URLSearchParams, key: string | undefined): CheckoutSession =>
      once(key, () => {
        const id = newId('cs_test')
        const session: CheckoutSession = {
          id,
          url: `${base()}/pay/${id}`,
          client_reference_id: textOf(form, 'client_reference_id'),
          amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
          currency: textOf(form, 'line_items[0][price_data][currency]'),
          product: textOf(form, 'line_items[0][price_data][product_data][name]'),
          locale: textOf(form, 'locale'),
          success_url: textOf(form, 'success_url'),
          cancel_url: textOf(form, 'cancel_url'),
          status: 'open',
          payment_status: 'unpaid',
          payment_intent: null,
        }
        sessions.set(id, session)
        return session
      }),
    pay: (session: CheckoutSession): void => {
      session.status = 'complete'
      session.payment_status = 'paid'
      session.payment_intent ??= newId('pi_test')
    },
    refund: (form: URLSearchParams, key: string | undefined): Refund =>
      once(key, () => {
        const refund = {
          id: newId('re_test'),
          payment_intent: textOf(form, 'payment_intent'),
          amount: Number(form.get('amount')),
          order: textOf(form, 'metadata[order]'),
        }
        refunds.push(refund)
        return refund
      }),
  }
}

export type Checkouts = ReturnType<typeof makeCheckouts>

/** A message about a page, as the service signs and sends it. */
export const messageOf = (type: string, object: object, id = newId('evt_test')): string =>
  JSON.stringify({ id, type, data: { object } })
