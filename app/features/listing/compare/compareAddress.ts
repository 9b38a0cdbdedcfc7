import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** What the address of a comparison says. */
export interface Comparison {
  readonly ids: readonly number[]
  /** Rows in which all are the same are left out. */
  readonly onlyDifferences: boolean
}

/** Reads an address: `ids=1,2` or `ids=1&ids=2`, as a form sends them. What is no listing is left out. */
export function readComparison(search: URLSearchParams): Comparison {
  const ids = search
    .getAll('ids')
    .flatMap((part) => part.split(','))
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number)
  return {
    ids: [...new Set(ids)].slice(0, savedLimits.compared),
    onlyDifferences: search.get('only') === 'differences',
  }
}

export function comparisonHref(language: Language, { ids, onlyDifferences }: Comparison): string {
  const path = localPath(language, routePath('compare'))
  if (ids.length === 0) return path
  return `${path}?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}
