import { Effect } from 'effect'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { refusal, type Sentence, sentenceIn } from '#server/http/replies/messages.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { rememberConfirmed } from '../confirmedEmails.ts'
import { deliver } from '../deliver.ts'
import { inTransaction } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { useContact } from '../pendingContacts.ts'

/** Delivers what a link was mailed for, once: the link is used up with the delivery, and stays good where that fails. */
export const confirm = Effect.fn('contact.confirm')(function* ({
  payload: { token },
}: {
  readonly payload: { readonly token: string }
}) {
  const { address, language } = yield* requestVisitor
  yield* withinContactLimit('linkByAddress', address)
  const delivered = inTransaction(
    Effect.gen(function* () {
      const kept = yield* useContact(token)
      if (kept === undefined) {
        yield* logAuth('token refused')
        return yield* new TokenRefused(refusal('tokenRefused'))
      }
      if (!kept.isNew) return 'delivered'
      const { sentence } = yield* deliver(kept.contact)
      yield* rememberConfirmed(kept.contact.seeker.emailKey)
      return sentence
    }),
  )
  const sentence: Sentence = yield* delivered
  return { status: 'sent' as const, message: sentenceIn(language, sentence), conversationId: null }
})
