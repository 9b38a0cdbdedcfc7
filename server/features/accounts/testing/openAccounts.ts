/**
 * The account calls over an empty database, for tests: browsers that keep cookies and send forms as pages do, a clock
 * that moves, and what was logged and mailed.
 */
import { NodeHttpServer } from '@effect/platform-node'
import { Clock, Context, Effect, Exit, Layer, Option, Scope } from 'effect'
import { HttpEffect, HttpRouter, HttpServerRequest } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { ApiRoutes, ApiServices } from '#server/ApiLayer.ts'
import type { DatabaseContext } from '#server/database/Database.ts'
import { type TestEngine, temporaryFolder } from '#server/database/testing/engines.ts'
import type { Mail } from '#server/content/mail/Mail.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { AlertPace } from '#server/platform/AlertPace.ts'
import { Configuration, type Settings } from '#server/platform/Configuration.ts'
import { type MovableClock, movableClock } from '#server/platform/testing/movableClock.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { AuthLines } from '#server/identity/authLog.ts'
import { HashCost } from '#server/identity/Passwords.ts'
import { Browser } from './Browser.ts'

export type KeptMail = Pick<Mail, 'kind' | 'to' | 'language'> & { readonly data: Record<string, unknown> }

export interface TestAccounts {
  readonly browser: (address?: string) => Browser
  readonly clock: MovableClock
  /** Everything that was logged, as text. */
  readonly log: () => string
  /** Mails to an address, the first one first. */
  readonly mailsTo: (address: string) => Promise<readonly KeptMail[]>
  readonly sql: <Row extends object>(
    query: (sql: SqlClient.SqlClient) => Effect.Effect<readonly Row[], unknown>,
  ) => Promise<readonly Row[]>
  /** Runs something over the same services, at the time of the clock. */
  readonly run: <A, E>(
    work: Effect.Effect<A, E, Layer.Success<typeof ApiServices> | DatabaseContext | Configuration>,
  ) => Promise<A>
  /** Updates search after a direct write: an embedded database sends no notification. */
  readonly takeUpWrites: () => Promise<void>
  readonly close: () => Promise<void>
}

export const origin = 'https://estia.example'

/** The other end of every connection. */
const proxy = '10.0.0.1'

/** The least that argon2 takes: these tests ask how often a password may be guessed, not what a guess costs. */
const lightestCost: HashCost = { memory: 8, passes: 1, parallelism: 1 }

/** Opens the calls on an engine. One proxy is believed, so that a browser can come from any address. */
export async function openAccounts(
  engine: TestEngine,
  settings: Partial<Settings> = {},
  hashCost: HashCost = lightestCost,
): Promise<TestAccounts> {
  const database = await engine.open()
  const scope = Scope.makeUnsafe()
  const clock = movableClock()
  const lines: string[] = []
  const dataFolder = temporaryFolder()
  const open = Effect.gen(function* () {
    const services = yield* Layer.build(
      ApiServices.pipe(
        Layer.provideMerge(MediaLibrary.layerOf(new Map(), () => undefined)),
        Layer.provideMerge(Configuration.layerOf({ origin, trustedProxies: 1, ...settings, dataFolder })),
        Layer.provideMerge(NodeHttpServer.layerHttpServices),
        Layer.provideMerge(Layer.succeed(HashCost, hashCost)),
        Layer.provideMerge(Layer.succeed(AlertPace, undefined)),
      ),
    )
    const routes = yield* HttpRouter.toHttpEffect(ApiRoutes).pipe(Effect.provide(services))
    const { catchUp } = Context.get(services, SearchIndex)
    const answer = HttpEffect.toWebHandler(
      Effect.provide(routes, services).pipe(
        Effect.updateService(HttpServerRequest.HttpServerRequest, (request) =>
          request.modify({ remoteAddress: Option.some(proxy) }),
        ),
        Effect.provideService(Clock.Clock, clock),
        Effect.provideService(AuthLines, (entry) => void lines.push(JSON.stringify(entry))),
      ),
    )
    return { answer, catchUp, services }
  })
  const { answer, catchUp, services } = await database.run(Effect.provideService(open, Scope.Scope, scope))
  const sql: TestAccounts['sql'] = (query) =>
    database.run(Effect.flatMap(SqlClient.SqlClient, (client) => Effect.orDie(query(client))))
  return {
    browser: (address = '192.0.2.1') => new Browser(answer, address, origin),
    clock,
    log: () => lines.join('\n'),
    mailsTo: (address) =>
      sql<KeptMail>(
        (client) => client`SELECT kind, recipient AS to, language, payload AS data FROM outbox
          WHERE recipient = ${address} ORDER BY id`,
      ),
    sql,
    run: (work) =>
      database.run(work.pipe(Effect.provide(services), Effect.provideService(Clock.Clock, clock))),
    takeUpWrites: () => database.run(Effect.orDie(catchUp)),
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    },
  }
}
