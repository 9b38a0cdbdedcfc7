import type { TranslationsNote, TranslationsProblem } from '#cli/checks/translations/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const translationsWords: Words<TranslationsProblem | TranslationsNote> = {
  'text-missing': {
    says: ({ language, key }) => `${language} has no text for ${key}`,
    mend: 'Write the text in the language’s catalogue, from the Greek one in the file of the same name under app/i18n/el.',
  },
  'text-unknown': {
    says: ({ language, key }) => `${language} has a text for ${key}, which Greek does not have`,
    mend: 'Take the text out, or add it to Greek as well: Greek is the reference for keys.',
  },
  'text-malformed': {
    says: ({ language, key }) => `the braces of ${key} do not match in ${language}`,
    mend: "Close every brace that the text opens. A brace that is meant as such stands between apostrophes: '{'.",
  },
  'text-arguments-differ': {
    says: ({ language, key, expected, found }) =>
      `${key} fills in ${found || 'nothing'} in ${language}; it should fill in ${expected || 'nothing'}`,
    mend: 'Name the same values between braces as Greek does. Names of values are never translated.',
  },
  'languages-not-served': {
    says: ({ languages }) => `these languages have no texts yet: ${languages.join(', ')}`,
    mend: 'Nothing today. A language is served once app/i18n has its catalogues.',
  },
  'message-keys-not-used': {
    says: ({ keys }) => `${keys.length} message keys have no text yet: ${keys.join(', ')}`,
    mend: 'Nothing today. Who builds what says one of them adds it to the catalogues, spelled as in the specification.',
  },
}
