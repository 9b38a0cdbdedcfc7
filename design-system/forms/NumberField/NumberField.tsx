import { useState } from 'react'
import { useLocale } from 'react-aria-components'
import type { OmitEach } from '../OmitEach.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { decimalMarkOf, readNumber } from './readNumber.ts'

type OwnedHere = 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'

export type NumberFieldProps = OmitEach<TextFieldProps, OwnedHere> & {
  /** When given, even as `undefined`, the field follows it. */
  value?: number | undefined
  defaultValue?: number | undefined
  /** The number typed, or `undefined` when there is none. Whether it must be whole is the validator's affair. */
  onChange?: (value: number | undefined) => void
  /** Expects fractions: hours, kilometres. Decides how `1,500` is read, and which keyboard a phone shows. @default false */
  allowsDecimals?: boolean
}

/**
 * A number: price, area, year. A text input with a numeric keyboard, without steppers, as public services found to
 * work best; what was typed stays as it is, and is submitted so when there is no script.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, allowsDecimals = false, ...rest } = props
  const { locale } = useLocale()
  const read = (text: string) => readNumber(text, { decimalMark: decimalMarkOf(locale), allowsDecimals })
  const [typed, setTyped] = useState(() => written(value ?? defaultValue, locale))
  const isStale = Object.hasOwn(props, 'value') && read(typed) !== value
  return (
    <TextField
      {...rest}
      inputMode={allowsDecimals ? 'decimal' : 'numeric'}
      autoComplete={rest.autoComplete ?? 'off'}
      value={isStale ? written(value, locale) : typed}
      onChange={(next) => {
        setTyped(next)
        onChange?.(read(next))
      }}
    />
  )
}

/** Without grouping: a year has none, and nobody should have to move a dot to correct a digit. */
const written = (value: number | undefined, locale: string) =>
  value?.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 }) ?? ''
