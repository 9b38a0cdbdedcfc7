import { Clock, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { movableClock } from '#server/platform/testing/movableClock.ts'
import { AccountServices, sweepAccounts } from './AccountServices.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { OneTimeTokens } from '#server/identity/OneTimeTokens.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { SignUps } from '#server/identity/SignUps.ts'

const confirmed = '11111111-1111-4111-8111-111111111111'
const unconfirmed = '22222222-2222-4222-8222-222222222222'
const details = {
  email: 'c@b.gr',
  name: 'Νεφέλη',
  surname: 'Παππά',
  phone: '',
  phonePrefix: '',
  language: 'el',
  password: { hash: 'x', isWeak: false },
  communications: false,
  newsletter: false,
} as const
const dayMs = 24 * 60 * 60_000
const services = AccountServices.pipe(Layer.provide(Configuration.layerOf({})))

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('what has ended', () => {
    let database: TestDatabase
    const clock = movableClock()

    const run = <A, E>(
      work: Effect.Effect<A, E, Layer.Success<typeof AccountServices> | SqlClient.SqlClient>,
    ) => database.run(work.pipe(Effect.provide(services), Effect.provideService(Clock.Clock, clock)))

    const counts = () =>
      run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql<Record<string, number>>`SELECT (SELECT count(*)::int FROM accounts) AS accounts,
            (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM account_tokens) AS tokens,
            (SELECT count(*)::int FROM known_devices) AS devices,
            (SELECT count(*)::int FROM sign_ups) AS "signUps"`,
        ),
      ).then(([row]) => row)

    beforeAll(async () => {
      database = await engine.open()
      await run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* sql`INSERT INTO accounts (id, email, email_key, language, privacy_at, created_at, verified_at)
            VALUES (${confirmed}, 'a@b.gr', 'a@b.gr', 'el', now(), now(), now()),
              (${unconfirmed}, 'c@b.gr', 'c@b.gr', 'el', now(), now(), NULL)`
          const start = { accountId: confirmed, method: 'email', device: '', previous: undefined } as const
          yield* (yield* Sessions).open(start)
          yield* (yield* OneTimeTokens).issue('reset', unconfirmed)
          yield* (yield* SignUps).keep(unconfirmed, 'browser', details)
          yield* (yield* KnownDevices).remember(confirmed, undefined, true)
        }),
      )
    })
    afterAll(() => database.close())

    it.each([
      [0, { accounts: 2, sessions: 1, tokens: 1, devices: 1, signUps: 1 }],
      [3, { accounts: 2, sessions: 1, tokens: 0, devices: 1, signUps: 1 }],
      [29, { accounts: 1, sessions: 0, tokens: 0, devices: 1, signUps: 0 }],
      [370, { accounts: 1, sessions: 0, tokens: 0, devices: 0, signUps: 0 }],
    ])('%i days later is forgotten', async (days, left) => {
      clock.advance(days * dayMs)
      await run(sweepAccounts)
      expect(await counts()).toEqual(left)
    })
  })
})
