import { useState } from 'react'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { run } from '#app/transport/call.ts'

/** Blocks a conversation, or lifts that. */
export function useBlock(id: string, show: (reply: Conversation) => void) {
  const { t, language } = useTexts()
  const [isPending, setPending] = useState(false)
  const block = async (isBlocked: boolean): Promise<void> => {
    setPending(true)
    const { reply, failure } = await withSession(t, () => run(messages.block(id, isBlocked, language)))
    setPending(false)
    if (failure) return tellFailure(failure, t, 'lbl_generic_error')
    show(reply)
    announce(t(isBlocked ? 'messages.block.done' : 'messages.unblock.done'), { topic: 'block' })
  }
  return { block, isPending }
}
