/** The pages of the development mailbox: plain documents, without script. */
import { defaults, localeTags, type Language } from '#domain/locale.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'
import { textIn } from '#server/platform/texts.ts'
import type { RenderedMail } from './renderMail.ts'

export const mailboxPath = '/demo/mailbox/'

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
  const list =
    rows.length === 0 ? `<p>${textIn(language, 'mailboxPage.none')}</p>` : `<ol>\n${rows.join('\n')}\n</ol>`
  return page(
    textIn(language, 'mailboxPage.title'),
    language,
    `<p>${textIn(language, 'mailboxPage.why')}</p>\n${list}`,
  )
}

/** The text with its addresses as links, where they stand alone on a line as `renderMail` writes them. */
const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`)

/** One mail: to whom, when, and what it says. */
export const mailPage = ({ id, to, at, rendered, language: written }: KeptMail, language: Language): string =>
  page(
    rendered.subject,
    language,
    `<p>${textIn(language, 'mailboxPage.to')} ${escapeHtml(to)}<br>${textIn(language, 'mailboxPage.at')} <time datetime="${at.toISOString()}">${clock(at, language)}</time></p>
<div lang="${written}" style="white-space:pre-wrap;overflow-wrap:anywhere;border-block:1px solid;padding-block:16px">${linked(rendered.text)}</div>
<p><a href="${mailPath(id, language, 'html/')}">${textIn(language, 'mailboxPage.asHtml')}</a></p>
<p><a href="${mailboxPath}?lang=${language}">${textIn(language, 'mailboxPage.back')}</a></p>`,
  )

export const missingPage = (language: Language): string =>
  page(
    textIn(language, 'mailboxPage.missing'),
    language,
    `<p><a href="${mailboxPath}?lang=${language}">${textIn(language, 'mailboxPage.back')}</a></p>`,
  )
