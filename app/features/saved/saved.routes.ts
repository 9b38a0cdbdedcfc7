import { routePath } from '#domain/routes.ts'
import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { laterViews } from './views/laterViews.ts'

/** The user's saved homes, rendered for the session: they are read, moved and noted without script. */
export const savedRoute = defineRoute({
  name: 'savedAds',
  match: (path: string) => (path === savedPath ? {} : undefined),
  isPersonal: true,
  extras: ({ search, language, flags }) => [
    savedKeys.group(search.get('group') ?? undefined, language),
    ...(flags.collections ? [savedKeys.groups(language)] : []),
  ],
  source: 'app/features/saved/SavedPage.tsx',
  load: async () => {
    const { SavedPage: View, head } = await import('./SavedPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared'],
  later: laterViews,
})

const savedMapPath = routePath('savedMap')

/** The same homes on a map. */
export const savedMapRoute = defineRoute({
  name: 'savedMap',
  match: (path: string) => (path === savedMapPath ? {} : undefined),
  source: 'app/features/saved/SavedMapPage.tsx',
  load: async () => {
    const { SavedMapPage: View, head } = await import('./SavedMapPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'map'],
})

const sharedPath = routePath('sharedHomes')

/** A group as its link shows it. Its address holds the token, so that it reads without script. */
export const sharedHomesRoute = defineRoute({
  name: 'sharedHomes',
  match: (path: string) => (path === sharedPath ? {} : undefined),
  main: ({ search, language }) => {
    const token = search.get('token')
    return token ? savedKeys.shared(token, language) : undefined
  },
  showsErrors: true,
  source: 'app/features/saved/SharedPage.tsx',
  load: async () => {
    const { SharedPage: View, head } = await import('./SharedPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'groups'],
})

const joinPath = routePath('joinGroup')

/** An invitation to a group. */
export const joinGroupRoute = defineRoute({
  name: 'joinGroup',
  match: (path: string) => (path === joinPath ? {} : undefined),
  source: 'app/features/saved/JoinPage.tsx',
  load: async () => {
    const { JoinPage: View, head } = await import('./JoinPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'groups'],
})

const hiddenAdsPath = routePath('hiddenAds')

/** Homes that a user hides. */
export const hiddenRoute = defineRoute({
  name: 'hiddenAds',
  match: (path: string) => (path === hiddenAdsPath ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [savedKeys.hidden(language)],
  source: 'app/features/saved/hidden/HiddenPage.tsx',
  load: async () => {
    const { HiddenPage: View, head } = await import('./hidden/HiddenPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'hidden'],
})

const recentAdsPath = routePath('recentAds')

/** Homes that were opened lately. */
export const recentAdsRoute = defineRoute({
  name: 'recentAds',
  match: (path: string) => (path === recentAdsPath ? {} : undefined),
  source: 'app/features/saved/recent/RecentAdsPage.tsx',
  load: async () => {
    const { RecentAdsPage: View, head } = await import('./recent/RecentAdsPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'recent'],
})

const recentSearchesPath = routePath('recentSearches')

/** Searches that were made lately. */
export const recentSearchesRoute = defineRoute({
  name: 'recentSearches',
  match: (path: string) => (path === recentSearchesPath ? {} : undefined),
  source: 'app/features/saved/recent/RecentSearchesPage.tsx',
  load: async () => {
    const { RecentSearchesPage: View, head } = await import('./recent/RecentSearchesPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'recent'],
})
