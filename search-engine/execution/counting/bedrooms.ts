import type { Criteria, Range } from '#domain/search/filters.ts'

/**
 * With the bedroom search flag on, the rooms filter looks at bedrooms (specification section 3). Merges both filters
 * into one, as options are counted.
 */
export function countingBedrooms(criteria: Criteria, bedroomSearch: boolean): Criteria {
  if (!bedroomSearch || criteria.rooms === undefined) return criteria
  const { rooms, ...rest } = criteria
  return { ...rest, bedrooms: both(rooms, rest.bedrooms ?? {}) }
}

const both = (one: Range, other: Range): Range => {
  const min = Math.max(one.min ?? -Infinity, other.min ?? -Infinity)
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity)
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) }
}
