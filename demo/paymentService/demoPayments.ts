import { Effect, Redacted } from 'effect'
import { randomBytes } from 'node:crypto'
import { paymentWebhookPath } from '#domain/visibility/paths.ts'
import type { PaymentSettings } from '#server/platform/settings/paymentSettings.ts'
import { startPaymentService } from './startPaymentService.ts'

const newSecret = (): string => randomBytes(24).toString('hex')

/** A payment service of our own for a portal on loopback, until the scope closes. */
export const demoPayments = (origin: string) =>
  Effect.gen(function* () {
    const [key, webhookSecret] = [newSecret(), newSecret()]
    const tell = (body: string, signature: string) =>
      fetch(`${origin}${paymentWebhookPath}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      })
    const { url } = yield* Effect.acquireRelease(
      Effect.promise(() => startPaymentService({ key, webhookSecret, tell })),
      ({ close }) => Effect.promise(close),
    )
    return {
      url,
      key: Redacted.make(key),
      webhookSecret: Redacted.make(webhookSecret),
    } satisfies PaymentSettings
  })
