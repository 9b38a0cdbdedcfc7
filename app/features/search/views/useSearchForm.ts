import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from '#app/shell/navigation.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { type FormErrors, readForm } from '../model/filterForm.ts'
import { fieldsSignature } from '../model/fieldsSignature.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { focusFirstRefused, plainEntriesOf } from './formEntries.ts'
import { usePlaceChoice } from './usePlaceChoice.ts'

/**
 * The filter form. The address holds its state: the fields are filled from it and submitting writes a new
 * one. Typing is never lost: the fields are filled again only when something else changed the address.
 */
export function useSearchForm(
  state: SearchState,
  places: readonly PlaceReference[],
  form: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate()
  const place = usePlaceChoice(state, places, useLanguage())
  const foldRef = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const { revision, expect } = useRevision(fieldsSignature(state))

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstRefused(form.current)
  }, [errors, form])

  const submit = async () => {
    if (!form.current) return
    const reading = readForm(await plainEntriesOf(form.current, state.language), state, await place.resolve())
    if (reading.kind === 'errors') return setErrors(reading.errors)
    setErrors({})
    expect(fieldsSignature(state, reading.change))
    // On a narrow screen the filters fold and the results are next; else everything stays in place.
    const hasFolded = foldAway(foldRef.current)
    const target = searchHref(state, reading.change)
    expectSearch(target)
    navigate(target, { keepsPlace: !hasFolded })
  }
  return { foldRef, errors, revision, place, submit }
}

/** Folds the filters if their summary is visible, which is where they can be opened again. */
function foldAway(fold: HTMLElement | null): boolean {
  const details = fold?.querySelector('details')
  const canFold = details?.querySelector('summary')?.offsetParent != null
  if (details && canFold) details.open = false
  return canFold
}

/** Counts the changes of a signature, but for those that were expected. */
function useRevision(signature: string) {
  const [seen, setSeen] = useState({ signature, expected: '', revision: 0 })
  if (seen.signature !== signature) {
    const revision = signature === seen.expected ? seen.revision : seen.revision + 1
    setSeen({ signature, expected: '', revision })
  }
  const expect = (next: string) => setSeen((last) => ({ ...last, expected: next }))
  return { revision: seen.revision, expect }
}
