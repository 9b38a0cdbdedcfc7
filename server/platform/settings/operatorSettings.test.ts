import { ConfigProvider, Effect, Option } from 'effect'
import { describe, expect, it } from 'vitest'
import { Configuration } from '../Configuration.ts'
import { requireOperator } from './operatorSettings.ts'

const read = (env: Readonly<Record<string, string>>) =>
  Effect.runPromise(
    Effect.flip(
      Effect.andThen(Effect.flatMap(Configuration, requireOperator), Effect.fail({ message: 'starts' })),
    ).pipe(
      Effect.provide(Configuration.layer),
      Effect.catch((problem) => Effect.succeed(problem)),
      Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    ),
  )

const name = { OPERATOR_NAME: 'Εστία ΙΚΕ' }
const both = { ...name, OPERATOR_ADDRESS: 'Ερμού 1, 105 63 Αθήνα' }

describe('the operator', () => {
  it.each([
    ['on this machine, unnamed', {}, 'starts'],
    ['on this machine by its number', { ESTIA_ORIGIN: 'http://[::1]:3000' }, 'starts'],
    ['for the public, named', { ESTIA_ORIGIN: 'https://estia.example', ...both }, 'starts'],
    ['for the public, unnamed', { ESTIA_ORIGIN: 'https://estia.example' }, 'OPERATOR_NAME must be'],
    ['in a network, unnamed', { ESTIA_ORIGIN: 'http://10.0.0.7' }, 'OPERATOR_NAME must be'],
    ['without an address', name, 'OPERATOR_ADDRESS must be'],
    ['with a blank name', { ...both, OPERATOR_NAME: ' ' }, 'OPERATOR_NAME must be'],
  ])('of a portal %s', async (_, env, message) => {
    expect((await read(env)).message).toContain(message)
  })

  it('is as it was written, without space around', async () => {
    const settings = Effect.provide(Configuration, Configuration.layer).pipe(
      Effect.provide(
        ConfigProvider.layer(ConfigProvider.fromEnv({ env: { ...both, OPERATOR_NAME: ' Εστία ' } })),
      ),
    )
    expect((await Effect.runPromise(settings)).operator).toEqual(
      Option.some({ name: 'Εστία', address: both.OPERATOR_ADDRESS }),
    )
  })
})
