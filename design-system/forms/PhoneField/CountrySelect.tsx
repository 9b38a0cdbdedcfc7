import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { useHydrated } from '../useHydrated.ts'
import * as styles from './PhoneField.css.ts'
import type { PhoneCountry } from './recognisePrefix.ts'

export interface CountrySelectProps {
  label: string
  name: string | undefined
  countries: readonly PhoneCountry[]
  /** Id of the country. */
  value: string
  onChange: (country: string) => void
}

/** The system's own list, with every country's name; closed it shows only the prefix, to save space. */
export function CountrySelect({ label, name, countries, value, onChange }: CountrySelectProps) {
  const ref = useRef<HTMLSelectElement>(null)
  const index = countries.findIndex(({ id }) => id === value)
  const prefix = countries[index]?.prefix ?? ''
  const isHydrated = useHydrated()
  // What is submitted is the prefix, and countries share it: the value alone does not say which is chosen.
  useLayoutEffect(() => {
    // A choice made before hydration stays until React knows it.
    if (ref.current && isHydrated) ref.current.selectedIndex = index
  })
  return (
    <span className={styles.country}>
      <span aria-hidden="true">{prefix}</span>
      <Icon name="chevronDown" size="small" />
      <select
        ref={ref}
        aria-label={label}
        name={name}
        autoComplete="tel-country-code"
        defaultValue={prefix}
        className={styles.select}
        onChange={(event) => {
          const chosen = countries[event.currentTarget.selectedIndex]
          if (chosen) onChange(chosen.id)
        }}
      >
        {countries.map((country) => (
          <option key={country.id} value={country.prefix}>
            {`${country.name} ${country.prefix}`}
          </option>
        ))}
      </select>
    </span>
  )
}
