import { announce } from '#design-system/feedback/announce/announce.ts'
import { type Quantity, readQuantity } from '#domain/numbers/readQuantity.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** The parsed value of a field with its unit, also for assistive technology; nothing if it is no number. */
export function understand(typed: string, of: Quantity, { format, language }: Texts): string | undefined {
  const read = readQuantity(typed, of, language)
  if (typeof read !== 'number') return undefined
  const { money, area, distance, number } = format
  const text = { money, area, kilometres: (value: number) => distance(value * 1000), count: number }[of](read)
  // Plain digits need no repetition.
  if (/\D/.test(typed.trim())) announce(text, { topic: 'quantity', settle: 1000 })
  return text
}
