import { type PageType, type Route, type RouteName, routes, type TrackingSection } from '../routes.ts'

export interface TrackedPage {
  readonly pageType: PageType | undefined
  readonly section: TrackingSection | undefined
}

const byName: ReadonlyMap<string, Route> = new Map(routes.map((route: Route) => [route.name, route]))

/** The specification's page type and section of a page; undefined where it has none. */
export function trackedPage(name: RouteName): TrackedPage {
  const route = byName.get(name)
  return { pageType: route?.pageType, section: route?.trackingSection }
}
