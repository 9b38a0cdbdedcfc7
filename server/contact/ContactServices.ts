import { Effect, Layer, Schedule } from 'effect'
import { ContactListings } from './ContactListings.ts'
import { expireDue } from './expireDue.ts'
import { KeptPictures } from './pictures/KeptPictures.ts'
import { Pictures } from './pictures/Pictures.ts'
import { sweepPictures } from './pictures/sweepPictures.ts'
import { ReplyFigures } from './ReplyFigures.ts'
import { sweepContacts } from './sweepContacts.ts'

/** How soon the two are told that a request has ended; whether it has, never waits for this. */
const EXPIRE_EVERY = '1 minute'
const SWEEP_EVERY = '1 hour'
/** Every picture is looked at, and every page of them asked for over the network. */
const SWEEP_PICTURES_EVERY = '1 day'

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
    yield* Effect.forkScoped(
      Effect.delay(
        Effect.repeat(untroubled(sweepPictures), Schedule.spaced(SWEEP_PICTURES_EVERY)),
        SWEEP_EVERY,
      ),
    )
  }),
)

/** What calls about contacts ask, over a database, accounts and what people are told by. */
export const ContactServices = goingOn.pipe(
  Layer.provideMerge(
    Layer.mergeAll(ContactListings.layer, ReplyFigures.layer, Pictures.layer, KeptPictures.layer),
  ),
)
