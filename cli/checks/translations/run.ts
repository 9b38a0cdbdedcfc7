import type { Findings } from '#cli/checks/findings.ts'
import { checkTranslations, type TranslationsSpec } from '#cli/checks/translations/check.ts'
import * as exceptions from '#cli/checks/translations/exceptions.ts'
import { gatherTranslations } from '#cli/checks/translations/facts.ts'
import { languages } from '#cli/spec/classification.ts'
import { messageKeys } from '#cli/spec/errors.ts'

/** Languages and message keys, as the check reads them. */
export const translationsSpec: TranslationsSpec = {
  languages: languages.values,
  messageKeys: messageKeys.values,
  languageSection: languages.section,
  keySection: messageKeys.section,
}

/** Holds the catalogues of texts/ against each other, their languages, the code and the specification's keys. */
export async function translationsCheck(): Promise<Findings> {
  const facts = gatherTranslations()
  const texts = [...facts.catalogues, ...facts.documents].reduce(
    (sum, one) => sum + Object.keys(one.texts).length,
    0,
  )
  return {
    check: 'translations',
    ...checkTranslations(facts, translationsSpec, exceptions),
    checked: texts + translationsSpec.messageKeys.length + translationsSpec.languages.length,
  }
}
