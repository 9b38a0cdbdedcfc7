import { Effect, Layer, Option } from 'effect'
import { Configuration } from '#server/platform/Configuration.ts'

/** Sends traces and metrics to a collector where one is configured; otherwise there is nothing. */
export const Telemetry: Layer.Layer<never, never, Configuration> = Layer.unwrap(
  Effect.gen(function* () {
    const { collector } = yield* Configuration
    if (Option.isNone(collector)) return Layer.empty
    const { exporting } = yield* Effect.promise(() => import('./exporting.ts'))
    return exporting(collector.value)
  }),
)
