import { Config, Effect, Option } from 'effect'
import { ConfigurationProblem, variable } from './variable.ts'
import { isKeyPair } from '#server/platform/push/sealPush.ts'

/** A key pair of P-256, base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const expected = 'a key pair of P-256 as web push has it, base64url (VAPID, RFC 8292)'

const read = (name: string) => Config.option(Config.NonEmptyString(name))

/** Both or none, and of one pair. */
export const readPushKeys: Effect.Effect<Option.Option<PushKeys>, ConfigurationProblem> = Effect.gen(
  function* () {
    const publicKey = yield* variable('PUSH_PUBLIC_KEY', expected, read)
    const privateKey = yield* variable('PUSH_PRIVATE_KEY', expected, read)
    if (Option.isNone(publicKey) && Option.isNone(privateKey)) return Option.none()
    const both = Option.zipWith(publicKey, privateKey, (one, other) => ({
      publicKey: one,
      privateKey: other,
    }))
    if (Option.isNone(both) || !isKeyPair(both.value.publicKey, both.value.privateKey))
      return yield* new ConfigurationProblem({
        variable: 'PUSH_PRIVATE_KEY',
        expected: `${expected}, beside the other`,
      })
    return both
  },
)
