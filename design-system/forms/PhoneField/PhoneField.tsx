import { type FocusEvent, type Ref, useId } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { controlTies, FieldFrame } from '../FieldFrame.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { useHydrated } from '../useHydrated.ts'
import { useValue } from '../useValue.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { type PhoneOffer, PhoneOffers } from './PhoneOffers.tsx'
import { type PhoneCountry, type PhoneValue, phoneText, recognisePrefix } from './recognisePrefix.ts'

export type PhoneFieldProps = Pick<TextFieldProps, 'isRequired' | 'id' | 'maxLength'> &
  FieldNotes &
  Naming & {
    /** The countries to choose from, in the order of the list. */
    countries: readonly PhoneCountry[]
    value?: PhoneValue
    /** @default no number, in the first country */
    defaultValue?: PhoneValue
    onChange?: (value: PhoneValue) => void
    onBlur?: (event: FocusEvent) => void
    /** Submits prefix and number together. */
    name?: string
    /** Submits the prefix alone. */
    prefixName?: string
    /** Name of the list of countries. */
    countryLabel: string
    /** Announced when a prefix within the number selected the country: "Germany, +49". */
    recognisedText?: (country: PhoneCountry) => string
    /** Numbers that may be meant. The caller finds them. */
    offers?: readonly PhoneOffer[]
    /** The question that they answer: "Which number do you mean?" Required with `offers`. */
    offersText?: string
    placeholder?: string
    inputRef?: Ref<HTMLInputElement>
  }

/** A telephone number and its country. A prefix that is typed or pasted with the number moves to where it belongs. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, note, description, errorMessage, countries, value, defaultValue, onChange, ...others } =
    props
  const {
    name,
    prefixName,
    countryLabel,
    recognisedText,
    offers = [],
    offersText = '',
    placeholder = '',
    inputRef,
    onBlur,
    isRequired,
    ...rest
  } = others
  const generated = useId()
  const id = rest.id ?? generated
  const isHydrated = useHydrated()
  const [phone, setPhone] = useValue(value, defaultValue ?? firstOf(countries), onChange)

  const enter = (number: string, isFinished: boolean) => {
    const recognised = recognisePrefix(number, countries, phone.country, isFinished)
    const country = countries.find(({ id }) => id === recognised?.country)
    if (country && recognisedText) announce(recognisedText(country), { topic: 'phone prefix' })
    if (recognised || number !== phone.number) setPhone(recognised ?? { country: phone.country, number })
  }

  const take = (value: PhoneValue) => {
    setPhone(value)
    // The buttons leave with the press; focus must not leave with them.
    document.getElementById(id)?.focus()
  }

  return (
    <FieldFrame
      {...{ id, label, note, description, errorMessage, isRequired }}
      below={
        <>
          {offers.length > 0 && <PhoneOffers text={offersText} offers={offers} onTake={take} />}
          {name !== undefined && isHydrated && (
            <input type="hidden" name={name} value={phoneText(phone, countries)} />
          )}
        </>
      }
    >
      <div className={styles.box}>
        <CountrySelect
          label={countryLabel}
          name={prefixName}
          countries={countries}
          value={phone.country}
          onChange={(country) => setPhone({ country, number: phone.number })}
        />
        <input
          {...rest}
          {...controlTies(id, props)}
          {...(name !== undefined && !isHydrated && { name })}
          ref={inputRef}
          type="tel"
          inputMode="tel"
          // `tel-national` is for fields of text; a prefix that is filled in with the number moves to its list.
          autoComplete="tel"
          className={styles.input}
          placeholder={placeholder}
          value={phone.number}
          onChange={(event) => enter(event.currentTarget.value, false)}
          onBlur={(event) => {
            enter(phone.number, true)
            onBlur?.(event)
          }}
        />
      </div>
    </FieldFrame>
  )
}

const firstOf = (countries: readonly PhoneCountry[]): PhoneValue => ({
  country: countries[0]?.id ?? '',
  number: '',
})
