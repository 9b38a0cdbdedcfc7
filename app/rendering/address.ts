import { isLanguage, languages } from '#domain/locale.ts'
import { isThemeChoice, type ThemeChoice, themeName } from '#app/shell/theme.ts'

/** An address on its way to a page: where it should have been, or what it says. */
export type ReadAddress =
  | { readonly kind: 'move'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'theme'; readonly to: string; readonly choice: ThemeChoice }
  | { readonly kind: 'page'; readonly pathname: string; readonly search: string }

/**
 * Reads path and query. Greek has no prefix; a language that is not served yet leads to English, for now;
 * doubled slashes are single ones; the choice of a theme is kept and taken out of the address.
 */
export function readAddress(url: string): ReadAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  const pathname = path.replace(/\/{2,}/g, '/')
  const [, prefix = '', rest = '/'] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  if (prefix === 'el') return { kind: 'move', to: rest + search, status: 301 }
  if (!isLanguage(prefix) && (languages as readonly string[]).includes(prefix))
    return { kind: 'move', to: `/en${rest}${search}`, status: 302 }
  if (pathname !== path || (prefix === 'en' && pathname === '/en'))
    return { kind: 'move', to: (pathname === '/en' ? '/en/' : pathname) + search, status: 301 }
  const parameters = new URLSearchParams(search)
  const choice = parameters.get(themeName)
  if (choice === null) return { kind: 'page', pathname, search }
  parameters.delete(themeName)
  const to = pathname + (parameters.size > 0 ? `?${parameters}` : '')
  return isThemeChoice(choice) ? { kind: 'theme', to, choice } : { kind: 'move', to, status: 302 }
}
