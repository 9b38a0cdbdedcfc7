import { defaults, type Language, localeTags } from '#domain/locale.ts'

/** Whole EUR. */
export const amountIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(localeTags[language], {
    style: 'currency',
    currency: defaults.currency,
    maximumFractionDigits: 0,
  }).format(amount)

/** EUR and cents. */
export const centsIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(localeTags[language], { style: 'currency', currency: defaults.currency }).format(
    cents / 100,
  )
