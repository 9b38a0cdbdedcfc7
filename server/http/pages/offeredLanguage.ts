import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '#domain/locale.ts'

/**
 * The language to offer to a visitor on a page: what was chosen in this browser, else the first that the browser asks
 * for. None where the browser reads the page's own: many Greeks have an English browser that names Greek second.
 */
export const offeredLanguage =
  (request: IncomingMessage, cookies: ReadonlyMap<string, string>) =>
  (shown: Language): Language | undefined => {
    const chosen = cookies.get('language') ?? ''
    if (isLanguage(chosen)) return chosen === shown ? undefined : chosen
    if (request.headers['accept-language'] === undefined) return undefined
    const accepted = new Negotiator(request).languages([...languages])
    return accepted.includes(shown) ? undefined : accepted.find(isLanguage)
  }
