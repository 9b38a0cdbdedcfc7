import { useEffect, useState } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
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
  const [typed, setTyped] = useState<string>()
  const [parser, setParser] = useState<typeof import('./understand.ts')>()
  const value = rest.value ?? typed ?? ''
  // Parsed when it is shown: of several loads the first may end last, and would show what was typed before.
  const understood = parser?.understand(value, of, texts)
  // Plain digits need no repetition.
  const repeated = /\D/.test(value.trim()) ? understood : undefined
  useEffect(
    () => (repeated === undefined ? undefined : announce(repeated, { topic: 'quantity', settle: 1000 })),
    [repeated],
  )
  return (
    <NumberField
      {...rest}
      understood={understood}
      onChange={(text) => {
        onChange?.(text)
        setTyped(text)
        // Without a connection nothing is shown.
        import('./understand.ts').then(setParser, () => undefined)
      }}
    />
  )
}
