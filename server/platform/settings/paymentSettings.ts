import { Config, Effect, Option, Redacted, Schema } from 'effect'
import { isService } from './serviceUrl.ts'
import { ConfigurationProblem, variable } from './variable.ts'

/** A payment service that speaks as Stripe's Checkout does. */
export interface PaymentSettings {
  readonly url: string
  readonly key: Redacted.Redacted
  /** Of the signatures of its messages. */
  readonly webhookSecret: Redacted.Redacted
}

const STRIPE = 'https://api.stripe.com'

const secret = (name: string) =>
  variable(name, 'a secret of at least 16 characters', (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.isMinLength(16)), key)),
  )

/** Payments are open once both secrets are set. */
export const readPayments: Effect.Effect<Option.Option<PaymentSettings>, ConfigurationProblem> = Effect.gen(
  function* () {
    const url = yield* variable('PAYMENTS_URL', 'the http(s) address of the payment service', (key) =>
      Config.schema(Schema.String.check(Schema.makeFilter(isService)), key).pipe(Config.withDefault(STRIPE)),
    )
    const key = yield* secret('PAYMENTS_KEY')
    const webhookSecret = yield* secret('PAYMENTS_WEBHOOK_SECRET')
    if (Option.isNone(key) && Option.isNone(webhookSecret)) return Option.none()
    if (Option.isNone(key) || Option.isNone(webhookSecret))
      return yield* new ConfigurationProblem({
        variable: Option.isNone(key) ? 'PAYMENTS_KEY' : 'PAYMENTS_WEBHOOK_SECRET',
        expected: 'set too: PAYMENTS_KEY and PAYMENTS_WEBHOOK_SECRET need each other',
      })
    return Option.some({
      url: url.replace(/\/$/, ''),
      key: Redacted.make(key.value),
      webhookSecret: Redacted.make(webhookSecret.value),
    })
  },
)
