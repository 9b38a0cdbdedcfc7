import { useState } from 'react'
import { ComboBox } from '#design-system/forms/ComboBox/ComboBox.tsx'
import type { PlaceSuggestion } from '#domain/api/Geography.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { SuggestingFieldProps } from './PlaceField.tsx'
import { useSuggestions } from './useSuggestions.ts'

/** The field with suggestions. Loaded when somebody is about to type. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { name, text, initialText, onType, onChoose, hadFocus, errorMessage } = props
  const t = useTranslate()
  // Words that nobody is typing need no suggestions: those the page came with, and those just chosen.
  const [settled, setSettled] = useState(initialText)
  const places = useSuggestions(text === settled ? '' : text)
  const choose = (id: string) => {
    const place = places.find((candidate) => keyOf(candidate) === id)
    if (!place) return
    setSettled(place.name)
    onChoose(place)
  }
  return (
    <ComboBox
      name={name}
      label={t('place.label')}
      placeholder={t('place.placeholder')}
      inputValue={text}
      onInputChange={onType}
      items={places.map((place) => ({
        id: keyOf(place),
        label: place.name,
        detail: detailOf(place, t),
        icon: 'pin',
      }))}
      onSelect={choose}
      emptyText={t('place.noSuggestions')}
      // The visitor is typing already: the field that stands in its place keeps the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hadFocus}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  )
}

/** Ids are unique within a level only. */
const keyOf = ({ level, id }: PlaceSuggestion) => `${level}-${id}`

const detailOf = ({ level, context }: PlaceSuggestion, t: ReturnType<typeof useTranslate>) =>
  [t(`level.${level}`), context].filter(Boolean).join(' · ')
