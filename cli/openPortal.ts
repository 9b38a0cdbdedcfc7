import { Effect, Fiber, Option } from 'effect'
import { fillWhenEmpty } from '#cli/fillWhenEmpty.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { Database } from '#server/database/Database.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** Loads the portal, opens its database and serves; runs until interrupted. */
export const openPortal = (dev: boolean) =>
  Effect.gen(function* () {
    const { databaseUrl } = yield* Configuration
    // Loading the portal's code keeps this thread busy while the database opens on another.
    const code = yield* Effect.forkScoped(loadCode(dev))
    // A database server would wait for this thread, and time out on a busy machine.
    if (Option.isSome(databaseUrl)) yield* Fiber.await(code)
    return yield* serving(Fiber.join(code), dev).pipe(Effect.provide(Database.layer))
  })

const loadCode = (dev: boolean) =>
  Effect.gen(function* () {
    const { startPortal } = yield* Effect.promise(() => import('#server/main.ts'))
    const { demoMedia } = yield* Effect.promise(() => import('#demo/media/demoMedia.ts'))
    const { pagesFor } = yield* Effect.promise(() => import('#server/http/pages/pagesFor.ts'))
    const { greece } = yield* Effect.promise(() => import('#domain/geography/greece.ts'))
    // The gazetteer builds its indexes at the first query: made now, so that no visitor waits for them.
    greece().place('country', 300)
    return { startPortal, media: demoMedia(), ...(yield* pagesFor(projectRoot, dev)) }
  })

/** Serves on an open database; runs until interrupted. */
const serving = (code: Effect.Effect<Effect.Success<ReturnType<typeof loadCode>>>, dev: boolean) =>
  Effect.gen(function* () {
    yield* fillWhenEmpty
    const { startPortal, ...parts } = yield* code
    // In development each page is compiled on request.
    yield* startPortal({ ...parts, dev, warmsUp: !dev })
    const { origin } = yield* Configuration
    // Counted from the start of the process.
    const seconds = (performance.now() / 1000).toFixed(1)
    process.stderr.write(`Estia answers on ${origin} (ready in ${seconds} s).\n`)
    return yield* Effect.never
  }).pipe(Effect.scoped)
