/** Addresses of the pages where an agency works. */
import { mayInTeam, type TeamRight, type TeamRole } from './team.ts'

export const workPath = '/user/agency/'

/** Sections of an agency's work, in their order, with the right that each needs. */
const sections = {
  leads: 'seeLeads',
  visits: 'seeLeads',
  team: 'see',
  feeds: 'seeFeeds',
  keys: 'manageKeys',
} as const satisfies Readonly<Record<string, TeamRight>>
export type WorkSection = keyof typeof sections
export const workSections = Object.keys(sections) as readonly WorkSection[]

/** The sections that a role may open. */
export const sectionsFor = (role: TeamRole): readonly WorkSection[] =>
  workSections.filter((section) => mayInTeam(role, sections[section]))

/** Path of a section, in the default language. */
export const sectionPath = (slug: string, section: WorkSection): string =>
  `${workPath}${encodeURIComponent(slug)}/${section}/`

/** In the address of the feeds: the run that is shown. */
export const runParameter = 'run'

/** The agency and section that a path names; an empty one for the list of agencies; undefined for any other path. */
export function readWorkPath(path: string): { slug?: string; section?: WorkSection } | undefined {
  if (path === workPath) return {}
  const [, slug = '', section = ''] = /^\/user\/agency\/([^/]+)\/([a-z]+)\/$/.exec(path) ?? []
  if (!(workSections as readonly string[]).includes(section)) return undefined
  try {
    return { slug: decodeURIComponent(slug), section: section as WorkSection }
  } catch {
    return undefined
  }
}
