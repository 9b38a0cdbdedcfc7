import { Cause, Effect, Exit, Fiber, Layer, Logger, Option } from 'effect'
import { isStale } from '#cli/build/staleness.ts'
import type { ServeOptions } from '#cli/commands/options.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { fillWhenEmpty } from '#cli/fillWhenEmpty.ts'
import { Database } from '#server/database/Database.ts'
import { ensureFolderFree } from '#server/database/DataFolderLock.ts'
import { Telemetry } from '#server/observability/Telemetry.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { lineLogger } from '#server/platform/lineLogger.ts'
import { ensurePortFree } from '#server/platform/listen.ts'

/** `estia serve`: builds what is stale, fills an empty embedded database, serves until a signal comes. */
export async function serve({ port, dev = false, demoProvider = false }: ServeOptions): Promise<void> {
  if (port !== undefined) process.env['PORT'] = String(port)
  // React reads it when it is first imported, which is later, with the pages.
  process.env['NODE_ENV'] ??= dev ? 'development' : 'production'
  const configuration = demoProvider ? await demoConfiguration() : Configuration.layer
  await untilStopped(portal(dev, configuration))
}

/** Loaded on demand: what it is made with is for development. */
const demoConfiguration = async () =>
  (await import('#server/demo/identityProvider/demoProviders.ts')).configurationWithDemoProviders

const portal = (dev: boolean, configuration: typeof Configuration.layer) =>
  Effect.gen(function* () {
    const settings = yield* Configuration
    // What cannot work is said before anything slow is begun.
    yield* ensurePortFree(settings)
    if (Option.isNone(settings.databaseUrl)) yield* ensureFolderFree(settings.dataFolder)
    if (!dev && isStale(projectRoot)) yield* build
    // Loading the portal's code keeps this thread busy while the database opens on another.
    const code = yield* Effect.forkScoped(loadCode(dev))
    // A server on the network would wait for this thread, and on a busy machine give up on it.
    if (Option.isSome(settings.databaseUrl)) yield* Fiber.await(code)
    return yield* serving(Fiber.join(code), dev).pipe(Effect.provide(Database.layer))
  }).pipe(
    Effect.scoped,
    Effect.provide(Telemetry),
    Effect.provide(Layer.merge(configuration, Logger.layer([lineLogger]))),
  )

const loadCode = (dev: boolean) =>
  Effect.gen(function* () {
    const { startPortal } = yield* Effect.promise(() => import('#server/main.ts'))
    const { pagesFor } = yield* Effect.promise(() => import('#server/pages/pagesFor.ts'))
    const { greece } = yield* Effect.promise(() => import('#domain/geography/greece.ts'))
    // The gazetteer makes its indexes at the first question: asked now, no visitor waits for them.
    greece().place('country', 300)
    return { startPortal, ...(yield* pagesFor(projectRoot, dev)) }
  })

/** Serves on an open database, and never ends by itself. */
const serving = (code: Effect.Effect<Effect.Success<ReturnType<typeof loadCode>>>, dev: boolean) =>
  Effect.gen(function* () {
    yield* fillWhenEmpty
    const { startPortal, pages, files } = yield* code
    yield* startPortal({ pages, files, dev })
    const { origin } = yield* Configuration
    // Counted from the start of the process.
    const seconds = (performance.now() / 1000).toFixed(1)
    process.stderr.write(`Estia answers on ${origin} (ready in ${seconds} s).\n`)
    return yield* Effect.never
  }).pipe(Effect.scoped)

const build = Effect.promise(async () => {
  process.stderr.write('Building the portal …\n')
  const { buildPortal } = await import('#cli/build/buildPortal.ts')
  await buildPortal(projectRoot)
})

/** Runs until it fails or a signal asks it to stop; then everything it opened is closed in order. */
async function untilStopped<E>(program: Effect.Effect<never, E>): Promise<void> {
  const fiber = Effect.runFork(program)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Effect.runPromise(Fiber.interrupt(fiber)))
  const ended = await Effect.runPromise(Fiber.await(fiber))
  if (Exit.isFailure(ended) && !Cause.hasInterruptsOnly(ended.cause)) throw Cause.squash(ended.cause)
}
