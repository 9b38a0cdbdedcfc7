import { Effect } from 'effect'
import { contactLimits } from '#domain/contact/limits.ts'
import { recordEvent } from '../conversationEvents.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { runOnce } from '#server/content/changes/runOnce.ts'
import { attachTo } from '#server/features/contact/pictures/attachTo.ts'
import { readConversation } from '../readConversation.ts'
import { problemsOf } from '../readWish.ts'
import { refuseField, refuseFields } from '../refusals.ts'
import { lockThread, ownThread, type OwnThread, refuseClosed } from '../thread.ts'

interface Reply {
  readonly text: string
  /** Ids, each once. */
  readonly attachments: readonly string[]
}

const refuseReply = Effect.fnUntraced(function* ({ text, attachments }: Reply) {
  yield* refuseFields(problemsOf('reply', { text }))
  if (attachments.length > contactLimits.attachment.count)
    yield* refuseField('attachments', 'contact_attachment_validation_msg')
  if (text === '' && attachments.length === 0)
    yield* refuseField('text', 'contact_text_validation_msg', contactLimits.textMax)
})

const say = Effect.fnUntraced(function* ({ id, side, reader }: OwnThread, { text, attachments }: Reply) {
  yield* withinContactLimit('replyByAccount', reader)
  const thread = yield* lockThread(id)
  yield* refuseClosed(thread)
  const entryId = yield* recordEvent(thread, { kind: 'text', side, text }, yield* nowDate)
  yield* attachTo({ conversationId: id, side, entryId }, attachments)
  return { entryId }
})

/** Sends a message in a conversation, once for a key, and returns the conversation. */
export const reply = Effect.fn('messages.reply')(function* ({
  params,
  payload,
}: {
  readonly params: { readonly id: string }
  readonly payload: { readonly key: string; readonly text: string; readonly attachments: readonly string[] }
}) {
  const thread = yield* ownThread(params.id)
  const said = { text: payload.text, attachments: [...new Set(payload.attachments)] }
  yield* refuseReply(said)
  yield* runOnce({ sender: thread.reader, key: payload.key, body: [thread.id, said] }, say(thread, said))
  return yield* readConversation(thread.id)
})
