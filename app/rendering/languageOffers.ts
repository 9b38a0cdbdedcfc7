import type { Language } from '#domain/locale.ts'
import type { LanguageOfferFacts } from '#app/shell/boot.ts'

/** The text for a reader of this language on a page in another; no page's catalogue has it. */
const words: Readonly<Record<Language, Omit<LanguageOfferFacts, 'language'>>> = {
  el: { text: 'Η σελίδα υπάρχει και στα ελληνικά.', accept: 'Στα ελληνικά', decline: 'Όχι, ευχαριστώ' },
  en: { text: 'This page is also in English.', accept: 'Read it in English', decline: 'No, thank you' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', accept: 'Auf Deutsch lesen', decline: 'Nein, danke' },
  it: { text: 'Questa pagina è anche in italiano.', accept: 'Leggi in italiano', decline: 'No, grazie' },
  fr: { text: 'Cette page existe aussi en français.', accept: 'Lire en français', decline: 'Non, merci' },
  ru: { text: 'Эта страница есть и на русском.', accept: 'Читать по-русски', decline: 'Нет, спасибо' },
  es: { text: 'Esta página también está en español.', accept: 'Leer en español', decline: 'No, gracias' },
  pt: { text: 'Esta página também está em português.', accept: 'Ler em português', decline: 'Não, obrigado' },
}

/** The offer of a language, in that language; none without one. */
export const languageOffer = (language: Language | undefined): LanguageOfferFacts | undefined =>
  language && { language, ...words[language] }
