import { type Criteria, type FilterName, filters, parametersOf } from '#domain/search/filters.ts'

/** The fields of the panel of further filters, by group, in reading order. */
export const panelGroups = {
  building: ['typology', 'condition', 'floor', 'energy'],
  home: ['bathrooms', 'heating', 'garden', 'garage', 'view'],
  features: [
    'lift',
    'balcony',
    'furnished',
    'cellar',
    'pool',
    'alarm',
    'pets',
    'smokers',
    'students',
    'virtualTour',
    'incomeProperty',
  ],
  law: ['seismicEra', 'certificate', 'buildingIdentity', 'regularisation', 'stepFree'],
  offer: ['advertiser', 'ownership', 'country', 'keyword'],
  auction: ['auctionStatus', 'court'],
} as const satisfies Record<string, readonly FilterName[]>

export type PanelGroup = keyof typeof panelGroups
export type PanelFilter = (typeof panelGroups)[PanelGroup][number]

export const panelGroupNames = Object.keys(panelGroups) as PanelGroup[]
export const panelFilters: readonly PanelFilter[] = panelGroupNames.flatMap((name) => panelGroups[name])

/** The names under which the panel submits. */
export const panelParameters: readonly string[] = panelFilters.map(
  (name) => parametersOf(filters[name])[0] as string,
)

/** How many filters of the panel are in force. */
export const panelCount = (criteria: Criteria): number =>
  panelFilters.reduce((sum, name) => {
    const value: unknown = criteria[name]
    return sum + (value === undefined ? 0 : Array.isArray(value) && name === 'typology' ? value.length : 1)
  }, 0)
