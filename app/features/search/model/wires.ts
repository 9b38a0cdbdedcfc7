import { type FilterName, filterNames, filters, wiresOf } from '#domain/search/filters.ts'

/** The filter that a parameter belongs to; undefined for paging and for names that are no parameter. */
export const filterOfWire = (wire: string): FilterName | undefined =>
  filterNames.find((name) => wiresOf(filters[name]).includes(wire))

/** Which end of a range a parameter is; undefined for other parameters. */
export function rangeEndOf(wire: string): 'min' | 'max' | undefined {
  const name = filterOfWire(wire)
  const filter = name && filters[name]
  if (filter?.kind !== 'range') return undefined
  return filter.wire.min === wire ? 'min' : 'max'
}

/**
 * The form's own name for an order, since one select cannot submit the specification's two parameters for it.
 */
export const orderField = 'order'
