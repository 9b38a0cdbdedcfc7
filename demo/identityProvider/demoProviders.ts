import { Effect, Layer, Option, Redacted } from 'effect'
import { type SocialProvider, socialProviders } from '#domain/account/socialProviders.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { isLoopback, type ProviderSettings } from '#server/platform/settings/socialSettings.ts'
import { ConfigurationProblem } from '#server/platform/settings/variable.ts'
import { demoPayments } from '../paymentService/demoPayments.ts'
import { startProvider } from './startProvider.ts'

const notHere = new ConfigurationProblem({
  variable: 'ESTIA_ORIGIN',
  expected: 'on loopback with --demo-provider: there, anybody can be anybody',
})

const start = (kind: SocialProvider, origin: string) =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => startProvider({ kind, redirectUri: `${origin}/singleSignOn.php/${kind}` }),
      catch: (error) => (error instanceof ConfigurationProblem ? error : notHere),
    }),
    ({ close }) => Effect.promise(close),
  )

/** The configuration, with services of our own on loopback: providers, and where none is configured, payments. */
export const configurationWithDemoProviders: Layer.Layer<Configuration, ConfigurationProblem> = Layer.effect(
  Configuration,
  Effect.gen(function* () {
    const settings = yield* Configuration
    if (!isLoopback(new URL(settings.origin).hostname)) return yield* notHere
    const entries = yield* Effect.forEach(socialProviders, (kind) =>
      Effect.map(start(kind, settings.origin), ({ issuer, clientId, clientSecret }) => {
        const proof = { kind: 'secret', secret: Redacted.make(clientSecret) } as const
        return [kind, { issuer, clientId, proof } satisfies ProviderSettings] as const
      }),
    )
    const payments = Option.isSome(settings.payments)
      ? settings.payments
      : Option.some(yield* demoPayments(settings.origin))
    return { ...settings, payments, socialSignIn: Object.fromEntries(entries) }
  }),
).pipe(Layer.provide(Configuration.layer))
