import { type FilterName, filterNames, filters, parametersOf } from '#domain/search/filters.ts'

/** The filter that a parameter belongs to; undefined for paging and for names that are no parameter. */
export const filterOfParameter = (parameter: string): FilterName | undefined =>
  filterNames.find((name) => parametersOf(filters[name]).includes(parameter))

/** Which end of a range a parameter is; undefined for other parameters. */
export function rangeEndOf(parameter: string): 'min' | 'max' | undefined {
  const name = filterOfParameter(parameter)
  const filter = name && filters[name]
  if (filter?.kind !== 'range') return undefined
  return filter.parameter.min === parameter ? 'min' : 'max'
}

/**
 * The form's own name for an order, since one select cannot submit the specification's two parameters for it.
 */
export const orderField = 'order'
