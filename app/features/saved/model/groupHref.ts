import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** How homes of a group are shown on the page of saved homes. */
export type GroupView = 'list' | 'board'

/** The page of saved homes: a group, the default one without, how it is shown, and how many homes, undefined for the first. */
export function groupHref(
  language: Language,
  group: string | undefined,
  view: GroupView,
  shown?: number,
): string {
  const parameters = new URLSearchParams({
    ...(group !== undefined && { group }),
    ...(view === 'board' && { view }),
    ...(shown !== undefined && { shown: String(shown) }),
  })
  const query = parameters.size === 0 ? '' : `?${parameters}`
  return localPath(language, routePath('savedAds')) + query
}

/** What the address says: the group, undefined for the default one, the view, and how many homes are shown. */
export const readGroupPlace = (search: URLSearchParams) => ({
  group: search.get('group') ?? undefined,
  view: search.get('view') === 'board' ? ('board' as const) : ('list' as const),
  shown: readShown(search),
})

/** How many homes of a long group an address shows. */
export const readShown = (search: URLSearchParams): number =>
  Math.min(savedLimits.homes, Math.max(savedLimits.shownAtOnce, Math.trunc(Number(search.get('shown'))) || 0))

/** The comparison of homes. */
export const compareHref = (language: Language, ids: readonly number[]): string =>
  `${localPath(language, routePath('compare'))}?ids=${ids.join(',')}`
