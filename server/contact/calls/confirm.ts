import { Effect } from 'effect'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { refusalBody } from '#server/accounts/accountMessages.ts'
import { logAuth } from '#server/accounts/authLog.ts'
import { visitor } from '#server/accounts/visitor.ts'
import { rememberConfirmed } from '../confirmedEmails.ts'
import { contactSentence } from '../contactMessages.ts'
import { deliver } from '../deliver.ts'
import { dieOnSql, inTransaction } from '../inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { useContact } from '../pendingContacts.ts'

/** Delivers what a link was mailed for, once: the link is used up with the delivery, or stays good where that fails. */
export const confirm = Effect.fn('contact.confirm')(function* ({
  payload: { token },
}: {
  readonly payload: { readonly token: string }
}) {
  const { address, language } = yield* visitor
  yield* withinContactLimit('linkByAddress', address)
  const delivered = inTransaction(
    Effect.gen(function* () {
      const contact = yield* useContact(token)
      if (contact === undefined) {
        yield* logAuth('token refused')
        return yield* new TokenRefused(refusalBody('tokenRefused', language))
      }
      const { sentence } = yield* deliver(contact)
      yield* rememberConfirmed(contact.seeker.emailKey)
      return { status: 'sent' as const, message: contactSentence(sentence, language), conversationId: null }
    }),
  )
  return yield* dieOnSql(delivered)
})
