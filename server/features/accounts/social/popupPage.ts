/** The page in the popup of a social sign-in after its return. */
import { HttpServerResponse } from 'effect/http'
import { randomBytes } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'

const texts = {
  doneTitle: {
    el: 'Συνδεθήκατε',
    en: 'You are signed in',
    de: 'Sie sind angemeldet',
    it: 'Accesso effettuato',
    fr: 'Vous êtes connecté',
    ru: 'Вы вошли',
    es: 'Ha iniciado sesión',
    pt: 'Sessão iniciada',
  },
  done: {
    el: 'Το παράθυρο κλείνει. Αν μείνει ανοιχτό, κλείστε το.',
    en: 'This window closes. If it stays open, close it.',
    de: 'Dieses Fenster schließt sich. Bleibt es offen, schließen Sie es.',
    it: 'La finestra si chiude. Se resta aperta, la chiuda.',
    fr: 'Cette fenêtre se ferme. Si elle reste ouverte, fermez-la.',
    ru: 'Это окно закроется. Если оно останется открытым, закройте его.',
    es: 'Esta ventana se cierra. Si sigue abierta, ciérrela.',
    pt: 'Esta janela vai fechar-se. Se continuar aberta, feche-a.',
  },
  linkedTitle: {
    el: 'Ο πάροχος συνδέθηκε με τον λογαριασμό σας',
    en: 'The provider is linked to your account',
    de: 'Der Anbieter ist mit Ihrem Konto verbunden',
    it: 'Il fornitore è collegato al suo account',
    fr: 'Le fournisseur est lié à votre compte',
    ru: 'Провайдер подключён к вашему аккаунту',
    es: 'El proveedor está vinculado a su cuenta',
    pt: 'O fornecedor foi ligado à sua conta',
  },
  refusedTitle: {
    el: 'Η σύνδεση δεν έγινε',
    en: 'You are not signed in',
    de: 'Die Anmeldung ist fehlgeschlagen',
    it: 'Accesso non effettuato',
    fr: 'La connexion a échoué',
    ru: 'Войти не удалось',
    es: 'No se ha iniciado sesión',
    pt: 'A sessão não foi iniciada',
  },
  closeHint: {
    el: 'Μπορείτε να κλείσετε αυτό το παράθυρο.',
    en: 'You can close this window.',
    de: 'Sie können dieses Fenster schließen.',
    it: 'Può chiudere questa finestra.',
    fr: 'Vous pouvez fermer cette fenêtre.',
    ru: 'Это окно можно закрыть.',
    es: 'Puede cerrar esta ventana.',
    pt: 'Pode fechar esta janela.',
  },
  home: {
    el: 'Αρχική σελίδα',
    en: 'Home page',
    de: 'Startseite',
    it: 'Pagina iniziale',
    fr: 'Page d’accueil',
    ru: 'Главная страница',
    es: 'Página de inicio',
    pt: 'Página inicial',
  },
} as const satisfies Record<string, Record<Language, string>>

interface Page {
  readonly status: number
  readonly title: string
  readonly sentences: readonly string[]
  readonly closes: boolean
  readonly language: Language
}

const rules = 'font:1rem/1.5 sans-serif;margin:0 auto;padding:1.5rem;max-width:32em;color-scheme:light dark'

const document = ({ title, sentences, closes, language }: Page, nonce: string): string =>
  plainPage({
    language,
    title,
    style: `<style nonce="${nonce}">body{${rules}}h1{font-size:1.4rem}</style>`,
    main: [
      ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
      `<p><a href="${localPath(language, '/')}">${texts.home[language]}</a></p>`,
    ].join('\n'),
    ...(closes && { end: `<script nonce="${nonce}">window.close()</script>` }),
  })

/**
 * The page has its own policy: one style and one script, no other source. The window that opened it must be able to
 * reach it, or the script could not close it; it sends that window nothing.
 */
const answer = (page: Page) => {
  const nonce = randomBytes(18).toString('base64')
  return HttpServerResponse.text(document(page, nonce), {
    status: page.status,
    contentType: 'text/html; charset=utf-8',
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'unsafe-none',
      // The address holds a code.
      'referrer-policy': 'no-referrer',
    },
  })
}

/** Signed in, or linked: the window closes. */
export const donePage = (language: Language, isLinked: boolean) =>
  answer({
    status: 200,
    title: (isLinked ? texts.linkedTitle : texts.doneTitle)[language],
    sentences: [texts.done[language]],
    closes: true,
    language,
  })

/** Refused: the window stays, so that the reason can be read. */
export const refusedPage = (language: Language, reason: string, status: number) =>
  answer({
    status,
    title: texts.refusedTitle[language],
    sentences: [reason, texts.closeHint[language]],
    closes: false,
    language,
  })
