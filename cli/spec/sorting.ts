/** What a result list can be ordered by. */
export const sortingOptions = [
  { name: 'automatic', onlyWithoutNewSorting: true, section: '3 Sorting' },
  { name: 'most relevant', section: '3 Sorting' },
  { name: 'cheaper', section: '3 Sorting' },
  { name: 'more expensive', section: '3 Sorting' },
  { name: 'larger', section: '3 Sorting' },
  { name: 'smaller', section: '3 Sorting' },
  { name: 'more rooms', section: '3 Sorting' },
  { name: 'fewer rooms', section: '3 Sorting' },
  { name: 'newer', section: '3 Sorting' },
  { name: 'older', section: '3 Sorting' },
  { name: 'higher floor', section: '3 Sorting' },
  { name: 'lower floor', section: '3 Sorting' },
  { name: 'price per square metre up', section: '3 Sorting' },
  { name: 'price per square metre down', section: '3 Sorting' },
  { name: 'agencies first', section: '3 Sorting' },
  { name: 'private advertisers first', section: '3 Sorting' },
  { name: 'discounted', section: '3 Sorting' },
] as const

/** The criteria behind the options. */
export const sortingCriteria = [
  { name: 'automatic', section: '3 Sorting' },
  { name: 'relevance', section: '3 Sorting' },
  { name: 'price', section: '3 Sorting' },
  { name: 'surface', section: '3 Sorting' },
  { name: 'rooms', section: '3 Sorting' },
  { name: 'modification date', section: '3 Sorting' },
  { name: 'creation date', section: '3 Sorting' },
  { name: 'floor', section: '3 Sorting' },
  { name: 'price per square metre', section: '3 Sorting' },
  { name: 'agency first', section: '3 Sorting' },
  { name: 'private first', section: '3 Sorting' },
  { name: 'discount', section: '3 Sorting' },
] as const

/** The two directions. */
export const sortingDirections = { values: ['asc', 'desc'], section: '3 Sorting' } as const

/** What the new-sorting flag changes. */
export const newSorting = {
  on: { default: 'most relevant', newerAndOlderBy: 'creation date' },
  off: { default: 'automatic' },
  section: '3 Sorting',
} as const

/** With the bedroom search flag on, the rooms filter means bedrooms. */
export const bedroomSearch = { roomsFilterUses: 'bedrooms', section: '3 Sorting' } as const
