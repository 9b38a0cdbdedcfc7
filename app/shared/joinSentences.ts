/** Texts one after the other, each a sentence of its own. One that ends with an abbreviation (`τ.μ.`) has its full stop. */
export const joinSentences = (...texts: readonly string[]): string =>
  texts.reduce((before, text) => `${before}${/[.!?;…]$/.test(before) ? '' : '.'} ${text}`)
