import { readWorkPath, runParameter, type WorkSection } from '#domain/agency/workPaths.ts'
import type { Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { defineRoute } from '#app/shell/route.tsx'
import type { ApiKey } from '#app/transport/apiKey.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'

/** What a section shows, by the agency and the address. */
const keysOf: Readonly<
  Record<
    WorkSection,
    (slug: string, language: Language, search: URLSearchParams) => readonly ApiKey<unknown>[]
  >
> = {
  leads: (slug, language, search) => [officeKeys.leads(slug, search, language)],
  visits: (slug, language) => [officeKeys.visits(slug, language)],
  team: (slug, language) => [officeKeys.team(slug, language)],
  feeds: (slug, language, search) => {
    const run = search.get(runParameter)
    return run ? [officeKeys.run(slug, run, language)] : [officeKeys.feeds(slug, language)]
  },
  keys: (slug, language) => [officeKeys.keys(slug, language), officeKeys.webhook(slug, language)],
}

/** Where an agency works. Rendered for the session: it is read without script. */
export const officeRoute = defineRoute({
  name: 'agencyWork',
  match: (path: string) => readWorkPath(path),
  isPersonal: true,
  extras: ({ params: { slug, section }, language, search }) => [
    officeKeys.own(language),
    ...(slug !== undefined && section !== undefined ? keysOf[section](slug, language, search) : []),
  ],
  source: 'app/features/office/OfficePage.tsx',
  load: async () => {
    const { OfficePage: View, head } = await import('./OfficePage.tsx')
    return { View, head }
  },
  areas: ['office'],
})

const joinPath = routePath('joinAgency')

/** An invitation to the team of an agency. */
export const joinAgencyRoute = defineRoute({
  name: 'joinAgency',
  match: (path: string) => (path === joinPath ? {} : undefined),
  source: 'app/features/office/JoinAgencyPage.tsx',
  load: async () => {
    const { JoinAgencyPage: View, head } = await import('./JoinAgencyPage.tsx')
    return { View, head }
  },
  areas: ['office'],
})
