import type { Findings } from '#cli/checks/findings.ts'
import {
  checkTranslations,
  type TranslationsSpec,
  translationsToCome,
} from '#cli/checks/translations/check.ts'
import { gatherCatalogues } from '#cli/checks/translations/facts.ts'
import { named } from '#cli/spec/classification.ts'
import { messageKeys } from '#cli/spec/errors.ts'

const languages = named.find(({ name }) => name === 'languages')

/** Languages and message keys, as the check reads them. */
export const translationsSpec: TranslationsSpec = {
  languages: languages?.values ?? [],
  messageKeys: messageKeys.values,
  languageSection: languages?.section ?? '',
  keySection: messageKeys.section,
  // The letter of the energy scale: Greek reads its own letters, the others Latin ones.
  ownValues: new Set(['listing.energy.scaleLabel']),
}

/** Holds the catalogues of app/i18n against each other and against the specification's languages and message keys. */
export async function translationsCheck(): Promise<Findings> {
  const catalogues = gatherCatalogues()
  return {
    check: 'translations',
    problems: checkTranslations(catalogues, translationsSpec),
    notes: translationsToCome(catalogues, translationsSpec),
    checked: catalogues.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
  }
}
