import { Effect } from 'effect'
import { NotEnabled } from '#domain/api/accountErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { MarketingProfiles } from '#server/identity/marketing/MarketingProfiles.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { say } from './say.ts'

/**
 * Schedules a sync of the signed-in user with the marketing service, if they agreed to any of its mails (decision
 * 0034). The call does not wait for it.
 */
export const checkInThirdPartyService = Effect.fn('account.checkInThirdPartyService')(function* () {
  const { accountId } = yield* SignedInSession
  const { isOn, note } = yield* MarketingProfiles
  if (!isOn) return yield* new NotEnabled(refusal('notEnabled'))
  yield* Effect.orDie(note(accountId))
  return yield* say('checkedIn')
})
