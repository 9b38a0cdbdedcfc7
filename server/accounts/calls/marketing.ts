import { Effect } from 'effect'
import { NotEnabled } from '#domain/api/accountErrors.ts'
import { refusalBody } from '../accountMessages.ts'
import { MarketingProfiles } from '../marketing/MarketingProfiles.ts'
import { signedIn, requestVisitor } from '../requestVisitor.ts'
import { say } from './say.ts'

/**
 * Tells the marketing service of who is signed in, if they agreed to anything that it sends (decision 0034). It is told
 * afterwards: nobody here waits for it.
 */
export const checkInThirdPartyService = Effect.fn('account.checkInThirdPartyService')(function* () {
  const { accountId } = yield* signedIn
  const { isOn, note } = yield* MarketingProfiles
  if (!isOn) return yield* new NotEnabled(refusalBody('notEnabled', (yield* requestVisitor).language))
  yield* Effect.orDie(note(accountId))
  return yield* say('checkedIn')
})
