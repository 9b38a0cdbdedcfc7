import {
  type CategoryName,
  type Criteria,
  type FilterName,
  filterNames,
  filters,
  isServed,
  wiresOf,
} from '#domain/search/filters.ts'
import type { Flags } from '#domain/flags.ts'

/** What the panel of further filters asks, group by group, in the order in which it is read. */
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
  offer: ['advertiser', 'ownership', 'country', 'excludeAuctions', 'keyword'],
  auction: ['auctionStatus', 'court'],
} as const satisfies Record<string, readonly FilterName[]>

export type PanelGroup = keyof typeof panelGroups
export type PanelFilter = (typeof panelGroups)[PanelGroup][number]

export const panelGroupNames = Object.keys(panelGroups) as PanelGroup[]
export const panelFilters: readonly PanelFilter[] = panelGroupNames.flatMap((name) => panelGroups[name])

/** Filters that say something of any property. */
const general: readonly PanelFilter[] = ['typology', 'view', ...panelGroups.offer, ...panelGroups.auction]

/** Filters that say something of premises in a building. */
const premises: readonly PanelFilter[] = [
  ...general,
  ...panelGroups.building,
  'bathrooms',
  'heating',
  'garage',
  'lift',
  'alarm',
  'furnished',
  'virtualTour',
  'incomeProperty',
]

/** What is asked of a category; of homes, everything. */
const askedOf: Readonly<Partial<Record<CategoryName, readonly PanelFilter[]>>> = {
  land: general,
  garage: [...general, 'alarm', 'virtualTour'],
  deposits: [...general, 'floor', 'lift', 'alarm', 'virtualTour'],
  commercial: premises,
  shops: premises,
  sheds: premises,
  coworking: premises,
}

/** Whether a filter of the panel is asked of a category while some features are on. */
export const isAsked = (name: PanelFilter, category: CategoryName, flags: Flags): boolean =>
  isServed(filters[name], flags) &&
  (name !== 'excludeAuctions' || flags.auctions) &&
  (askedOf[category] ?? panelFilters).includes(name)

/** The names under which the panel submits. */
export const panelWires: readonly string[] = panelFilters.map((name) => wiresOf(filters[name])[0] as string)

/** Criteria without those of the panel that mean nothing in a category. */
export function askedCriteria(criteria: Criteria, category: CategoryName, flags: Flags): Criteria {
  const dropped = panelFilters.filter((name) => !isAsked(name, category, flags)) as readonly FilterName[]
  const kept = filterNames.filter((name) => criteria[name] !== undefined && !dropped.includes(name))
  return Object.fromEntries(kept.map((name) => [name, criteria[name]])) as Criteria
}

/** How many filters of the panel are in force. */
export const panelCount = (criteria: Criteria): number =>
  panelFilters.reduce((sum, name) => {
    const value: unknown = criteria[name]
    return sum + (value === undefined ? 0 : Array.isArray(value) && name === 'typology' ? value.length : 1)
  }, 0)
