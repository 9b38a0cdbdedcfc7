import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { currentUser, setUser } from '#app/shared/account/userStore.ts'
import { contactKeys, isOfConversations } from '#app/transport/contact/contactKeys.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { run } from '#app/transport/call.ts'

/** Marks entries as seen: all that are shown while the tab is visible. A failed call is repeated with the next. */
export function useSeen(conversation: Conversation | undefined): void {
  const language = useLanguage()
  const { mutate } = useSWRConfig()
  const isVisible = useVisible()
  const upTo = conversation?.entries.at(-1)?.id
  const hasUnread = (conversation?.unread ?? 0) > 0
  const say = useEffectEvent(async (last: number) => {
    if (!conversation) return
    const { id } = conversation
    const { failure } = await run(messages.read(id, last, language))
    if (failure) return
    countDown()
    await mutate(
      contactKeys.conversation(id, language),
      (now?: Conversation) => now && { ...now, unread: 0 },
      { revalidate: false },
    )
    await mutate((key) => isOfConversations(key) && key !== contactKeys.conversation(id, language))
  })
  useEffect(() => {
    if (isVisible && hasUnread && upTo !== undefined) void say(upTo)
  }, [isVisible, hasUnread, upTo])
}

/** One unread conversation fewer; the server's own count arrives with the next event. */
function countDown(): void {
  const { counters, ...state } = currentUser()
  setUser({ ...state, counters: { ...counters, messagesNotify: Math.max(0, counters.messagesNotify - 1) } })
}

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the tab is visible; on the server it never is. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => false,
  )
