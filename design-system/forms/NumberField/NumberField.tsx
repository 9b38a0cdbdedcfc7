import { useId } from 'react'
import type { OmitEach } from '../OmitEach.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { understood as shown } from './NumberField.css.ts'

type OwnedHere = 'type' | 'inputMode' | 'below' | 'aria-describedby'

export type NumberFieldProps = OmitEach<TextFieldProps, OwnedHere> & {
  /** What the text is read as, with its unit: "250.000 €". It stands below the box and describes the field. */
  understood?: string | undefined
  /** Expects fractions: hours, kilometres. Decides which keyboard a phone shows. @default false */
  allowsDecimals?: boolean
}

/**
 * A number: price, area, year. A text input with a numeric keyboard, without steppers, as public services found to
 * work best. The value is the text as it was typed, and is submitted so when there is no script; who uses the field
 * reads it, and shows what was understood.
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
