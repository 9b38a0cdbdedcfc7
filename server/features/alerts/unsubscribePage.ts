/** The page of one search's alerts for who is not signed in. It only shows: a program that follows links changes nothing. */
import type { Language } from '#domain/locale.ts'
import { unsubscribePath } from '#domain/alerts/paths.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'
import { textIn } from '#server/platform/texts.ts'
import type { SearchRow } from './SavedSearches.ts'

export const alertActions = ['stop', 'pause7', 'pause30', 'stopAll', 'resume', 'confirm', 'erase'] as const
export type AlertAction = (typeof alertActions)[number]

export interface ShownAlert {
  readonly search: Pick<SearchRow, 'name' | 'frequency' | 'pausedUntil' | 'mailboxId' | 'confirmedAt'>
  readonly language: Language
  readonly token: string
  readonly now: Date
  /** What was done just now. */
  readonly done?: AlertAction
}

const isResting = ({ frequency, pausedUntil }: ShownAlert['search'], now: Date): boolean =>
  frequency === 'off' || (pausedUntil !== null && pausedUntil > now)

const isWaiting = ({ mailboxId, confirmedAt }: ShownAlert['search']): boolean =>
  mailboxId !== null && confirmedAt === null

function actionsOf(search: ShownAlert['search'], now: Date): readonly AlertAction[] {
  if (isWaiting(search)) return ['confirm', 'erase']
  const usual: readonly AlertAction[] = isResting(search, now)
    ? ['resume', 'stopAll']
    : ['stop', 'pause7', 'pause30', 'stopAll']
  return search.mailboxId === null ? usual : [...usual, 'erase']
}

const stateOf = (search: ShownAlert['search'], now: Date) =>
  isWaiting(search)
    ? 'alertsPage.waiting'
    : isResting(search, now)
      ? 'alertsPage.resting'
      : 'alertsPage.running'

export function unsubscribePage({ search, language, token, now, done }: ShownAlert): string {
  const action = unsubscribePath(token)
  const actions = actionsOf(search, now)
  const button = (name: AlertAction) =>
    `<p><button name="action" value="${name}" style="${look.button}">${escapeHtml(textIn(language, `alertsPage.${name}`))}</button></p>`
  const state = done ? (`alertsPage.done.${done}` as const) : stateOf(search, now)
  return plainPage({
    language,
    title: textIn(language, 'alertsPage.title'),
    bodyStyle: look.body,
    main: `<p>${escapeHtml(textIn(language, 'alertsPage.search', { search: search.name }))}</p>
<p role="status"><strong>${escapeHtml(textIn(language, state))}</strong></p>
<form method="post" action="${action}">${actions.map(button).join('\n')}</form>`,
  })
}

/** All that an address kept was deleted. */
export const erasedPage = (language: Language): string =>
  plainPage({
    language,
    title: textIn(language, 'alertsPage.title'),
    bodyStyle: look.body,
    main: `<p role="status"><strong>${escapeHtml(textIn(language, 'alertsPage.done.erase'))}</strong></p>`,
  })

export const missingAlertPage = (language: Language): string =>
  plainPage({
    language,
    title: textIn(language, 'alertsPage.title'),
    bodyStyle: look.body,
    main: `<p>${escapeHtml(textIn(language, 'alertsPage.missing'))}</p>`,
  })

const look = {
  body: 'max-width:36em;margin:0 auto;padding:24px;font:1.125rem/1.5 sans-serif;overflow-wrap:anywhere',
  button: 'min-height:48px;padding:8px 20px;font:inherit;width:100%;text-align:start',
} as const
