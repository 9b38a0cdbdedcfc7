import { Effect } from 'effect'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { conversationBehind, letIn } from '../conversationLinks.ts'
import { withinContactLimit } from '../limits.ts'

/** Opens the conversation of a link to the browser that followed it. The link stays good: it may be followed again. */
export const open = Effect.fn('contact.open')(function* ({
  payload: { token },
}: {
  readonly payload: { readonly token: string }
}) {
  const { address } = yield* requestVisitor
  yield* withinContactLimit('linkByAddress', address)
  const conversationId = yield* Effect.orDie(conversationBehind(token))
  if (conversationId === undefined) {
    yield* logAuth('token refused')
    return yield* new TokenRefused(refusal('tokenRefused'))
  }
  yield* letIn(token)
  return { conversationId }
})
