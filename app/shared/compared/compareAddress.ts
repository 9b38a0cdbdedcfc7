import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { comparedIds } from './comparedIds.ts'

/** What the address of a comparison says. */
export interface Comparison {
  readonly ids: readonly number[]
  /** Rows in which all are the same are left out. */
  readonly onlyDifferences: boolean
  /** The two homes that a narrow screen shows. */
  readonly pair: readonly number[]
}

/** Reads an address. What is no listing is left out. */
export function readComparison(search: URLSearchParams): Comparison {
  const compared = comparedIds(search)
  const chosen = [search.get('a'), search.get('b')].map(Number).filter((id) => compared.includes(id))
  return {
    ids: compared,
    onlyDifferences: search.get('only') === 'differences',
    pair: [...new Set([...chosen, ...compared])].slice(0, 2),
  }
}

/** The page of comparisons, without its query. */
export const comparisonPath = (language: Language): string => localPath(language, routePath('compare'))

/** The values of an address, by name. */
export const comparisonValues = ({ ids, onlyDifferences }: Omit<Comparison, 'pair'>) => ({
  ids: ids.join(','),
  ...(onlyDifferences && { only: 'differences' }),
})

export function comparisonHref(
  language: Language,
  { pair = [], ...comparison }: Partial<Comparison>,
): string {
  const { ids = [], onlyDifferences = false } = comparison
  if (ids.length === 0) return comparisonPath(language)
  const [a, b] = pair.filter((id) => ids.includes(id))
  const values = {
    ...comparisonValues({ ids, onlyDifferences }),
    ...(ids.length > 2 && a !== undefined && b !== undefined && { a: String(a), b: String(b) }),
  }
  // Commas stay readable in an address.
  return `${comparisonPath(language)}?${new URLSearchParams(values).toString().replaceAll('%2C', ',')}`
}
