/** The page of one search's alerts for who is not signed in. It only shows: a program that follows links changes nothing. */
import type { Language } from '#domain/locale.ts'
import { unsubscribePath } from '#domain/alerts/paths.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'
import { textIn } from '#server/platform/texts.ts'
import type { SearchRow } from './SavedSearches.ts'

export const alertActions = ['stop', 'pause7', 'pause30', 'stopAll', 'resume'] as const
export type AlertAction = (typeof alertActions)[number]

export interface ShownAlert {
  readonly search: Pick<SearchRow, 'name' | 'frequency' | 'pausedUntil'>
  readonly language: Language
  readonly token: string
  readonly now: Date
  /** What was done just now. */
  readonly done?: AlertAction
}

const isResting = ({ frequency, pausedUntil }: ShownAlert['search'], now: Date): boolean =>
  frequency === 'off' || (pausedUntil !== null && pausedUntil > now)

export function unsubscribePage({ search, language, token, now, done }: ShownAlert): string {
  const action = unsubscribePath(token)
  const actions: readonly AlertAction[] = isResting(search, now)
    ? ['resume', 'stopAll']
    : ['stop', 'pause7', 'pause30', 'stopAll']
  const button = (name: AlertAction) =>
    `<p><button name="action" value="${name}" style="${look.button}">${escapeHtml(textIn(language, `alertsPage.${name}`))}</button></p>`
  const state = done
    ? (`alertsPage.done.${done}` as const)
    : isResting(search, now)
      ? 'alertsPage.resting'
      : 'alertsPage.running'
  return plainPage({
    language,
    title: textIn(language, 'alertsPage.title'),
    bodyStyle: look.body,
    main: `<p>${escapeHtml(textIn(language, 'alertsPage.search', { search: search.name }))}</p>
<p role="status"><strong>${escapeHtml(textIn(language, state))}</strong></p>
<form method="post" action="${action}">${actions.map(button).join('\n')}</form>`,
  })
}

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
