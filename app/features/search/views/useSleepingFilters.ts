import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAlarm } from '#app/shared/dormant/useAlarm.ts'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { hasRecent } from '#app/shared/recentSearches/recentKey.ts'
import { fieldsSignature } from '../model/fieldsSignature.ts'
import type { SearchState } from '../model/searchState.ts'
import { filterBar } from './filterBar.ts'
import { useNarrowFilters } from './useNarrowFilters.ts'

/** When the filters are hydrated besides on use, and what happens to a form that is submitted before. */
export function useSleepingFilters(
  state: SearchState,
  formRef: RefObject<HTMLFormElement | null>,
  barRef: RefObject<HTMLElement | null>,
) {
  const submit = useRef<() => void>(undefined)
  const alarm = useAlarm(filterBar, barRef)
  const [isAwake, setAwake] = useState(alarm === undefined)
  const isHeld = useRef(false)
  const ring = alarm?.ring
  const [shown] = useState(() => fieldsSignature(state))
  const isStale = fieldsSignature(state) !== shown
  const { isNarrow, isSheet } = useNarrowFilters(barRef)
  const [isDropped, setDropped] = useState(false)
  if (isSheet && !isDropped) setDropped(true)

  // The fields no longer show the current search; or they are needed again after a sheet replaced them.
  const isWanted = (isStale || isDropped) && !isSheet
  useEffect(() => {
    if (isWanted) void ring?.().catch(() => undefined)
  }, [isWanted, ring])
  // They include earlier searches, which only script knows. On narrow screens those are in the sheet.
  useEffect(() => {
    if (!ring || isNarrow || !hasRecent()) return undefined
    return whenIdle(() => void ring().catch(() => undefined))
  }, [isNarrow, ring])
  useEffect(() => {
    if (!isAwake || !isHeld.current) return
    isHeld.current = false
    formRef.current?.requestSubmit()
  }, [isAwake, formRef])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The sheet's form is elsewhere in the page, yet inside this one for React.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isAwake) return submit.current?.()
    isHeld.current = true
    // Without the code the server reads the form.
    ring?.().catch(() => formRef.current?.submit())
  }
  return { isSheet, alarm, submit, onAwake: () => setAwake(true), onSubmit }
}
