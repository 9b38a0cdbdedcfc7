import { Cause, Effect, Exit, Fiber, Layer, Logger, Option } from 'effect'
import { join } from 'node:path'
import { isStale } from '#cli/build/staleness.ts'
import type { ServeOptions } from '#cli/commands/options.ts'
import { exit } from '#cli/exit.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { ensureFolderFree } from '#server/database/DataFolderLock.ts'
import { inspectCluster } from '#server/database/embeddedCluster.ts'
import { Telemetry } from '#server/observability/Telemetry.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { requireOperator } from '#server/platform/settings/operatorSettings.ts'
import { keepPrivate } from '#server/platform/keepPrivate.ts'
import { lineLogger } from '#server/http/lineLogger.ts'
import { ensurePortFree } from '#server/http/listen.ts'

/** `estia serve`: builds what is stale, fills an empty embedded database, serves until a signal. */
export async function serve({ port, dev = false, demoProvider = false }: ServeOptions): Promise<void> {
  if (port !== undefined) process.env['PORT'] = String(port)
  // React reads it when it is first imported, which is later, with the pages.
  process.env['NODE_ENV'] ??= dev ? 'development' : 'production'
  const configuration = demoProvider ? await demoConfiguration() : Configuration.layer
  let drainSeconds = 0
  const drained = Effect.tap(Configuration, (settings) =>
    Effect.sync(() => void ({ drainSeconds } = settings)),
  )
  await untilStopped(
    portal(dev, Layer.effect(Configuration, drained).pipe(Layer.provide(configuration))),
    () => drainSeconds * 1000,
  )
}

/** Loaded on demand: what it is made with is for development. */
const demoConfiguration = async () =>
  (await import('#demo/identityProvider/demoProviders.ts')).configurationWithDemoProviders

const portal = (dev: boolean, configuration: typeof Configuration.layer) =>
  Effect.gen(function* () {
    const settings = yield* Configuration
    if (!dev) yield* requireOperator(settings)
    // Errors are reported before anything slow starts or loads.
    yield* ensurePortFree(settings)
    if (Option.isNone(settings.databaseUrl)) yield* ensureEmbeddedOpens(settings.dataFolder)
    if (!dev && isStale(projectRoot)) yield* build
    yield* keepPrivate(settings.dataFolder)
    const { openPortal } = yield* Effect.promise(() => import('#cli/openPortal.ts'))
    return yield* openPortal(dev)
  }).pipe(
    Effect.scoped,
    Effect.provide(Telemetry),
    Effect.provide(Layer.merge(configuration, Logger.layer([lineLogger]))),
  )

const ensureEmbeddedOpens = (dataFolder: string) =>
  Effect.andThen(ensureFolderFree(dataFolder), inspectCluster(join(dataFolder, 'database')))

const build = Effect.promise(async () => {
  process.stderr.write('Building the portal …\n')
  const { buildPortal } = await import('#cli/build/buildPortal.ts')
  await buildPortal(projectRoot)
})

/** How long closing may take after a signal, beside what requests are still answered for, ms. */
const CLOSE_LIMIT = 15_000

/** How long what was begun and is no longer wanted (a build) may keep the process, ms. */
const LEFT_OVER = 500

/**
 * Runs until it fails or a stop signal; then it closes everything it opened in order, and the process ends.
 */
async function untilStopped<E>(program: Effect.Effect<never, E>, drainMs: () => number): Promise<void> {
  const fiber = Effect.runFork(program)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(exit.couldNotRun), drainMs() + CLOSE_LIMIT).unref()
      void Effect.runPromise(Fiber.interrupt(fiber))
    })
  }
  const ended = await Effect.runPromise(Fiber.await(fiber))
  setTimeout(() => process.exit(), LEFT_OVER).unref()
  if (Exit.isFailure(ended) && !Cause.hasInterruptsOnly(ended.cause)) throw Cause.squash(ended.cause)
}
