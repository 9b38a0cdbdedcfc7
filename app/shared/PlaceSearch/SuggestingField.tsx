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
}

/** What the better field is told of the plain one. */
export interface SuggestingFieldProps extends PlaceFieldProps {
  /** What it held when the page came. */
  initialText: string
  /** It had the focus: hand it on. */
  hadFocus: boolean
}

/** The field with suggestions. Loaded when somebody is about to type. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { name, text, initialText, onType, onChoose, onChooseAddress, hadFocus, errorMessage } = props
  const t = useTranslate()
  // Words that nobody is typing need no suggestions: those the page came with, and those just chosen.
  const [settled, setSettled] = useState(initialText)
  // The list opens for what is typed while the field has the focus: so it is for what was typed into the plain one.
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
      label={t('place.label')}
      placeholder={t('place.placeholder')}
      inputValue={isCaughtUp ? text : initialText}
      onInputChange={onType}
      items={suggestionItems(t, places.options, found)}
      onSelect={choose}
      isLoading={places.isLoading || found.isLoading}
      loadingText={t('place.looking')}
      emptyText={emptyText}
      countText={(count) => (count === 0 ? emptyText : t('place.count', { count }))}
      // The visitor is typing already: the field that stands in its place keeps the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hadFocus}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  )
}

/** Why nothing is offered: only who was answered can say that there is none. */
function emptyKeyOf(havePlacesFailed: boolean, haveAddressesFailed: boolean) {
  if (havePlacesFailed) return 'place.unavailable'
  return haveAddressesFailed ? 'place.noAddresses' : 'place.noSuggestions'
}
