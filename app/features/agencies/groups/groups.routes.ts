import type { GroupCard, GroupDetail, GroupKind } from '#domain/agency/AgencyGroup.ts'
import { agentIdIn, agentsPath, groupSlugIn, groupsPath } from '#domain/agency/groupPaths.ts'
import { defineRoute, type RouteDefinition } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'

/** One agency's people and those of the others lead to each other. */
export const agentsRoute = defineRoute({
  name: 'agents',
  match: (path: string) => (path === agentsPath ? {} : undefined),
  main: ({ language }) => apiKey.agents(language),
  source: 'app/features/agencies/groups/AgentsPage.tsx',
  load: async () => {
    const { AgentsPage: View, head } = await import('./AgentsPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

/** `/mesitika-grafeia/mesites/1203/` */
export const agentRoute = defineRoute({
  name: 'agent',
  match: (path: string) => {
    const id = agentIdIn(path)
    return id === undefined ? undefined : { id }
  },
  main: ({ params, language }) => apiKey.agent(params.id, language),
  source: 'app/features/agencies/groups/AgentPage.tsx',
  load: async () => {
    const { AgentPage: View, head } = await import('./AgentPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

/** The groups of a kind. */
const groupsOf = (
  kind: GroupKind,
): Omit<RouteDefinition<object, { groups: readonly GroupCard[] }>, 'name'> => ({
  match: (path) => (path === groupsPath(kind) ? {} : undefined),
  main: ({ language }) => agencyKeys.agencyGroups(kind, language),
  source: 'app/features/agencies/groups/GroupsPage.tsx',
  load: async () => {
    const { GroupsPage: View, head } = await import('./GroupsPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

/** One group of a kind. */
const groupOf = (kind: GroupKind): Omit<RouteDefinition<{ slug: string }, GroupDetail>, 'name'> => ({
  match: (path) => {
    const slug = groupSlugIn(kind, path)
    return slug === undefined ? undefined : { slug }
  },
  main: ({ params, language }) => agencyKeys.agencyGroup(params.slug, language),
  source: 'app/features/agencies/groups/GroupPage.tsx',
  load: async () => {
    const { GroupPage: View, head } = await import('./GroupPage.tsx')
    return { View, head }
  },
  areas: ['agencies', 'shared'],
})

export const agencyGroupsRoute = defineRoute({ name: 'agencyGroups', ...groupsOf('group') })
export const associationsRoute = defineRoute({ name: 'associations', ...groupsOf('association') })
export const agencyGroupRoute = defineRoute({ name: 'agencyGroup', ...groupOf('group') })
export const associationRoute = defineRoute({ name: 'association', ...groupOf('association') })
