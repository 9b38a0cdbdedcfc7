import { type PageType, type Route, type RouteName, routes, type TrackingSection } from '../routes.ts'
import { abroadSection, partSections, pathSections } from './sections.ts'

export interface TrackedPage {
  readonly pageType: PageType | undefined
  readonly section: TrackingSection | undefined
}

const byName: ReadonlyMap<string, Route> = new Map(routes.map((route: Route) => [route.name, route]))

/** Its number among the countries of a search. */
const GREECE = 1

/** Whether a search names another country. */
const isAbroad = (search: URLSearchParams): boolean =>
  (search.get('idNazione') ?? '').split(',').some((id) => /^\d+$/.test(id) && Number(id) !== GREECE)

/** The specification's page type and section of a page; undefined where it has none. */
export function trackedPage(name: RouteName, search = new URLSearchParams()): TrackedPage {
  const route = byName.get(name)
  const isSearch = route?.pageType === 'search list' || route?.pageType === 'search map'
  const own = route?.trackingSection ?? pathSections[(route?.path ?? '').replaceAll('/', '')]
  return { pageType: route?.pageType, section: isSearch && isAbroad(search) ? abroadSection : own }
}

/** The section of a part of a page, by its mark; undefined for any other. */
export const sectionOfPart = (mark: string | undefined): TrackingSection | undefined =>
  mark !== undefined && Object.hasOwn(partSections, mark)
    ? partSections[mark as keyof typeof partSections]
    : undefined
