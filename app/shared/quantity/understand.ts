import { announce } from '#design-system/feedback/announce/announce.ts'
import { type Quantity, readQuantity } from '#domain/numbers/readQuantity.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** What the text of a field is read as, with its unit, told to assistive technology too; nothing where it is no number. */
export function understand(typed: string, of: Quantity, { format, language }: Texts): string | undefined {
  const read = readQuantity(typed, of, language)
  if (typeof read !== 'number') return undefined
  const { money, area, distance, number } = format
  const text = { money, area, kilometres: (value: number) => distance(value * 1000), count: number }[of](read)
  // Plain digits are what they are: nobody has to hear them again.
  if (/\D/.test(typed.trim())) announce(text, { topic: 'quantity', settle: 1000 })
  return text
}
