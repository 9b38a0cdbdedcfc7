import type { ServerResponse } from 'node:http'
import type { Language } from '#domain/locale.ts'
import { localPath, splitLanguage } from '#domain/search/searchPath.ts'
import { escapeHtml } from './escapeHtml.ts'
import { type TextKey, textIn } from '#server/platform/texts.ts'
import { contextOf } from './requestContext.ts'

/** Follows the language of the page: nothing but the address is known of the visitor. */
const international: Language = 'en'

const sentences = {
  400: 'lastResort.unreadable',
  405: 'lastResort.onlyRead',
  414: 'lastResort.long',
  431: 'lastResort.long',
  500: 'lastResort.failed',
  503: 'reply.tooManyVisitors',
} as const satisfies Readonly<Record<number, TextKey>>

type Status = keyof typeof sentences

/** Characters: longer than the path of any page. */
const longestPath = 300

const ownPath = /^\/(?![/\\])/

/** A page without the portal: for requests that cannot reach it, and for when rendering itself failed. */
export function lastResortPage(response: ServerResponse, status: Status): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(lastResortHtml(response.req.url ?? '/', status, contextOf(response).id))
}

/** The page as HTML, in the language of an address. `id`: the request's, where it has one. */
export function lastResortHtml(url: string, status: Status, id = ''): string {
  const { language } = splitLanguage(url)
  const name = textIn(language, 'lastResort.name')
  const said = [...new Set([language, international])].map(
    (one) => `<p lang="${one}">${textIn(one, sentences[status])}</p>`,
  )
  const [path = '/'] = url.split('?')
  // An address that is too long by its path leads nowhere, one with two slashes to another host.
  const isLong = (status === 414 || status === 431) && path.length <= longestPath && ownPath.test(path)
  const same = isLong
    ? `<p><a href="${escapeHtml(path)}">${textIn(language, 'lastResort.again')}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} · ${status}</title>
<h1>${name}</h1>${said.join('')}${same}<p><a href="${localPath(language, '/')}">${name} · ${textIn(language, 'lastResort.home')}</a></p>
<p><small>${id}</small></p></html>
`
}
