import { useEffect, useState } from 'react'
import { ComboBox } from '#design-system/forms/ComboBox/ComboBox.tsx'
import type { Address, PlaceSuggestion } from '#domain/api/Geography.ts'
import { isPostalCode } from '#domain/geography/postalCode.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { addressOf, keyOf, suggestionItems } from './suggestionItems.ts'
import { useAddresses } from './useAddresses.ts'
import { useSuggestions } from './useSuggestions.ts'

export interface PlaceFieldProps {
  name: string
  text: string
  onType: (text: string) => void
  onChoose: (place: PlaceSuggestion) => void
  /** A street address, which a search is made around. */
  onChooseAddress: (address: Address) => void
  errorMessage?: string | undefined
  /** @default the word for a place */
  label?: string | undefined
  /** @default what a place can be */
  placeholder?: string | undefined
  /** Where the form was opened to type in it. @default false */
  takesFocus?: boolean | undefined
}

/** The state of the plain field for the better one. */
export interface SuggestingFieldProps extends PlaceFieldProps {
  /** Its value when the page was loaded. */
  initialText: string
  /** It had the focus: hand it on. */
  hadFocus: boolean
}

/** The field with suggestions. Loaded when the visitor is about to type. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { name, text, initialText, onType, onChoose, onChooseAddress, hadFocus, errorMessage } = props
  const t = useTranslate()
  // No suggestions for words that were not typed: those in the loaded page, and those just chosen.
  const [settled, setSettled] = useState(initialText)
  // The list opens for typing while the field has the focus: also for what was typed into the plain field.
  const [isCaughtUp, setCaughtUp] = useState(!hadFocus)
  // oxlint-disable-next-line react/set-state-in-effect -- a second rendering, after the focus, is what opens it
  useEffect(() => setCaughtUp(true), [])
  const asked = text === settled ? '' : text
  const places = useSuggestions(asked)
  const found = useAddresses(asked)
  const emptyText = t(
    isPostalCode(asked) ? 'place.postalCode' : emptyKeyOf(places.hasFailed, found.hasFailed),
  )
  const choose = (id: string) => {
    const address = addressOf(id, found)
    if (address) {
      setSettled(address.name)
      return onChooseAddress(address)
    }
    const place = places.options.find((candidate) => keyOf(candidate) === id)
    if (!place) return undefined
    setSettled(place.name)
    return onChoose(place)
  }
  return (
    <ComboBox
      name={name}
      label={props.label ?? t('place.label')}
      placeholder={props.placeholder ?? t('place.placeholder')}
      inputValue={isCaughtUp ? text : initialText}
      onInputChange={onType}
      items={suggestionItems(t, places.options, found)}
      onSelect={choose}
      isLoading={places.isLoading || found.isLoading}
      loadingText={t('place.looking')}
      emptyText={emptyText}
      countText={(count) => (count === 0 ? emptyText : t('place.count', { count }))}
      // The visitor is already typing: the field that replaces it keeps the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hadFocus}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  )
}

/** Why there are no suggestions: only a reply can say that there is none. */
function emptyKeyOf(havePlacesFailed: boolean, haveAddressesFailed: boolean) {
  if (havePlacesFailed) return 'place.unavailable'
  return haveAddressesFailed ? 'place.noAddresses' : 'place.noSuggestions'
}
