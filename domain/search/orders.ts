/** Parameter names of what is not a filter. Pages that only name them load no reader of searches. */
export const paging = { page: 'pag', criterion: 'criterio', direction: 'ordine' } as const

/**
 * The orders of a list; parameter values of `criterio` (specification section 3, "Sorting"; the spellings are
 * ours).
 */
export const criteria = {
  automatic: 'automatico',
  relevance: 'rilevanza',
  // Ours: the specification has paid tiers, and no order without them.
  merit: 'rilevanzaSenzaVisibilita',
  price: 'prezzo',
  surface: 'superficie',
  rooms: 'locali',
  modified: 'dataModifica',
  created: 'dataCreazione',
  floor: 'piano',
  pricePerSquareMetre: 'prezzoMq',
  agencyFirst: 'agenzie',
  privateFirst: 'privati',
  discount: 'sconto',
  // Ours, as the filter.
  monthlyCost: 'costoMensile',
} as const
export type Criterion = keyof typeof criteria

export type Direction = 'asc' | 'desc'

/** One way to order a list. */
export interface Order {
  readonly criterion: Criterion
  readonly direction: Direction
}

/** An order as people choose it; its name is also its message key. */
interface OrderOption extends Order {
  /** Offered only with the new-sorting flag on (true), only with it off (false), or always. */
  readonly newSorting?: boolean
}

/**
 * The options of the sort menu, in its order. "Newer" and "older" go by creation date with the new-sorting flag
 * and by modification date without it; "automatic" exists only without it.
 */
export const orderOptions = {
  automatic: { criterion: 'automatic', direction: 'desc', newSorting: false },
  mostRelevant: { criterion: 'relevance', direction: 'desc' },
  mostRelevantUnpaid: { criterion: 'merit', direction: 'desc' },
  cheaper: { criterion: 'price', direction: 'asc' },
  moreExpensive: { criterion: 'price', direction: 'desc' },
  larger: { criterion: 'surface', direction: 'desc' },
  smaller: { criterion: 'surface', direction: 'asc' },
  moreRooms: { criterion: 'rooms', direction: 'desc' },
  fewerRooms: { criterion: 'rooms', direction: 'asc' },
  newer: { criterion: 'created', direction: 'desc', newSorting: true },
  older: { criterion: 'created', direction: 'asc', newSorting: true },
  newerModified: { criterion: 'modified', direction: 'desc', newSorting: false },
  olderModified: { criterion: 'modified', direction: 'asc', newSorting: false },
  lowerFloor: { criterion: 'floor', direction: 'asc' },
  higherFloor: { criterion: 'floor', direction: 'desc' },
  pricePerSquareMetreUp: { criterion: 'pricePerSquareMetre', direction: 'asc' },
  pricePerSquareMetreDown: { criterion: 'pricePerSquareMetre', direction: 'desc' },
  agenciesFirst: { criterion: 'agencyFirst', direction: 'desc' },
  privateFirst: { criterion: 'privateFirst', direction: 'desc' },
  discounted: { criterion: 'discount', direction: 'desc' },
  cheaperMonthly: { criterion: 'monthlyCost', direction: 'asc' },
} as const satisfies Record<string, OrderOption>
export type OrderName = keyof typeof orderOptions

/** The options on offer under a state of the new-sorting flag. */
export function orderNames(newSorting: boolean): OrderName[] {
  return (Object.keys(orderOptions) as OrderName[]).filter((name) => {
    const option: OrderOption = orderOptions[name]
    return option.newSorting === undefined || option.newSorting === newSorting
  })
}

/** The default order: most relevant with the new-sorting flag on, else automatic. */
export const defaultOrder = (newSorting: boolean): OrderName => (newSorting ? 'mostRelevant' : 'automatic')

/** The option that a `criterio` and `ordine` name; undefined where they name none. Without `ordine`, the first fits. */
export function readOrder(
  criterio: string,
  ordine: string | null,
  newSorting: boolean,
): OrderName | undefined {
  return orderNames(newSorting).find((name) => {
    const { criterion, direction } = orderOptions[name]
    return criteria[criterion] === criterio && (ordine === null || direction === ordine)
  })
}
