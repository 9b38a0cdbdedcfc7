/** Addresses of groups and associations of agencies, and of agents. */
import { routePath } from '../routes.ts'
import type { GroupKind } from './AgencyGroup.ts'

export const groupsPath = (kind: GroupKind): string =>
  routePath(kind === 'group' ? 'agencyGroups' : 'associations')

/** Path of the page of a group or an association in the default language. */
export const groupPath = (kind: GroupKind, slug: string): string => `${groupsPath(kind)}${slug}/`

/** The group or association whose page a path names; undefined for any other path. */
export function groupSlugIn(kind: GroupKind, path: string): string | undefined {
  const base = groupsPath(kind)
  return path.startsWith(base) ? /^([a-z0-9-]{1,100})\/$/.exec(path.slice(base.length))?.[1] : undefined
}

export const agentsPath = routePath('agents')

export const agentPath = (id: number): string => `${agentsPath}${id}/`

/** The agent whose page a path names; undefined for any other path. */
export function agentIdIn(path: string): number | undefined {
  const id = path.startsWith(agentsPath) && /^([1-9]\d{0,9})\/$/.exec(path.slice(agentsPath.length))?.[1]
  return id ? Number(id) : undefined
}
