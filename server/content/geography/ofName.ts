import type { GeographyLevel } from '#domain/geography/levels.ts'
import type { Language } from '#domain/locale.ts'

/** What a place is, in Russian, in the case that follows `от`. */
const russianKinds: Readonly<Partial<Record<GeographyLevel, string>>> = {
  city: 'города',
  cityZone: 'района',
  island: 'острова',
  metro: 'станции',
}

/** The few names that bear an article only in running text. */
const withArticle = { it: { Pireo: 'del Pireo' }, pt: { Pireu: 'do Pireu' } } as const

/** `le` goes into the preposition, and a vowel or a silent h takes its e. */
function frenchOf(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`
  return /^[aeiouyh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

function articled(names: Readonly<Record<string, string>>, name: string, preposition: string): string {
  return names[name] ?? `${preposition} ${name}`
}

/**
 * "of Piraeus", as it follows a direction. A name stays in the nominative: Russian says what it is before it, and
 * that word bears the case.
 */
const wordsOf: Readonly<Record<Language, (name: string, level: GeographyLevel) => string>> = {
  el: (name) => `από ${name}`,
  en: (name) => `of ${name}`,
  de: (name) => `von ${name}`,
  it: (name) => (name.startsWith('La ') ? `della ${name.slice(3)}` : articled(withArticle.it, name, 'di')),
  fr: frenchOf,
  ru: (name, level) => `от ${russianKinds[level] ?? 'места'} ${name}`,
  es: (name) => `de ${name}`,
  pt: (name) => articled(withArticle.pt, name, 'de'),
}

export const ofName = (name: string, level: GeographyLevel, language: Language): string =>
  wordsOf[language](name, level)
