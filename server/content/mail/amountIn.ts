import { defaults, type Language, localeTags } from '#domain/locale.ts'

/** Whole EUR. */
export const amountIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(localeTags[language], {
    style: 'currency',
    currency: defaults.currency,
    maximumFractionDigits: 0,
  }).format(amount)
