/** The portal without pages, as a process of its own: needs no build, and starts in a third of the time. */
import * as NodeRuntime from '@effect/platform-node/NodeRuntime'
import { Effect, Layer, Logger } from 'effect'
import { demoMedia } from '#demo/media/demoMedia.ts'
import { Database } from '#server/database/Database.ts'
import { startPortal } from '#server/main.ts'
import { Telemetry } from '#server/observability/Telemetry.ts'
import type { PageSource } from '#server/http/pages/PageSource.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { lineLogger } from '#server/http/lineLogger.ts'

const noPages: PageSource = {
  renderer: () => Promise.reject(new Error('There are no pages here')),
  assets: () => Promise.reject(new Error('There are no pages here')),
}

const portal = Effect.gen(function* () {
  yield* startPortal({
    pages: noPages,
    files: (_request, _response, next) => next(),
    media: demoMedia(),
    dev: false,
  })
  return yield* Effect.never
}).pipe(
  Effect.scoped,
  Effect.provide(Database.layer),
  Effect.provide(Telemetry),
  Effect.provide(Layer.merge(Configuration.layer, Logger.layer([lineLogger]))),
)

NodeRuntime.runMain(portal)
