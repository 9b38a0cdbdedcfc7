import { useEffect, useRef } from 'react'
import type { Entry } from '#domain/contact/Conversation.ts'
import type { Side } from '#domain/contact/sides.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { gist, whoOf } from './entries.ts'

/** Announces new entries while a conversation is open, except earlier ones and the user's own. */
export function useNews(entries: readonly Entry[], reader: Side | undefined, name: string): void {
  const texts = useTexts()
  const told = useRef<number>(undefined)
  useEffect(() => {
    const last = entries.at(-1)
    if (!last || reader === undefined) return
    const before = told.current
    told.current = Math.max(before ?? 0, last.id)
    if (before === undefined) return
    for (const entry of entries.filter(({ id, side }) => id > before && side !== reader))
      announce(
        texts.t('messages.entry.new', { who: whoOf(texts, entry, reader, name), text: gist(texts, entry) }),
        { topic: `entry-${entry.id}` },
      )
  }, [entries, reader, name, texts])
}
