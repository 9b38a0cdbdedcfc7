/** A program for the kill tests: told to by the end of its input, it sends what waits in a database, until it is killed. */
import { Effect, Layer, Redacted, References } from 'effect'
import { once } from 'node:events'
import { Database } from '#server/database/Database.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Outbox } from '../Outbox.ts'
import { sendMails } from '../sendMails.ts'
import { smtpTransport } from '../smtpTransport.ts'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const origin = 'https://estia.example'

const sending = sendMails({
  deliver: smtpTransport({ url: Redacted.make(smtpUrl), from: 'Estia <no-reply@estia.example>' }),
  origin,
  keepsText: false,
  times: { pollEvery: 0.05, lease: 1 },
})

const services = Outbox.layer.pipe(
  Layer.provide(Configuration.layerOf({ origin })),
  Layer.provideMerge(Database.layerServer(Redacted.make(databaseUrl), { migrate: false })),
)

process.stdin.resume()
await once(process.stdin, 'end')
await Effect.runPromise(
  Effect.scoped(Effect.andThen(sending, Effect.never)).pipe(
    Effect.provide(services),
    Effect.provideService(References.MinimumLogLevel, 'None'),
  ),
)
