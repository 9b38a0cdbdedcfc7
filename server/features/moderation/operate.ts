import { Effect, Schema } from 'effect'
import { type Decision, decide } from './decide.ts'

/** It was decided before, or there is no such ad, appeal or report that waits. */
export class NothingDecided extends Schema.TaggedError<NothingDecided>()('NothingDecided', {
  act: Schema.String,
  id: Schema.Int,
}) {
  override get message(): string {
    return `nothing to ${this.act} under ${this.id}; 'estia moderation' lists what waits`
  }
}

/** A decision of the command line. */
export const moderate = Effect.fnUntraced(function* (decision: Omit<Decision, 'moderator'>) {
  const isDone = yield* decide({ ...decision, moderator: 'command line' })
  if (!isDone) return yield* new NothingDecided({ act: decision.act, id: decision.id })
  return {}
})
