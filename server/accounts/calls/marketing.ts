import { Effect } from 'effect'
import { NotEnabled } from '#domain/api/accountErrors.ts'
import { refusalBody } from '../accountMessages.ts'
import { signedIn, visitor } from '../visitor.ts'

/** Tells a marketing service of a user; none is configured, and none is told (decision 0008). */
export const checkInThirdPartyService = Effect.fn('account.checkInThirdPartyService')(function* () {
  yield* signedIn
  return yield* new NotEnabled(refusalBody('notEnabled', (yield* visitor).language))
})
