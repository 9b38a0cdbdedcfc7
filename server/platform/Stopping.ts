import { Context, Effect } from 'effect'

/** Resolves when the portal begins to stop, so that long waits end with it. By default never. */
export const Stopping = Context.Reference<Effect.Effect<void>>('estia/platform/Stopping', {
  defaultValue: () => Effect.never,
})
