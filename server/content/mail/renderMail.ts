import type { Language } from '#domain/locale.ts'
import { defaults, localeTags } from '#domain/locale.ts'
import { amountIn, centsIn } from './amountIn.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { textIn, type TextValues } from '#server/platform/texts.ts'
import { calendarText } from './calendarText.ts'
import { alertHomes, type RenderedHome } from './alertHomes.ts'
import type { ContactMail, Mail, ProposalMail, VisitMail } from './Mail.ts'
import { mailLayouts, type Paragraph } from './mailLayouts.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  /** A whole document: one column, no picture, nothing that is loaded. */
  readonly html: string
  /** Where a mail program asks to send no more such mails. */
  readonly unsubscribe?: string
  /** A visit to be put into a calendar, as iCalendar has it. */
  readonly calendar?: string
}

/**
 * A name that is safe to say to a stranger. A person who signs another one up chooses the name in the mail: one that
 * could be read as an address or an advertisement is left out.
 */
const sayableName = (name: string): string =>
  /^[\p{L}\p{M}'’ .-]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name) ? name.trim() : ''

/** A moment as people in Greece read their clocks; text that is no moment stays. */
function momentIn(language: Language, text: string, dateStyle: 'long' | 'full' = 'long'): string {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return text
  return new Intl.DateTimeFormat(localeTags[language], {
    dateStyle,
    timeStyle: 'short',
    timeZone: defaults.timeZone,
  }).format(moment)
}

/** What a mail about a home says beyond its data: names that may be said, words of others in quotes. */
function contactValues(data: ContactMail, language: Language) {
  return {
    reach: data.reach === '' ? '' : textIn(language, 'mails.reach', { reach: data.reach }),
    text: data.text === '' ? '' : textIn(language, 'mails.quoted', { text: data.text }),
    ...('mode' in data && { mode: textIn(language, `mails.visitMode.${(data as VisitMail).mode}`) }),
    ...('times' in data && {
      times: (data as VisitMail).times.map((time) => momentIn(language, time, 'full')).join('\n'),
    }),
    ...('amount' in data && { amount: amountIn(language, (data as ProposalMail).amount) }),
  }
}

function valuesOf({ data, language }: Mail, origin: string): TextValues {
  const { calendar: _, ...plainData } = { calendar: undefined, ...data }
  const values = {
    ...plainData,
    ...('at' in data && { at: momentIn(language, data.at) }),
    ...('reach' in data && contactValues(data, language)),
    ...('from' in data && { from: sayableName(data.from) || textIn(language, 'mails.unnamedSender') }),
    ...('gone' in data && {
      goneHomes: data.gone === 0 ? '' : textIn(language, 'mails.searchAlert.gone', { count: data.gone }),
    }),
    ...('cents' in data && { sum: centsIn(language, data.cents) }),
    origin,
    name: sayableName(data.name),
  }
  return values as TextValues
}

/** A mail as it is sent: its subject, and one text as plain text and as HTML. `origin` is the portal's own. */
export function renderMail(mail: Mail, origin: string): RenderedMail {
  const { language, kind } = mail
  const { body, links = {}, closing = [] } = mailLayouts[kind]
  const values = valuesOf(mail, origin)
  const valueOf = (field: string) => String(values[field] ?? '')
  const written = (paragraph: Paragraph) =>
    paragraph === 'text' || paragraph === 'reach' || paragraph === 'times' || paragraph === 'goneHomes'
      ? valueOf(paragraph)
      : textIn(language, paragraph, values)
  const subject = textIn(language, `mails.${kind}.subject`, values)
  const greeting: Paragraph = valueOf('name') === '' ? 'mails.greetingWithoutName' : 'mails.greeting'
  const parts: MailParts = {
    subject,
    before: [greeting, ...body].map(written).filter(isSaid),
    homes: 'homes' in mail.data ? alertHomes(mail.data.homes, language) : [],
    links: Object.entries(links).map(([field, key]) => ({
      label: textIn(language, key),
      address: valueOf(field),
    })),
    after: closing.map(written).filter(isSaid),
    footer: textIn(language, 'mails.footer', values),
  }
  const visit = 'calendar' in mail.data ? mail.data.calendar : undefined
  return {
    subject,
    text: plain(parts, language),
    html: document(parts, language),
    ...('unsubscribe' in mail.data && { unsubscribe: mail.data.unsubscribe }),
    ...(visit !== undefined && { calendar: calendarText(visit, origin) }),
  }
}

const isSaid = (text: string): boolean => text !== ''

interface MailParts {
  readonly subject: string
  readonly before: readonly string[]
  readonly homes: readonly RenderedHome[]
  readonly links: readonly { readonly label: string; readonly address: string }[]
  readonly after: readonly string[]
  readonly footer: string
}

const plain = ({ before, homes, links, after, footer }: MailParts, language: Language): string =>
  [
    ...before,
    ...homes.map(({ title, lines, link }) => [title, ...lines, link].join('\n')),
    ...links.map(({ label, address }) => `${textIn(language, 'mails.labelled', { label })}\n${address}`),
    ...after,
    `-- \n${footer}\n`,
  ].join('\n\n')

/** Mail programs drop style sheets: what little style there is stands at the elements. */
const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b2430;background:#ffffff',
  column: 'max-width:36em;margin:0 auto',
  heading: 'font-size:22px;line-height:1.3',
  link: 'display:inline-block;padding:12px 20px;border-radius:6px;background:#14508c;color:#ffffff;font-weight:bold',
  written: 'white-space:pre-line;overflow-wrap:anywhere',
  small: 'font-size:14px;color:#4a5563',
} as const

/** Lines of what a user wrote stay lines. */
const paragraph = (text: string): string => `<p style="${styles.written}">${escapeHtml(text)}</p>`

/** The address stands below its button too, for those whose program shows none or who want to see where it leads. */
const button = ({ label, address }: MailParts['links'][number]): string => {
  const to = escapeHtml(address)
  return `<p><a href="${to}" style="${styles.link}">${escapeHtml(label)}</a></p>
<p style="${styles.small};word-break:break-all">${to}</p>`
}

/** A home: its title leads to it. */
const homeBlock = ({ title, lines, link }: RenderedHome): string =>
  `<p style="${styles.written}"><a href="${escapeHtml(link)}"><b>${escapeHtml(title)}</b></a>\n${escapeHtml(lines.join('\n'))}</p>`

const document = (parts: MailParts, language: Language): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="${styles.body}"><div lang="${language}" style="${styles.column}">
<h1 style="${styles.heading}">${escapeHtml(parts.subject)}</h1>
${[...parts.before.map(paragraph), ...parts.homes.map(homeBlock), ...parts.links.map(button), ...parts.after.map(paragraph)].join('\n')}
<p style="${styles.small}">${escapeHtml(parts.footer)}</p>
</div></body>
</html>
`
