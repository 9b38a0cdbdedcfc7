import { readQuantity } from '#domain/numbers/readQuantity.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** An amount as it is sent: whole euros, or the text itself if it is ambiguous, so that it is refused. */
export function proposedAmount(typed: string, { language }: Pick<Texts, 'language'>): string {
  const read = readQuantity(typed, 'money', language)
  return typeof read === 'number' ? String(read) : typed
}

/** The confirmation for an amount under half of the asking price; undefined for any other. */
export function lowAmountQuestion(
  { t, format }: Pick<Texts, 't' | 'format'>,
  amount: string,
  asked: number | null,
): string | undefined {
  if (asked === null || Number(amount) >= asked / 2) return undefined
  return t('contact.proposal.low', { amount: format.money(Number(amount)), price: format.money(asked) })
}
