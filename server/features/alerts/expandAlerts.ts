import { Effect, Layer } from 'effect'
import { AlertPace } from '#server/platform/AlertPace.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { sweepUnconfirmed } from './byMail/requestAlert.ts'
import { flyCanaries } from './canary/flyCanaries.ts'
import { matchEvents, sweepEvents } from './matchEvents.ts'
import { sendPushes } from './push/sendPushes.ts'
import { tellDue } from './tellDue.ts'

/**
 * Matches what happened and tells what is due. Any process may do it, and may be killed at any point: what a
 * transaction did not finish, the next turn of any process does.
 */
export const expandAlerts = Effect.gen(function* () {
  while ((yield* matchEvents) > 0);
  yield* tellDue
  yield* flyCanaries
})

/** Looks every second: a poll needs no notification, which an embedded database does not send. */
export const AlertClock = Layer.effectDiscard(
  Effect.gen(function* () {
    const every = yield* AlertPace
    if (every === undefined) return
    yield* keepDoing({
      work: expandAlerts,
      // From the end of one turn to the next: a long one is not overtaken.
      every,
      failure: 'Alerts could not be told',
    })
    yield* keepDoing({
      work: sendPushes,
      every,
      failure: 'Alerts could not be pushed',
    })
    yield* keepDoing({
      work: Effect.andThen(sweepEvents, sweepUnconfirmed),
      every: '1 day',
      first: SOON_AFTER_START,
      failure: 'Old events of listings could not be swept',
    })
  }),
)
