import { defaults, type Language, localeTags } from '#domain/locale.ts'

/** EUR and cents, as documents have them. */
export const sumIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(localeTags[language], { style: 'currency', currency: defaults.currency }).format(
    cents / 100,
  )
