import { Effect, Layer, Schedule } from 'effect'
import { ContactListings } from './ContactListings.ts'
import { expireDue } from './expireDue.ts'
import { Pictures } from './pictures/Pictures.ts'
import { ReplyFigures } from './ReplyFigures.ts'
import { sweepContacts } from './sweepContacts.ts'

/** How soon the two are told that a request has ended; whether it has, never waits for this. */
const EXPIRE_EVERY = '1 minute'
const SWEEP_EVERY = '1 hour'

const untroubled = <R>(work: Effect.Effect<void, unknown, R>) =>
  Effect.catchCause(work, (cause) => Effect.logWarning('What has ended could not be written down', cause))

const goingOn = Layer.effectDiscard(
  Effect.gen(function* () {
    yield* Effect.forkScoped(
      Effect.delay(Effect.repeat(untroubled(expireDue), Schedule.spaced(EXPIRE_EVERY)), EXPIRE_EVERY),
    )
    yield* Effect.forkScoped(
      Effect.delay(Effect.repeat(untroubled(sweepContacts), Schedule.spaced(SWEEP_EVERY)), SWEEP_EVERY),
    )
  }),
)

/** What calls about contacts ask, over a database, accounts and what people are told by. */
export const ContactServices = goingOn.pipe(
  Layer.provideMerge(Layer.mergeAll(ContactListings.layer, ReplyFigures.layer, Pictures.layer)),
)
