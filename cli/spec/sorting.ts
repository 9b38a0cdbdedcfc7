/**
 * The orders of a result list. The specification lists options and criteria separately; their words say which
 * belong together, and the direction of paired ones. The flag decides the field of newer and older.
 */
export const sortingOptions = [
  { name: 'automatic', onlyWithoutNewSorting: true, by: 'automatic', section: '3 Sorting' },
  { name: 'most relevant', by: 'relevance', section: '3 Sorting' },
  { name: 'cheaper', by: 'price', direction: 'asc', section: '3 Sorting' },
  { name: 'more expensive', by: 'price', direction: 'desc', section: '3 Sorting' },
  { name: 'larger', by: 'surface', direction: 'desc', section: '3 Sorting' },
  { name: 'smaller', by: 'surface', direction: 'asc', section: '3 Sorting' },
  { name: 'more rooms', by: 'rooms', direction: 'desc', section: '3 Sorting' },
  { name: 'fewer rooms', by: 'rooms', direction: 'asc', section: '3 Sorting' },
  { name: 'newer', direction: 'desc', section: '3 Sorting' },
  { name: 'older', direction: 'asc', section: '3 Sorting' },
  { name: 'higher floor', by: 'floor', direction: 'desc', section: '3 Sorting' },
  { name: 'lower floor', by: 'floor', direction: 'asc', section: '3 Sorting' },
  { name: 'price per square metre up', by: 'price per square metre', direction: 'asc', section: '3 Sorting' },
  {
    name: 'price per square metre down',
    by: 'price per square metre',
    direction: 'desc',
    section: '3 Sorting',
  },
  { name: 'agencies first', by: 'agency first', section: '3 Sorting' },
  { name: 'private advertisers first', by: 'private first', section: '3 Sorting' },
  { name: 'discounted', by: 'discount', section: '3 Sorting' },
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
