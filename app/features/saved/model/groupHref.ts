import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** How homes of a group are shown on the page of saved homes. */
export type GroupView = 'list' | 'board'

/** The page of saved homes: a group, the default one without, and how it is shown. */
export function groupHref(language: Language, group: string | undefined, view: GroupView): string {
  const parameters = new URLSearchParams({
    ...(group !== undefined && { group }),
    ...(view === 'board' && { view }),
  })
  const query = parameters.size === 0 ? '' : `?${parameters}`
  return localPath(language, routePath('savedAds')) + query
}

/** What the address says: the group, undefined for the default one, and the view. */
export const readGroupPlace = (search: URLSearchParams) => ({
  group: search.get('group') ?? undefined,
  view: search.get('view') === 'board' ? ('board' as const) : ('list' as const),
})

/** The comparison of homes. */
export const compareHref = (language: Language, ids: readonly number[]): string =>
  `${localPath(language, routePath('compare'))}?ids=${ids.join(',')}`
