import { useRef, useState } from 'react'
import { NumberField, type NumberFieldProps } from '#design-system/forms/NumberField/NumberField.tsx'
import type { OmitEach } from '#design-system/forms/OmitEach.ts'
import type { Quantity } from '#domain/numbers/readQuantity.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

export type QuantityFieldProps = OmitEach<NumberFieldProps, 'understood'> & { of: Quantity }

/**
 * A field for money, an area or kilometres, in any notation. The parsed value is shown below it with its unit
 * before the form is sent. The parser is loaded on typing; the receiver parses the text again.
 */
export function QuantityField({ of, onChange, ...rest }: QuantityFieldProps) {
  const texts = useTexts()
  const [understood, setUnderstood] = useState<string>()
  // Of several loads of the parser the first may end last: each parses what is typed by then.
  const last = useRef('')
  return (
    <NumberField
      {...rest}
      understood={understood}
      onChange={(typed) => {
        onChange?.(typed)
        last.current = typed
        import('./understand.ts').then(
          ({ understand }) => setUnderstood(understand(last.current, of, texts)),
          // Without a connection nothing is shown.
          () => setUnderstood(undefined),
        )
      }}
    />
  )
}
