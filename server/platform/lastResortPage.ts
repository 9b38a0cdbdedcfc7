import type { ServerResponse } from 'node:http'
import type { Language } from '#domain/locale.ts'
import { localPath, splitLanguage } from '#domain/search/searchPath.ts'
import { lastResortTexts } from './lastResortTexts.ts'
import { contextOf } from './requestContext.ts'

/** Follows the language of the page: nothing but the address is known of the visitor. */
const international: Language = 'en'

/** A page without the portal: for requests that cannot reach it, and for when rendering itself failed. */
export function lastResortPage(
  response: ServerResponse,
  status: keyof typeof lastResortTexts.sentences,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { language } = splitLanguage(response.req.url ?? '/')
  const { sentences, name, home } = lastResortTexts
  const said = [...new Set([language, international])].map(
    (one) => `<p lang="${one}">${sentences[status][one]}</p>`,
  )
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(`<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name[language]} · ${status}</title>
<h1>${name[language]}</h1>${said.join('')}<p><a href="${localPath(language, '/')}">${name[language]} · ${home[language]}</a></p>
<p><small>${contextOf(response).id}</small></p></html>
`)
}
