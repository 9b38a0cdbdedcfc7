import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Conversation, Entry } from '#domain/contact/Conversation.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { contactKeys, isOfConversations } from '#app/transport/contact/contactKeys.ts'
import { read, run } from '#app/transport/call.ts'
import { useApi } from '#app/transport/useApi.ts'
import { merged } from './entries.ts'

interface Known {
  readonly entries: readonly Entry[]
  readonly hasEarlier: boolean
}

/** A conversation with all of it that was fetched so far, and what changes it. */
export function useConversation(id: string) {
  const texts = useTexts()
  const { t, language } = texts
  const key = contactKeys.conversation(id, language)
  const { data, error, retry } = useApi(key)
  const { mutate } = useSWRConfig()
  const [known, setKnown] = useState<Known>({ entries: [], hasEarlier: false })
  const [isLoadingEarlier, setLoadingEarlier] = useState(false)
  const now = data ? withNewest(known, data) : known
  if (now !== known) setKnown(now)

  /** What an answer or a message made of it. */
  const show = (reply: Conversation) => {
    void mutate(key, reply, { revalidate: false })
    void mutate((other) => other !== key && isOfConversations(other))
  }
  const loadEarlier = async () => {
    const [first] = now.entries
    if (!first || isLoadingEarlier) return undefined
    setLoadingEarlier(true)
    const earlier = read(contactKeys.earlier(id, first.id, language))
    const { reply, failure } = await withSession(t, () => run(earlier))
    setLoadingEarlier(false)
    if (failure) {
      void tellFailure(failure, t, 'lbl_generic_error')
      return undefined
    }
    setKnown((before) => ({ entries: merged(reply.entries, before.entries), hasEarlier: reply.hasEarlier }))
    return reply.entries.length
  }
  return { data, error, retry, show, ...now, loadEarlier, isLoadingEarlier }
}

/**
 * Returns the same array if nothing is new. The reply that reaches back farthest says whether there are
 * earlier entries.
 */
function withNewest(known: Known, { entries, hasEarlier }: Conversation): Known {
  const all = merged(known.entries, entries)
  const reachesBack = (entries[0]?.id ?? Infinity) <= (known.entries[0]?.id ?? Infinity)
  const next = reachesBack ? hasEarlier : known.hasEarlier
  const isSame = all.length === known.entries.length && next === known.hasEarlier
  return isSame ? known : { entries: all, hasEarlier: next }
}

export type ConversationHandle = ReturnType<typeof useConversation>
