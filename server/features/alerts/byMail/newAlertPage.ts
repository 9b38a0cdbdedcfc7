/** The page that keeps a search by an address alone. It needs no script. */
import { newAlertPath } from '#domain/alerts/paths.ts'
import { constants } from '#domain/constants.ts'
import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainForm, plainPage } from '#server/http/pages/plainPage.ts'
import { type Sentence, sentenceIn } from '#server/http/replies/messages.ts'
import { textIn } from '#server/platform/texts.ts'

export interface NewAlertPage {
  readonly language: Language
  /** The address of the list. */
  readonly search: string
  /** The search in words. */
  readonly name: string
  readonly email: string
  readonly token: string
  /** What is wrong. */
  readonly trouble?: Sentence
}

export function newAlertPage({ language, search, name, email, token, trouble }: NewAlertPage): string {
  const say = (key: 'text' | 'email' | 'send' | 'account' | 'privacy') =>
    escapeHtml(textIn(language, `alertsPage.new.${key}`))
  const wrong =
    trouble === undefined
      ? ''
      : `<p role="alert" id="problem"><strong>${escapeHtml(sentenceIn(language, trouble))}</strong></p>`
  const told = trouble === 'fieldsInvalid' ? ' aria-invalid="true" aria-describedby="problem"' : ''
  return plainPage({
    language,
    title: textIn(language, 'alertsPage.title'),
    bodyStyle: plainForm.body,
    main: `${wrong}<p>${escapeHtml(textIn(language, 'alertsPage.search', { search: name }))}</p>
<p>${say('text')}</p>
<form method="post" action="${newAlertPath}?lang=${language}" novalidate>
<input type="hidden" name="token" value="${token}"><input type="hidden" name="search" value="${escapeHtml(search)}">
<p><label for="email">${say('email')}</label><br><input id="email" name="email" type="email" autocomplete="email" maxlength="${constants.account.emailMax}" value="${escapeHtml(email)}" style="${plainForm.field}"${told}></p>
<p><button style="${plainForm.button}">${say('send')}</button></p>
</form>
<p>${say('privacy')}</p>
<p><a href="${localPath(language, routePath('login'))}">${say('account')}</a></p>`,
  })
}

/** Says the same to everybody. */
export const sentPage = (language: Language, search: string): string =>
  plainPage({
    language,
    title: textIn(language, 'alertsPage.title'),
    bodyStyle: plainForm.body,
    main: `<p role="status"><strong>${escapeHtml(textIn(language, 'alertsPage.new.sent'))}</strong></p>
<p><a href="${escapeHtml(localPath(language, search))}">${escapeHtml(textIn(language, 'alertsPage.new.back'))}</a></p>`,
  })
