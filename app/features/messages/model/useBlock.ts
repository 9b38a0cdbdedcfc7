import { useState } from 'react'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { contactFailure } from '#app/shared/contact/contactFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { messages } from '#app/transport/messages.ts'
import { run } from '#app/transport/request.ts'

/** Blocks a conversation, or lifts that. */
export function useBlock(id: string, show: (reply: Conversation) => void) {
  const { t, language } = useTexts()
  const [isPending, setPending] = useState(false)
  const block = async (isBlocked: boolean): Promise<void> => {
    setPending(true)
    try {
      show(await withSession(t, () => run(messages.block(id, isBlocked, language))))
      announce(t(isBlocked ? 'messages.block.done' : 'messages.unblock.done'), { topic: 'block' })
    } catch (error) {
      void tell({ tone: 'error', text: contactFailure(error, t) })
    } finally {
      setPending(false)
    }
  }
  return { block, isPending }
}
