import { Context, Effect } from 'effect'

/** Comes to an end when the portal begins to stop: what would wait for long ends with it. Never, unless told. */
export const Stopping = Context.Reference<Effect.Effect<void>>('estia/platform/Stopping', {
  defaultValue: () => Effect.never,
})
