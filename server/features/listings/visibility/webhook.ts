/** Messages of the payment service: signed, of now, and each applied once. */
import { ByteSize, Effect, Layer, Option, Schema } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { paymentWebhookPath } from '#domain/visibility/paths.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import type { Outbox } from '#server/content/mail/Outbox.ts'
import type { Notifications } from '#server/content/notifications/Notifications.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import { Payments } from '#server/platform/payments/Payments.ts'
import { isSigned } from '#server/platform/payments/signature.ts'
import { applyPayment, type PaymentNews } from './applyPayment.ts'

const Told = Schema.fromJsonString(
  Schema.Struct({
    id: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(255)),
    type: Schema.String.check(Schema.isMaxLength(100)),
    data: Schema.Struct({
      object: Schema.Struct({
        client_reference_id: Schema.optionalKey(Schema.NullOr(Schema.String)),
        metadata: Schema.optionalKey(Schema.NullOr(Schema.Record(Schema.String, Schema.String))),
        payment_status: Schema.optionalKey(Schema.NullOr(Schema.String)),
        payment_intent: Schema.optionalKey(Schema.NullOr(Schema.String)),
        amount_total: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
        amount_refunded: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
        currency: Schema.optionalKey(Schema.NullOr(Schema.String)),
      }),
    }),
  }),
)
type Told = typeof Told.Type

/** What a message says of a payment; undefined where it says nothing that counts here. */
function newsIn({ type, data: { object } }: Told): PaymentNews | undefined {
  const isPaid = type === 'checkout.session.completed' && object.payment_status === 'paid'
  if (isPaid || type === 'checkout.session.async_payment_succeeded')
    return {
      kind: 'paid',
      payment: object.payment_intent ?? '',
      amount: object.amount_total ?? 0,
      currency: object.currency ?? '',
    }
  if (type === 'checkout.session.async_payment_failed') return { kind: 'refused' }
  if (type === 'checkout.session.expired') return { kind: 'expired' }
  if (type === 'charge.refunded') return { kind: 'refunded', amount: object.amount_refunded ?? 0 }
  return undefined
}

const applied = Effect.fnUntraced(function* (told: Told) {
  const sql = yield* SqlClient.SqlClient
  const first = yield* sql`INSERT INTO payment_events (id, type, received_at)
    VALUES (${told.id}, ${told.type}, ${yield* nowDate}) ON CONFLICT (id) DO NOTHING RETURNING id`
  const news = newsIn(told)
  if (first.length === 0 || news === undefined) return
  const { client_reference_id: reference, metadata } = told.data.object
  yield* applyPayment(reference ?? metadata?.['order'] ?? '', news)
})

const reply = (status: number) =>
  HttpServerResponse.empty({ status, headers: { 'cache-control': 'no-store' } })

const take = Effect.gen(function* () {
  const { service } = yield* Payments
  if (service === undefined) return reply(404)
  const request = yield* HttpServerRequest.HttpServerRequest
  const text = yield* request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.kibibytes(64)),
    Effect.option,
  )
  if (Option.isNone(text)) return reply(413)
  const header = request.headers['stripe-signature'] ?? ''
  if (!isSigned(service.webhookSecret, text.value, header, (yield* nowDate).getTime())) return reply(400)
  const told = Schema.decodeUnknownOption(Told)(text.value)
  if (Option.isNone(told)) return reply(400)
  yield* inTransaction(applied(told.value))
  return reply(204)
}).pipe(Effect.orDie, Effect.catchDefect(failureReply))

type Needs = SqlClient.SqlClient | Configuration | Notifications | Outbox | Payments

/** `POST /api-next/visibility/payments/` */
export const PaymentWebhook = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add('POST', paymentWebhookPath, Effect.provideContext(take, context))
  }),
)
