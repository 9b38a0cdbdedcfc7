import { agencySlugIn } from '#domain/agency/agencyAddresses.ts'
import { agenciesPath } from '#domain/agency/agencyPaths.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'

/** `/mesitika-grafeia/` */
export const agenciesRoute = defineRoute({
  name: 'agencies',
  match: (path: string) => (path === agenciesPath ? {} : undefined),
  main: ({ search, language }) => agencyKeys.agencies(search, language),
  source: 'app/features/agencies/AgenciesPage.tsx',
  load: async () => {
    const { AgenciesPage: View, head } = await import('./AgenciesPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

/** A slug that the specification names without a page. */
export const agenciesSlugRoute = defineRoute({
  name: 'agenciesSlug',
  match: (path: string) => (path === '/agencies/' ? {} : undefined),
  forward: ({ language }) => Promise.resolve(localPath(language, agenciesPath)),
  source: 'app/features/agencies/AgenciesPage.tsx',
  load: async () => {
    const { AgenciesPage: View, head } = await import('./AgenciesPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

/** The other one: all homes for sale. */
export const listingsSlugRoute = defineRoute({
  name: 'listingsSlug',
  match: (path: string) => (path === '/listings/' ? {} : undefined),
  forward: ({ language }) => Promise.resolve(localPath(language, routePath('search'))),
  source: 'app/features/agencies/AgenciesPage.tsx',
  load: async () => {
    const { AgenciesPage: View, head } = await import('./AgenciesPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

/** `/mesitika-grafeia/meltemi-akinita-12/` */
export const agencyRoute = defineRoute({
  name: 'agency',
  match: (path: string) => {
    const slug = agencySlugIn(path)
    return slug === undefined ? undefined : { slug }
  },
  main: ({ params, search, language }) => agencyKeys.agency(params.slug, search, language),
  source: 'app/features/agencies/AgencyPage.tsx',
  load: async () => {
    const { AgencyPage: View, head } = await import('./AgencyPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared', 'advertiser'],
})
