import { wireNames } from '#domain/search/filters.ts'
import { criteria, defaultOrder, orderNames, orderOptions } from '#domain/search/orders.ts'
import type { SearchFacts, SortingFact } from '#cli/checks/search/check.ts'

/** Orders of the code that stand for "newer" and "older" where the new-sorting flag is off. */
const modified: ReadonlyMap<string, string> = new Map([
  ['newerModified', 'newer'],
  ['olderModified', 'older'],
])

const sorting = (newSorting: boolean): SortingFact => ({
  default: defaultOrder(newSorting),
  options: orderNames(newSorting).map((name) => ({
    name: modified.get(name) ?? name,
    criterion: orderOptions[name].criterion,
  })),
})

/** What domain/search says about filters and orders; `criterio` and `ordine` are read with the order. */
export const gatherSearch = (): SearchFacts => ({
  fields: [...wireNames, 'criterio', 'ordine'],
  criteria: Object.keys(criteria),
  sorting: { on: sorting(true), off: sorting(false) },
})
