import { cameraNames } from '#domain/map/camera.ts'
import { columnOf, parameterNames } from '#domain/search/filters.ts'
import { criteria, defaultOrder, orderNames, orderOptions, paging } from '#domain/search/orders.ts'
import type { SearchFacts, SortingFact } from '#cli/checks/search/check.ts'

/** The code's orders for "newer" and "older" with the new-sorting flag off. */
const modified: ReadonlyMap<string, string> = new Map([
  ['newerModified', 'newer'],
  ['olderModified', 'older'],
])

const sorting = (newSorting: boolean): SortingFact => ({
  default: defaultOrder(newSorting),
  options: orderNames(newSorting).map((name) => ({
    ...orderOptions[name],
    name: modified.get(name) ?? name,
  })),
})

/** How domain/ reads a search's address, and orders the results. */
export const gatherSearch = (): SearchFacts => ({
  fields: [...parameterNames, paging.criterion, paging.direction, ...cameraNames],
  criteria: Object.keys(criteria),
  sorting: { on: sorting(true), off: sorting(false) },
  roomsCount: { on: columnOf('rooms', true), off: columnOf('rooms', false) },
})
