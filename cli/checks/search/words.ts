import type { SearchProblem } from '#cli/checks/search/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const searchWords: Words<SearchProblem> = {
  'criterion-missing': {
    says: ({ criterion }) => `nothing can be ordered by ${criterion}`,
    mend: 'Add the criterion to `criteria` in domain/search/orders.ts, and what the engine compares for it.',
  },
  'order-missing': {
    says: ({ order, flag }) => `the order "${order}" is not offered with new sorting ${flag}`,
    mend: 'Add the order to `orderOptions` in domain/search/orders.ts, for the states of the new-sorting flag that the specification names.',
  },
  'order-offered': {
    says: ({ order, flag }) => `the order "${order}" is offered with new sorting ${flag}`,
    mend: 'Take the order out of what domain/search/orders.ts offers in that state of the new-sorting flag.',
  },
  'default-order-differs': {
    says: ({ flag, expected, found }) =>
      `with new sorting ${flag} the default is ${found}; it should be ${expected}`,
    mend: 'Mend `defaultOrder` in domain/search/orders.ts.',
  },
  'order-criterion-differs': {
    says: ({ order, flag, expected, found }) =>
      `with new sorting ${flag}, "${order}" goes by ${found}; it should go by ${expected}`,
    mend: 'Mend the criterion of that order in `orderOptions` of domain/search/orders.ts.',
  },
  'order-direction-differs': {
    says: ({ order, flag, expected, found }) =>
      `with new sorting ${flag}, "${order}" is ordered ${found}; it should be ${expected}`,
    mend: 'Mend the direction of that order in `orderOptions` of domain/search/orders.ts: asc begins with the smallest, the oldest, the lowest.',
  },
  'direction-missing': {
    says: ({ direction }) => `no order goes in the direction ${direction}`,
    mend: 'Spell the directions in domain/search/orders.ts as the specification does: addresses carry them.',
  },
  'field-missing': {
    says: ({ field }) => `no search reads the parameter ${field}`,
    mend: 'Give the parameter its name back: filters are entries of domain/search/filters.ts, orders and pages stand in domain/search/readQuery.ts, the map’s in domain/search/robots.ts.',
  },
  'rooms-filter-differs': {
    says: ({ expected, found }) => `the rooms filter counts ${found}; it should count ${expected}`,
    mend: 'Mend `columnOf` in domain/search/filters.ts: rooms are bedrooms while the bedroom search is on, and all rooms without it.',
  },
}
