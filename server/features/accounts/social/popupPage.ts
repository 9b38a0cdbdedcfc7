/** The page in the popup of a social sign-in after its return. */
import { HttpServerResponse } from 'effect/http'
import { randomBytes } from 'node:crypto'
import type { Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'
import { textIn } from '#server/platform/texts.ts'

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
      `<p><a href="${localPath(language, '/')}">${textIn(language, 'popup.home')}</a></p>`,
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
    title: textIn(language, isLinked ? 'popup.linkedTitle' : 'popup.doneTitle'),
    sentences: [textIn(language, 'popup.done')],
    closes: true,
    language,
  })

/** Refused: the window stays, so that the reason can be read. */
export const refusedPage = (language: Language, reason: string, status: number) =>
  answer({
    status,
    title: textIn(language, 'popup.refusedTitle'),
    sentences: [reason, textIn(language, 'popup.closeHint')],
    closes: false,
    language,
  })
