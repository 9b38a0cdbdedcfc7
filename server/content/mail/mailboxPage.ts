/** The pages of the development mailbox: plain documents, without script. */
import { defaults, localeTags, type Language } from '#domain/locale.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'
import type { RenderedMail } from './renderMail.ts'

export const mailboxPath = '/demo/mailbox/'

const texts = {
  title: {
    el: 'Γραμματοκιβώτιο',
    en: 'Mailbox',
    de: 'Postfach',
    it: 'Casella di posta',
    fr: 'Boîte aux lettres',
    ru: 'Почтовый ящик',
    es: 'Buzón',
    pt: 'Caixa de correio',
  },
  why: {
    el: 'Χωρίς διακομιστή αλληλογραφίας τα μηνύματα δεν φεύγουν: τα διαβάζετε εδώ, μόνο σε αυτόν τον υπολογιστή.',
    en: 'Without a mail server messages do not leave: you read them here, on this computer only.',
    de: 'Ohne Mailserver gehen keine Nachrichten hinaus: Sie lesen sie hier, nur auf diesem Computer.',
    it: 'Senza un server di posta i messaggi non partono: si leggono qui, solo su questo computer.',
    fr: 'Sans serveur de messagerie, les messages ne partent pas\u00a0: vous les lisez ici, sur cet ordinateur uniquement.',
    ru: 'Без почтового сервера письма не уходят: их можно прочитать здесь, только на этом компьютере.',
    es: 'Sin servidor de correo, los mensajes no salen: se leen aquí, solo en este ordenador.',
    pt: 'Sem servidor de correio, as mensagens não saem: leem-se aqui, apenas neste computador.',
  },
  none: {
    el: 'Δεν υπάρχουν μηνύματα ακόμη.',
    en: 'There are no messages yet.',
    de: 'Es gibt noch keine Nachrichten.',
    it: 'Non ci sono ancora messaggi.',
    fr: 'Il n’y a pas encore de messages.',
    ru: 'Писем пока нет.',
    es: 'Aún no hay mensajes.',
    pt: 'Ainda não há mensagens.',
  },
  to: {
    el: 'Προς:',
    en: 'To:',
    de: 'An:',
    it: 'A:',
    fr: 'À\u00a0:',
    ru: 'Кому:',
    es: 'Para:',
    pt: 'Para:',
  },
  at: {
    el: 'Ώρα:',
    en: 'Time:',
    de: 'Zeit:',
    it: 'Ora:',
    fr: 'Heure\u00a0:',
    ru: 'Время:',
    es: 'Hora:',
    pt: 'Hora:',
  },
  back: {
    el: 'Όλα τα μηνύματα',
    en: 'All messages',
    de: 'Alle Nachrichten',
    it: 'Tutti i messaggi',
    fr: 'Tous les messages',
    ru: 'Все письма',
    es: 'Todos los mensajes',
    pt: 'Todas as mensagens',
  },
  asHtml: {
    el: 'Όπως φαίνεται σε πρόγραμμα αλληλογραφίας',
    en: 'As a mail program shows it',
    de: 'Wie ein Mailprogramm sie zeigt',
    it: 'Come appare in un programma di posta',
    fr: 'Comme dans une messagerie',
    ru: 'Как в почтовой программе',
    es: 'Como se ve en un programa de correo',
    pt: 'Como aparece num programa de correio',
  },
  missing: {
    el: 'Δεν υπάρχει τέτοιο μήνυμα.',
    en: 'There is no such message.',
    de: 'Diese Nachricht gibt es nicht.',
    it: 'Questo messaggio non esiste.',
    fr: 'Ce message n’existe pas.',
    ru: 'Такого письма нет.',
    es: 'Este mensaje no existe.',
    pt: 'Esta mensagem não existe.',
  },
} as const satisfies Record<string, Record<Language, string>>

/** A mail as the mailbox shows it. */
export interface KeptMail {
  readonly id: string
  readonly to: string
  readonly at: Date
  readonly rendered: RenderedMail
  readonly language: Language
}

const clock = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeTags[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: defaults.timeZone,
  }).format(at)

const bodyStyle = 'font:16px/1.5 sans-serif;margin:0 auto;padding:24px;max-width:48em'

const page = (title: string, language: Language, main: string): string =>
  plainPage({ language, title, main, bodyStyle })

const mailPath = (id: string, language: Language, as = ''): string =>
  `${mailboxPath}${id}/${as}?lang=${language}`

/** Every mail there is, the latest first. */
export function listPage(mails: readonly KeptMail[], language: Language): string {
  const rows = mails.map(
    ({ id, to, at, rendered, language: written }) =>
      `<li><a href="${mailPath(id, language)}" lang="${written}">${escapeHtml(rendered.subject)}</a><br>${escapeHtml(to)}, <time datetime="${at.toISOString()}">${clock(at, language)}</time></li>`,
  )
  const list = rows.length === 0 ? `<p>${texts.none[language]}</p>` : `<ol>\n${rows.join('\n')}\n</ol>`
  return page(texts.title[language], language, `<p>${texts.why[language]}</p>\n${list}`)
}

/** The text with its addresses as links, where they stand alone on a line as `renderMail` writes them. */
const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`)

/** One mail: to whom, when, and what it says. */
export const mailPage = ({ id, to, at, rendered, language: written }: KeptMail, language: Language): string =>
  page(
    rendered.subject,
    language,
    `<p>${texts.to[language]} ${escapeHtml(to)}<br>${texts.at[language]} <time datetime="${at.toISOString()}">${clock(at, language)}</time></p>
<div lang="${written}" style="white-space:pre-wrap;overflow-wrap:anywhere;border-block:1px solid;padding-block:16px">${linked(rendered.text)}</div>
<p><a href="${mailPath(id, language, 'html/')}">${texts.asHtml[language]}</a></p>
<p><a href="${mailboxPath}?lang=${language}">${texts.back[language]}</a></p>`,
  )

export const missingPage = (language: Language): string =>
  page(
    texts.missing[language],
    language,
    `<p><a href="${mailboxPath}?lang=${language}">${texts.back[language]}</a></p>`,
  )
