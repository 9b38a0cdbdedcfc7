import { Effect, Schema } from 'effect'

/** The place for media does not answer, or refuses. */
export class MediaUnreachable extends Schema.TaggedError<MediaUnreachable>()('MediaUnreachable', {
  cause: Schema.Defect(),
}) {}

/** Calls the media store. */
export const reachStore = <A>(ask: () => Promise<A>) =>
  Effect.tryPromise({ try: ask, catch: (cause) => new MediaUnreachable({ cause }) })
