import { routePath, routes } from '#domain/routes.ts'
import { readSearchPath, splitLanguage } from '#domain/search/searchPath.ts'
import { streamPath } from '#domain/contact/contactPaths.ts'
import { apiPrefixes } from '#server/http/api/apiPaths.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'

/** The label of undeclared paths: invented addresses create no series. */
export const OTHER = 'other'

/** Paths of the contract as it writes them: `/api-next/listings/:id/`. */
const endpoints: readonly string[] = [
  ...new Set(
    Object.values(ServedApi.groups).flatMap((group) =>
      Object.values(group.endpoints as Readonly<Record<string, { readonly path: string }>>).map(
        ({ path }) => path,
      ),
    ),
  ),
]

const isPattern = (path: string) => path.includes(':')
const fixed = new Set([
  ...endpoints.filter((path) => !isPattern(path)),
  streamPath,
  '/healthz',
  '/readyz',
  '/metrics',
])
const patterns = endpoints
  .filter(isPattern)
  .map((path) => ({ path, expression: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))

/** Files and what is made for programs, by what their paths begin with. */
const prefixes = ['/assets/', '/tiles/', '/media/', '/sitemaps/', '/singleSignOn.php', ...apiPrefixes]

/** Pages, the longest path first: the home page is the beginning of all. */
const pages = routes
  .filter(({ served, path }) => served && path !== '/')
  .map(({ path }) => path as string)
  .toSorted((one, other) => other.length - one.length)

/** The route that a path belongs to, of some eighty in all. */
export function routeOf(path: string): string {
  if (fixed.has(path)) return path
  const endpoint = patterns.find(({ expression }) => expression.test(path))
  if (endpoint !== undefined) return endpoint.path
  const prefix = prefixes.find((one) => path.startsWith(one))
  if (prefix !== undefined) return prefix
  const { rest: plain } = splitLanguage(path)
  if (plain === '/') return '/'
  if (readSearchPath(path) !== undefined) return routePath('search')
  return pages.find((page) => plain.startsWith(page)) ?? OTHER
}
