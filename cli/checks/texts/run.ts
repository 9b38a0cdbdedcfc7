import type { Findings } from '#cli/checks/findings.ts'
import { checkTexts, type TextsSpec, textsToCome } from '#cli/checks/texts/check.ts'
import { gatherCatalogues } from '#cli/checks/texts/facts.ts'
import { named } from '#cli/spec/classification.ts'
import { messageKeys } from '#cli/spec/errors.ts'

const languages = named.find(({ name }) => name === 'languages')

/** Languages and message keys, as the check reads them. */
export const textsSpec: TextsSpec = {
  languages: languages?.values ?? [],
  messageKeys: messageKeys.values,
  languageSection: languages?.section ?? '',
  keySection: messageKeys.section,
  // The letter of the energy scale: Greek reads its own letters, the others Latin ones.
  ownValues: new Set(['listing.energy.scaleLabel']),
}

/** Holds the catalogues of app/i18n against each other and against the specification's languages and message keys. */
export async function textsCheck(): Promise<Findings> {
  const catalogues = gatherCatalogues()
  return {
    check: 'texts',
    problems: checkTexts(catalogues, textsSpec),
    notes: textsToCome(catalogues, textsSpec),
    checked: catalogues.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
  }
}
