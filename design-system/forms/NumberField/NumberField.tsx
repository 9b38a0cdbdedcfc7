import { useId } from 'react'
import type { OmitEach } from '../OmitEach.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { understood as shown } from './NumberField.css.ts'

type OwnedHere = 'type' | 'inputMode' | 'below' | 'aria-describedby'

export type NumberFieldProps = OmitEach<TextFieldProps, OwnedHere> & {
  /** The parsed value, with its unit: "250.000 €". It is below the box and describes the field. */
  understood?: string | undefined
  /** Expects fractions: hours, kilometres. Decides which keyboard a phone shows. @default false */
  allowsDecimals?: boolean
}

/**
 * A number: price, area, year. A text input with a numeric keyboard, without steppers, as public services
 * found to work best. The value is the typed text, which is also submitted without script; the caller parses
 * it, and shows the result.
 */
export function NumberField({ understood, allowsDecimals = false, ...rest }: NumberFieldProps) {
  const id = useId()
  const isShown = understood !== undefined && rest.errorMessage === undefined
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={allowsDecimals ? 'decimal' : 'numeric'}
      {...(isShown && {
        'aria-describedby': id,
        below: (
          <span id={id} className={shown}>
            {understood}
          </span>
        ),
      })}
    />
  )
}
