import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { DraftValue } from '#domain/publishing/draftFields.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { useDraft } from '#app/shared/drafts/useDraft.ts'
import { run } from '#app/transport/call.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'

type Changes = Readonly<Record<string, DraftValue | null>>

export type SaveState = 'saved' | 'saving' | 'unsaved'

/** So long after the last letter a change is sent, ms. */
const PAUSE = 600
/** So long after a failure it is sent again, ms. */
const RETRY = 5000

export interface Saving {
  readonly state: SaveState
  /** What is not saved yet, by field: also what a reload or a lost session left. */
  readonly unsaved: Changes
  readonly change: (name: string, value: DraftValue | null) => void
  /** Sends what is not saved yet. Returns the draft as it is stored; undefined if that failed. */
  readonly flush: () => Promise<Draft | undefined>
}

/** Saves the fields of a draft as they are typed. What cannot be sent is kept in this tab, and sent again. */
export function useSaving(draft: Draft): Saving {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const kept = useDraft<Record<string, DraftValue | null>>(`publish-${draft.id}`, {})
  const [begun] = useState(kept.values)
  const changes = useRef<Changes>(begun)
  const timer = useRef(0)
  const going = useRef<Promise<Draft | undefined>>(undefined)
  const [state, setState] = useState<SaveState>('saved')

  const later = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flush(), wait)
  }
  const send = async (): Promise<Draft | undefined> => {
    let stored: Draft | undefined = draft
    while (Object.keys(changes.current).length > 0) {
      const sent = changes.current
      setState('saving')
      // oxlint-disable-next-line no-await-in-loop -- one after the other: a later change must not be overtaken
      const { reply, failure } = await withSession(
        t,
        () => run(drafts.save(draft.id, sent, language)),
        'publish.session',
      )
      if (failure) {
        setState('unsaved')
        later(RETRY)
        return undefined
      }
      stored = reply
      changes.current = Object.fromEntries(
        Object.entries(changes.current).filter(([name, value]) => sent[name] !== value),
      )
      kept.drop()
      if (Object.keys(changes.current).length > 0) kept.keep(changes.current)
      // oxlint-disable-next-line no-await-in-loop -- the page shows what is stored
      await mutate(draftKeys.draft(draft.id, language), reply, { revalidate: false })
    }
    setState('saved')
    return stored
  }
  const flush = (): Promise<Draft | undefined> => {
    window.clearTimeout(timer.current)
    going.current ??= send().finally(() => (going.current = undefined))
    return going.current
  }
  const change = (name: string, value: DraftValue | null) => {
    changes.current = { ...changes.current, [name]: value }
    kept.keep(changes.current)
    later(PAUSE)
  }
  const leave = useRef<() => void>(undefined)
  useEffect(() => void (leave.current = () => void flush()))
  useEffect(() => {
    // What a reload left is sent; so is what was typed just before the page is left.
    const onHide = () => leave.current?.()
    onHide()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      onHide()
    }
  }, [])
  return { state, unsaved: begun, change, flush }
}
