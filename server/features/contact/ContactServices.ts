import { Effect, Layer } from 'effect'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { ContactListings } from './ContactListings.ts'
import { deliverWebhooks } from './desk/deliverWebhooks.ts'
import { expireDue } from './expiry/expireDue.ts'
import { KeptPictures } from './pictures/KeptPictures.ts'
import { Pictures } from './pictures/Pictures.ts'
import { sweepPictures } from './pictures/sweepPictures.ts'
import { ResponseTimes } from './ResponseTimes.ts'
import { sweepContacts } from './expiry/sweepContacts.ts'

const failure = 'What has ended could not be written down'

const webhooks = {
  work: deliverWebhooks,
  every: '20 seconds',
  failure: 'Webhooks could not be delivered',
} as const

const goingOn = Layer.effectDiscard(
  Effect.all(
    [
      // How soon the two sides are notified of an expired request; whether it has expired never depends on this.
      keepDoing({ work: expireDue, every: '1 minute', failure }),
      keepDoing({ work: sweepContacts, every: '1 hour', first: SOON_AFTER_START, failure }),
      keepDoing(webhooks),
      // Every picture is checked, and every page of their list is a request to the store.
      keepDoing({ work: sweepPictures, every: '1 day', first: '1 hour', failure }),
    ],
    { discard: true },
  ),
)

/** Services of the calls about contacts, over a database, accounts and notifications. */
export const ContactServices = goingOn.pipe(
  Layer.provideMerge(
    Layer.mergeAll(ContactListings.layer, ResponseTimes.layer, Pictures.layer, KeptPictures.layer),
  ),
)
