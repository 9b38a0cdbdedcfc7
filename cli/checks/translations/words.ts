import type { TranslationsNote, TranslationsProblem } from '#cli/checks/translations/problems.ts'
import type { Words } from '#cli/checks/Words.ts'

export const translationsWords: Words<TranslationsProblem | TranslationsNote> = {
  'text-missing': {
    says: ({ language, key }) => `${language} has no text for ${key}`,
    mend: 'Write the text in the language’s catalogue, from the Greek one in el.json of the same folder.',
  },
  'text-empty': {
    says: ({ language, key }) => `the text of ${key} is empty in ${language}`,
    mend: 'Write the text. If nothing is to be said, take the key out of every language and out of the code.',
  },
  'text-unknown': {
    says: ({ language, key }) => `${language} has a text for ${key}, which Greek does not have`,
    mend: 'Take the text out, or add it to Greek as well: Greek is the reference for keys.',
  },
  'text-twice': {
    says: ({ language, key }) => `${language} has two texts for ${key}; only the last is ever shown`,
    mend: 'Keep one of them, in the file of the area that shows it.',
  },
  'text-malformed': {
    says: ({ language, key, reason }) => `${key} cannot be read in ${language}: ${reason}`,
    mend: "Close every brace and every tag that the text opens, and give each plural and select an “other”. A brace that is meant as such stands between apostrophes: '{'.",
  },
  'text-arguments-differ': {
    says: ({ language, key, expected, found }) =>
      `${key} fills in ${found || 'nothing'} in ${language}; it should fill in ${expected || 'nothing'}`,
    mend: 'Name the same values between braces as Greek does. Names of values are never translated.',
  },
  'text-options-differ': {
    says: ({ language, key, value, expected, found }) =>
      `${key} chooses by ${value} between ${found} in ${language}; it should be between ${expected}`,
    mend: 'Give the select the options that Greek has. Names of options are never translated, only what follows them.',
  },
  'text-plural-differs': {
    says: ({ language, key, value, expected, found }) =>
      `the plural of ${value} in ${key} has ${found} in ${language}; it should have ${expected}`,
    mend: 'Write one form for each plural of the language (Intl.PluralRules names them), and for each number that Greek names, such as =0.',
  },
  'text-untranslated': {
    says: ({ language, key, text }) => `${key} stands in English in ${language}: “${text}”`,
    mend: 'Translate it, from the Greek and the English together. If the words really are the same, add the key to sameAsEnglish in cli/checks/translations/exceptions.ts with the reason.',
  },
  'text-quotes': {
    says: ({ language, key, found, expected }) =>
      `${key} is quoted with ${found} in ${language}; it writes ${expected}`,
    mend: 'Use the marks of the language, in pairs, and ’ as the apostrophe: the straight ones are a typewriter’s.',
  },
  'text-letters': {
    says: ({ language, key, word, script }) => `“${word}” in ${key} has ${script} letters in ${language}`,
    mend: 'Write the word in the letters of the language: a look-alike letter of another alphabet is read aloud wrongly and never found. If the foreign word is meant, add the key to foreignLetters in cli/checks/translations/exceptions.ts with the reason.',
  },
  'text-spaces': {
    says: ({ language, key, near, reason }) => `${key} has ${reason} in ${language}: “${near}”`,
    mend: 'Take the space out. Where the language sets one before a mark, as French does, or before a unit, it is a no-break space (U+00A0).',
  },
  'key-unknown': {
    says: ({ key }) => `the code asks for the text ${key}, which Greek does not have`,
    mend: 'Add the text to every language under texts/, or ask for one that is there.',
  },
  'key-unused': {
    says: ({ key }) => `nothing asks for the text ${key}`,
    mend: 'Take it out of every language, or show it. A key that a template makes is found only where its words stand in app/, domain/, server/ or demo/.',
  },
  'specified-key-missing': {
    says: ({ language, key }) => `${language} has no text for ${key}, a key that the specification names`,
    mend: 'Add the text under exactly this key: the server sends it, and answers that nobody can read are lost.',
  },
  'area-missing': {
    says: ({ language, area }) => `${language} has no file in the area ${area}`,
    mend: 'Write the file, with the keys of the Greek one in their order.',
  },
  'language-not-served': {
    says: ({ language }) => `${language} has texts and no pages`,
    mend: 'Name the language where domain/locale.ts lists what is served, or take its files out of texts/.',
  },
  'language-without-texts': {
    says: ({ language }) => `${language} has pages and no texts`,
    mend: 'Write the language’s catalogues under texts/, or stop serving it in domain/locale.ts.',
  },
  'languages-to-come': {
    says: ({ languages }) => `these languages have no texts yet: ${languages.join(', ')}`,
    mend: 'Nothing today. Once a language is served or has files under texts/, everything is asked of it.',
  },
  'buttons-long': {
    says: ({ language, texts }) =>
      `${texts.length} texts on buttons are much longer in ${language} than in Greek: ${texts.map(({ key, times }) => `${key} (${times}×)`).join(', ')}`,
    mend: 'Look at the buttons at 360 px in this language. Where one wraps or cuts its text, look for a shorter word.',
  },
  'words-as-in-english': {
    says: ({ language, words }) => `${language} has ${words.length} words as in English: ${words.join(', ')}`,
    mend: 'Read them as a speaker of the language. What was forgotten is translated; what is the same may stay.',
  },
  'text-exception-unused': {
    says: ({ exception }) => `no text is called ${exception} any more, and an exception names it`,
    mend: 'Take the key out of cli/checks/translations/exceptions.ts.',
  },
}
