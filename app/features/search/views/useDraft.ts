import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { type FormReading, readForm } from '../model/filterForm.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { plainEntriesOf } from './formEntries.ts'
import { usePlaceChoice } from './usePlaceChoice.ts'

/** Debounce before the fields are read, milliseconds: half a number is not a limit. */
const pauseMs = 300

/** The search of the fields before it is submitted. The form is not read until it is `whole`. */
export function useDraft(
  state: SearchState,
  places: readonly PlaceReference[],
  form: RefObject<HTMLFormElement | null>,
  whole: Promise<void>,
  names?: readonly string[],
) {
  const place = usePlaceChoice(state, places, useLanguage())
  const [filled, setFilled] = useState({ state, revision: 0 })
  const [href, setHref] = useState(() => searchHref(state))
  const [touches, setTouches] = useState(0)

  const read = async (): Promise<FormReading> => {
    await whole
    const { current } = form
    if (!current) return { kind: 'change', change: {} }
    return readForm(await plainEntriesOf(current, state.language), filled.state, await place.resolve(), names)
  }
  // Reads as of the last render, though its caller was set up before.
  const latestRead = useRef(read)
  useEffect(() => {
    latestRead.current = read
  })
  useEffect(() => {
    if (touches === 0) return undefined
    const given = new AbortController()
    const timer = setTimeout(() => {
      void latestRead.current().then((reading) => {
        // Invalid values are reported on submit; until then the last count stays.
        if (!given.signal.aborted && reading.kind === 'change')
          setHref(searchHref(filled.state, reading.change))
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [touches, filled])

  const touch = () => setTouches((count) => count + 1)
  return {
    /** The search that the fields were filled from. */
    filled,
    /** The address of what they say now. */
    href,
    place,
    touch,
    read,
    /** Resets them to no filter. */
    clear: () => {
      setFilled(({ revision }) => ({ state: { ...state, criteria: {} }, revision: revision + 1 }))
      touch()
    },
  }
}
