/**
 * The port to a payment service that speaks as Stripe's Checkout does: a page of the service takes the payment, and a
 * signed message says that it was made. Cards are never seen here.
 */
import { Context, Effect, Layer, Option, Redacted, Schema } from 'effect'
import { Configuration } from '../Configuration.ts'
import { makeAskOutside } from '../outside/askOutside.ts'
import type { PaymentSettings } from '#server/platform/settings/paymentSettings.ts'

/** The service does not answer, or not as it should: the same may be asked again. */
export class PaymentsFailed extends Schema.TaggedError<PaymentsFailed>()('PaymentsFailed', {
  reason: Schema.String,
}) {}

export interface Checkout {
  /** Of the order: the service makes one page for it, however often it is asked. */
  readonly order: string
  /** Cents. */
  readonly amount: number
  readonly product: string
  readonly email: string
  readonly language: string
  readonly paidUrl: string
  readonly cancelledUrl: string
}

const Session = Schema.Struct({
  id: Schema.String,
  url: Schema.optionalKey(Schema.NullOr(Schema.String)),
  status: Schema.optionalKey(Schema.NullOr(Schema.String)),
  payment_status: Schema.optionalKey(Schema.String),
  payment_intent: Schema.optionalKey(Schema.NullOr(Schema.String)),
  amount_total: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  currency: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type Session = typeof Session.Type

export interface PaymentsService {
  /** Makes the page on which an order is paid. */
  readonly checkout: (asked: Checkout) => Effect.Effect<{ id: string; url: string }, PaymentsFailed>
  /** How it stands with a page. */
  readonly session: (id: string) => Effect.Effect<Session, PaymentsFailed>
  /** Gives back cents of a payment; asked again for the same order, nothing more. */
  readonly refund: (order: string, payment: string, amount: number) => Effect.Effect<void, PaymentsFailed>
  readonly webhookSecret: string
}

const LIMITS = { milliseconds: 10_000, bytes: 256 * 1024, atOnce: 8, waiting: 64 }

function overHttp({ url, key, webhookSecret }: PaymentSettings, origin: string): PaymentsService {
  const askOutside = makeAskOutside(LIMITS, { name: `Estia (${origin})`, service: 'payments' })
  const ask = (path: string, form?: Readonly<Record<string, string>>, once?: string) =>
    askOutside(new URL(`${url}/v1/${path}`), {
      headers: {
        authorization: `Bearer ${Redacted.value(key)}`,
        ...(once !== undefined && { 'idempotency-key': once }),
      },
      ...(form && { form }),
    }).pipe(Effect.mapError(({ reason }) => new PaymentsFailed({ reason })))
  const sessionIn = (reply: unknown) =>
    Effect.mapError(
      Schema.decodeUnknownEffect(Session)(reply),
      () => new PaymentsFailed({ reason: 'malformed' }),
    )
  return {
    webhookSecret: Redacted.value(webhookSecret),
    checkout: Effect.fn('payments.checkout')(function* (asked) {
      const form = {
        mode: 'payment',
        client_reference_id: asked.order,
        'metadata[order]': asked.order,
        'payment_intent_data[metadata][order]': asked.order,
        customer_email: asked.email,
        locale: asked.language,
        success_url: asked.paidUrl,
        cancel_url: asked.cancelledUrl,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': String(asked.amount),
        'line_items[0][price_data][product_data][name]': asked.product,
      }
      const session = yield* sessionIn(yield* ask('checkout/sessions', form, `checkout-${asked.order}`))
      if (typeof session.url !== 'string') return yield* new PaymentsFailed({ reason: 'malformed' })
      return { id: session.id, url: session.url }
    }),
    session: Effect.fn('payments.session')(function* (id) {
      return yield* sessionIn(yield* ask(`checkout/sessions/${encodeURIComponent(id)}`))
    }),
    refund: Effect.fn('payments.refund')(function* (order, payment, amount) {
      const form = { payment_intent: payment, amount: String(amount), 'metadata[order]': order }
      yield* ask('refunds', form, `refund-${order}`)
    }),
  }
}

/** The payment service; undefined where none is configured. */
export class Payments extends Context.Service<Payments, { readonly service: PaymentsService | undefined }>()(
  'estia/platform/Payments',
) {
  static readonly layer: Layer.Layer<Payments, never, Configuration> = Layer.effect(
    Payments,
    Effect.map(Configuration, ({ payments, origin }) => ({
      service: Option.getOrUndefined(Option.map(payments, (settings) => overHttp(settings, origin))),
    })),
  )
}
