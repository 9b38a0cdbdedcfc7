import type { CountryName } from '#domain/listing/vocabularies/countries.ts'
import type { Language } from '#domain/locale.ts'

/** Countries as replies name them: the gazetteer holds places of Greece. */
// biome-ignore format: one row a line
export const countryNames: Readonly<Record<CountryName, Readonly<Record<Language, string>>>> = {
  greece: { el: 'Ελλάδα', en: 'Greece', de: 'Griechenland', it: 'Grecia', fr: 'Grèce', ru: 'Греция', es: 'Grecia', pt: 'Grécia' },
  cyprus: { el: 'Κύπρος', en: 'Cyprus', de: 'Zypern', it: 'Cipro', fr: 'Chypre', ru: 'Кипр', es: 'Chipre', pt: 'Chipre' },
  bulgaria: { el: 'Βουλγαρία', en: 'Bulgaria', de: 'Bulgarien', it: 'Bulgaria', fr: 'Bulgarie', ru: 'Болгария', es: 'Bulgaria', pt: 'Bulgária' },
  romania: { el: 'Ρουμανία', en: 'Romania', de: 'Rumänien', it: 'Romania', fr: 'Roumanie', ru: 'Румыния', es: 'Rumanía', pt: 'Roménia' },
  albania: { el: 'Αλβανία', en: 'Albania', de: 'Albanien', it: 'Albania', fr: 'Albanie', ru: 'Албания', es: 'Albania', pt: 'Albânia' },
  northMacedonia: { el: 'Βόρεια Μακεδονία', en: 'North Macedonia', de: 'Nordmazedonien', it: 'Macedonia del Nord', fr: 'Macédoine du Nord', ru: 'Северная Македония', es: 'Macedonia del Norte', pt: 'Macedónia do Norte' },
  turkey: { el: 'Τουρκία', en: 'Turkey', de: 'Türkei', it: 'Turchia', fr: 'Turquie', ru: 'Турция', es: 'Turquía', pt: 'Turquia' },
  italy: { el: 'Ιταλία', en: 'Italy', de: 'Italien', it: 'Italia', fr: 'Italie', ru: 'Италия', es: 'Italia', pt: 'Itália' },
}
