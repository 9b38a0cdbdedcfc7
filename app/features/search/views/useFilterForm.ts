import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { type FormErrors, type FormReading, readForm } from '../model/filterForm.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { focusFirstRefused, plainEntriesOf } from './formEntries.ts'
import { useCounts } from './useCounts.ts'
import { useCountSpoken } from './useCountSpoken.ts'
import { usePlaceChoice } from './usePlaceChoice.ts'

/** Debounce before the fields are read, milliseconds: half a number is not a limit. */
const pauseMs = 300

export interface FilterFormOptions {
  readonly state: SearchState
  readonly places: readonly PlaceReference[]
  /** Resolves once all fields are rendered: the form is not read before. @default at once */
  readonly whole?: Promise<void>
  /** Names of the fields, where they are not all. */
  readonly names?: readonly string[]
  readonly onClose: () => void
}

const atOnce = Promise.resolve()

/** A form of filters in a layer over the list: what its fields say, how many homes that finds, and its submission. */
export function useFilterForm({ state, places, whole = atOnce, names, onClose }: FilterFormOptions) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
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

  const counts = useCounts(href)
  useCountSpoken(counts)
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstRefused(form.current)
  }, [errors])

  const submit = async () => {
    const reading = await read()
    if (reading.kind === 'errors') return setErrors(reading.errors)
    // The list's history entry first: that of a sheet is then below it, where Back skips it.
    const target = searchHref(filled.state, reading.change)
    expectSearch(target)
    navigate(target, { keepsPlace: true })
    onClose()
  }
  const touch = () => setTouches((count) => count + 1)
  return {
    form: {
      ref: form,
      noValidate: true,
      onChange: touch,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    errors,
    counts,
    /** The search that the fields were filled from. */
    filled,
    place,
    touch,
    /** Resets them to no filter. */
    clear: () => {
      setFilled(({ revision }) => ({ state: { ...state, criteria: {} }, revision: revision + 1 }))
      touch()
    },
  }
}
