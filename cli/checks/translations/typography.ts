/** How a language writes what is quoted: outside, and inside another quotation. */
export interface Quotes {
  readonly outer: readonly [open: string, close: string]
  readonly inner: readonly [open: string, close: string]
}

const guillemets = ['«', '»'] as const
const high = ['“', '”'] as const
const low = ['„', '“'] as const

/** The quotation marks of each language; a language without an entry is not judged by them. */
export const quotes: Readonly<Record<string, Quotes>> = {
  el: { outer: guillemets, inner: high },
  en: { outer: high, inner: ['‘', '’'] },
  de: { outer: low, inner: ['‚', '‘'] },
  it: { outer: guillemets, inner: high },
  fr: { outer: guillemets, inner: high },
  ru: { outer: guillemets, inner: low },
  es: { outer: guillemets, inner: high },
  pt: { outer: guillemets, inner: high },
}

/** The script of a language; Latin by default. */
export const scripts: Readonly<Record<string, 'Greek' | 'Cyrillic' | 'Latin'>> = {
  el: 'Greek',
  ru: 'Cyrillic',
}

/** Of no use in running text: names, codes and units are Latin in every language. */
export const letters = {
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Latin: /\p{Script=Latin}/u,
} as const

/** Languages that set a no-break space before `: ; ? !` and inside guillemets. */
export const spacedPunctuation: ReadonlySet<string> = new Set(['fr'])
