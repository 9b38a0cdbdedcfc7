import type { CountryName } from '#domain/listing/vocabularies/countries.ts'
import type { Language } from '#domain/locale.ts'

/** Countries as replies name them: the gazetteer holds places of Greece. */
export const countryNames: Readonly<Record<CountryName, Readonly<Record<Language, string>>>> = {
  greece: { el: 'Ελλάδα', en: 'Greece' },
  cyprus: { el: 'Κύπρος', en: 'Cyprus' },
  bulgaria: { el: 'Βουλγαρία', en: 'Bulgaria' },
  romania: { el: 'Ρουμανία', en: 'Romania' },
  albania: { el: 'Αλβανία', en: 'Albania' },
  northMacedonia: { el: 'Βόρεια Μακεδονία', en: 'North Macedonia' },
  turkey: { el: 'Τουρκία', en: 'Turkey' },
  italy: { el: 'Ιταλία', en: 'Italy' },
}
