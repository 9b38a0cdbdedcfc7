import { Effect } from 'effect'
import { SocialSignInRefused } from '#domain/api/accountErrors.ts'
import { refusalBody } from '../accountMessages.ts'
import { visitor } from '../visitor.ts'

/** No provider is known here, so that nothing which claims to come from one is believed. */
export const oneTap = Effect.fn('account.oneTap')(function* () {
  return yield* new SocialSignInRefused(refusalBody('notEnabled', (yield* visitor).language))
})
