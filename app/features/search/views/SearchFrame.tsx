import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { hasRecent } from '#app/shared/recentSearches/recentKey.ts'
import { Dormant } from '#app/shared/dormant/Dormant.tsx'
import { useAlarm } from '#app/shared/dormant/useAlarm.ts'
import { fieldsSignature } from '../model/fieldsSignature.ts'
import type { SearchState } from '../model/searchState.ts'
import { filterBar } from './filterBar.ts'
import { bar, narrow } from './FilterBar.css.ts'
import { useMedia } from './useMedia.ts'

export interface SearchFrameProps {
  state: SearchState
  places: readonly PlaceReference[]
  children: ReactNode
}

/**
 * Filters above, results below, one form around both so that it works without script. The filters stay the server's
 * HTML until somebody turns to them, or something on the page needs them.
 */
export function SearchFrame({ state, places, children }: SearchFrameProps) {
  const t = useTranslate()
  const formRef = useRef<HTMLFormElement>(null)
  const barRef = useRef<HTMLElement>(null)
  const submit = useRef<() => void>(undefined)
  const alarm = useAlarm(filterBar, barRef)
  const [isAwake, setAwake] = useState(alarm === undefined)
  const isHeld = useRef(false)
  const ring = alarm?.ring
  const [shown] = useState(() => fieldsSignature(state))
  const isStale = fieldsSignature(state) !== shown
  const isNarrow = useMedia(narrow)

  // What the fields show is no more what was searched for.
  useEffect(() => {
    if (isStale) void ring?.().catch(() => undefined)
  }, [isStale, ring])
  // On narrow screens they open in a sheet, and earlier searches are among them: only script knows of both.
  useEffect(() => {
    if (!ring || !(isNarrow || hasRecent())) return undefined
    return whenIdle(() => void ring().catch(() => undefined))
  }, [isNarrow, ring])
  useEffect(() => {
    if (!isAwake || !isHeld.current) return
    isHeld.current = false
    formRef.current?.requestSubmit()
  }, [isAwake])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The sheet's own form lies elsewhere in the page, yet within this one for React.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isAwake) return submit.current?.()
    isHeld.current = true
    // Without the code the server reads the form.
    ring?.().catch(() => formRef.current?.submit())
  }
  return (
    <form
      ref={formRef}
      action={localPath(state.language, '/search-list/')}
      method="get"
      noValidate
      onSubmit={onSubmit}
    >
      <search ref={barRef} aria-label={t('search.filters')} className={bar}>
        <Container width="wide">
          <Dormant
            view={filterBar}
            alarm={alarm}
            part={barRef}
            props={{ state, places, form: formRef, submit }}
            onAwake={() => setAwake(true)}
          />
        </Container>
      </search>
      {children}
    </form>
  )
}

/** Not every browser says when it is idle. */
function whenIdle(act: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
