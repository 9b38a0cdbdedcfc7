import { listingIdIn, type RouteName, routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'
import type { Place } from '../route.tsx'
import { conversationParameter } from '#app/shared/contact/conversationHref.ts'

interface MainPlace {
  readonly name: 'search' | 'saved' | 'messages' | 'me'
  readonly icon: IconName
  /** The first is where its link goes; pages under all of them are within. */
  readonly routes: readonly [RouteName, ...RouteName[]]
}

/** The four places of the portal, always reachable. */
export const mainPlaces: readonly MainPlace[] = [
  { name: 'search', icon: 'search', routes: ['home', 'searchList', 'searchMap', 'listing'] },
  { name: 'saved', icon: 'heart', routes: ['savedAds', 'savedSearches', 'hiddenAds', 'recentAds'] },
  { name: 'messages', icon: 'mail', routes: ['messages'] },
  { name: 'me', icon: 'user', routes: ['profile', 'login', 'signup', 'passwordReset', 'verifyEmail'] },
]

/** Whether a page is a place itself, within it, or neither; for `aria-current`. */
export function currentIn({ routes }: MainPlace, path: string): 'page' | 'true' | undefined {
  const paths = routes.map(routePath)
  if (path === paths[0]) return 'page'
  const isWithin = paths.some((one) => one !== '/' && path.startsWith(one))
  // Lists of homes are under one path for each contract and category.
  const isList = routes[0] === 'home' && readSearchPath(path) !== undefined
  return isWithin || isList ? 'true' : undefined
}

/** Pages that have a bar of their own at the foot of a narrow window: a home, and an open conversation. */
export const hasOwnBar = ({ path, search }: Pick<Place, 'path' | 'search'>): boolean =>
  listingIdIn(path) !== undefined || (path === routePath('messages') && search.has(conversationParameter))
