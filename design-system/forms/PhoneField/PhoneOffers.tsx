import { useEffect, useId } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Pressable } from '#design-system/foundations/Pressable/Pressable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { field } from '../field.css.ts'
import { offer } from '../offer.css.ts'
import type { PhoneValue } from './recognisePrefix.ts'

export interface PhoneOffer {
  /** With `isConfirmed` the same number is not asked about again. */
  value: PhoneValue
  /** The button's label: "Greece, +30 694 123 4567". */
  label: string
}

export interface PhoneOffersProps {
  text: string
  offers: readonly PhoneOffer[]
  onTake: (value: PhoneValue) => void
}

/** The question and its answers, a button each; both are announced once typing has settled. */
export function PhoneOffers({ text, offers, onTake }: PhoneOffersProps) {
  const question = useId()
  const spoken = [text, ...offers.map(({ label }) => label)].join(' ')
  useEffect(() => announce(spoken, { topic: 'phone offers', settle: 1000 }), [spoken])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be labelled by a sentence within it
    <div role="group" aria-labelledby={question} className={field}>
      <Text as="span" size="small" id={question}>
        {text}
      </Text>
      {offers.map(({ label, value }) => (
        <Pressable key={label} className={offer} onPress={() => onTake(value)}>
          <Icon name="phone" size="text" />
          <span>{label}</span>
        </Pressable>
      ))}
    </div>
  )
}
