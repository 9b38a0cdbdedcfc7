/** Every page that the portal serves, as the route table has it. */
import { sectionPath, workSections } from '#domain/agency/workPaths.ts'
import { editPath, publishPath, stepPath } from '#domain/publishing/paths.ts'
import { stepNames } from '#domain/publishing/stepNames.ts'
import { routePath, routes } from '#domain/routes.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { type Asks, firstAgencyPath, firstAgentPath, firstListingPath } from './stock.ts'

export interface VisitedPage {
  readonly name: string
  /** Without language. */
  readonly path: string
}

/** What the table's path alone does not lead to: an address with something in it. */
const addresses: Readonly<Record<string, (request: Asks) => string | Promise<string>>> = {
  search: () => '/pwlhsh-katoikies/',
  searchList: () => '/search-list/?idContratto=2&idCategoria=1',
  listing: firstListingPath,
  agency: firstAgencyPath,
  agent: firstAgentPath,
  agencyGroup: () => '/mesitika-grafeia/omiloi/aigaio/',
  association: () => '/mesitika-grafeia/syllogoi/i-stegi/',
  editAd: () => '/utente/annuncio/1',
  upgradeAd: () => '/utente/annuncio/1/visibilita/',
}

/** What an account has beyond the table's paths: its ad, the steps of a draft, the work of an agency, the operator's pages. */
export const accountPages = (ad: number, agency: string): readonly string[] => [
  editPath(ad),
  visibilityPath(ad),
  publishPath,
  ...stepNames.map((step) => stepPath(1, step)),
  ...workSections.map((section) => sectionPath(agency, section)),
  ...accountRoutes.map((name) => routePath(name)),
]

const accountRoutes = [
  'profile',
  'messages',
  'savedAds',
  'savedMap',
  'savedSearches',
  'hiddenAds',
  'recentAds',
  'publishedAds',
  'myHome',
  'agencyWork',
  'moderation',
  'operatorDesk',
  'operatorReplay',
] as const

/** The pages, and that of an address where nothing is. */
export async function everyPage(request: Asks): Promise<readonly VisitedPage[]> {
  const served = routes.filter((route) => route.served)
  const pages = served.map(async ({ name, path }) => ({
    name,
    path: (await addresses[name]?.(request)) ?? path,
  }))
  return [
    ...(await Promise.all(pages)),
    { name: 'visitHours', path: '/user/messages/hours/' },
    { name: 'notFound', path: '/den-yparxei/' },
  ]
}
