/** Addresses of the price guide as every page knows them: `domain/market/guideAddress.ts` has the rest. */
import { routePath } from '../routes.ts'
import { type PlaceSlug, readPlaceSegments } from '../search/searchPath.ts'

export const guidePath = routePath('cityGuide')
export const guideMethodPath = routePath('guideMethod')

/** What the path of a page of the guide says. */
export interface GuidePlace {
  /** Undefined for all of Greece. */
  readonly place?: PlaceSlug | undefined
  /** `2026-10`; undefined for the latest. */
  readonly month?: string | undefined
}

/** The place and month of a path without its language; undefined for a path that is no page of the guide. */
export function readGuidePath(path: string): GuidePlace | undefined {
  if (!path.startsWith(guidePath) || path === guideMethodPath || !path.endsWith('/')) return undefined
  const segments = path.slice(guidePath.length).split('/').slice(0, -1)
  const month = segments.at(-1)
  const hasMonth = month !== undefined && /^\d{4}-\d\d$/.test(month)
  const where = hasMonth ? segments.slice(0, -1) : segments
  const place = where.length === 0 ? undefined : readPlaceSegments(where)
  if (where.length > 2 || (where.length > 0 && place === undefined)) return undefined
  return { place, month: hasMonth ? month : undefined }
}
