import { defaults, isLanguage } from '#domain/locale.ts'
import { languageChoice } from '#app/shared/choices/languageChoice.ts'
import { resultsView } from '#app/shared/choices/resultsView.ts'
import { themeChoice } from '#app/shell/theme.ts'

/** An incoming address: a redirect to its canonical form, or what it holds. */
export type ReadAddress =
  | { readonly kind: 'move'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'choice'; readonly to: string; readonly cookie: string }
  | { readonly kind: 'page'; readonly pathname: string; readonly search: string }

/** The choices that an address can set. */
const choices = [themeChoice, languageChoice, resultsView] as const

/**
 * Reads path and query. Greek has no prefix; a language alone ends in a slash; doubled slashes become single
 * ones; a choice of theme, language or view is stored and removed from the address.
 */
export function readAddress(url: string): ReadAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  const pathname = path.replace(/\/{2,}/g, '/')
  const [, prefix = '', rest] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  if (prefix === defaults.language) return { kind: 'move', to: (rest ?? '/') + search, status: 301 }
  const whole = isLanguage(prefix) && rest === undefined ? `${pathname}/` : pathname
  if (whole !== path) return { kind: 'move', to: whole + search, status: 301 }
  return withoutChoice(pathname, search)
}

function withoutChoice(pathname: string, search: string): ReadAddress {
  const parameters = new URLSearchParams(search)
  const choice = choices.find(({ name }) => parameters.has(name))
  if (choice === undefined) return { kind: 'page', pathname, search }
  const cookie = choice.cookieFor(parameters.get(choice.name))
  parameters.delete(choice.name)
  const to = pathname + (parameters.size > 0 ? `?${parameters}` : '')
  return cookie === undefined ? { kind: 'move', to, status: 302 } : { kind: 'choice', to, cookie }
}
