import { type Duration, Effect, Schedule, type Scope } from 'effect'

/**
 * When what has ended is first swept: not at a start, when people wait for pages, and soon enough that a portal which
 * is restarted every hour sweeps at all.
 */
export const SOON_AFTER_START: Duration.Input = '10 minutes'

export interface Chore<Needs> {
  readonly work: Effect.Effect<unknown, unknown, Needs>
  /** From the end of one turn to the next. */
  readonly every: Duration.Input
  /** From now to the first turn. @default `every` */
  readonly first?: Duration.Input
  /** Logged with the cause when a turn fails; the next one tries again. */
  readonly failure: string
}

/** Does something again and again beside everything else, until the scope closes. Never fails. */
export const keepDoing = <Needs>({
  work,
  every,
  first = every,
  failure,
}: Chore<Needs>): Effect.Effect<void, never, Needs | Scope.Scope> =>
  Effect.catchCause(work, (cause) => Effect.logWarning(failure, cause)).pipe(
    Effect.repeat(Schedule.spaced(every)),
    Effect.delay(first),
    Effect.forkScoped,
    Effect.asVoid,
  )
