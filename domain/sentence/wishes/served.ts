import { type Criteria, type Filter, filters, isOffered, isServed } from '../../search/filters.ts'
import { type OrderName, orderNames } from '../../search/orders.ts'
import type { SearchFlags } from '../../search/readQuery.ts'
import { entriesOf } from './Draft.ts'
import type { Wish } from './wishes.ts'

/** What the newest are, where the order by creation is not offered. */
const withoutNewSorting: Partial<Record<OrderName, OrderName>> = {
  newer: 'newerModified',
  older: 'olderModified',
}

/** What of a wish there are filters for, with the features that are on; undefined for none. */
export function served(wish: Wish | undefined, flags: SearchFlags): Wish | undefined {
  switch (wish?.kind) {
    case undefined:
      return undefined
    case 'want': {
      const entries = entriesOf(wish.criteria).filter(([name, value]) => isOn(filters[name], value, flags))
      return entries.length > 0 ? { ...wish, criteria: Object.fromEntries(entries) as Criteria } : undefined
    }
    case 'deny':
      return isServed(filters[wish.name], flags) ? wish : undefined
    case 'like':
      return isServed(filters.keyword, flags) ? wish : undefined
    case 'order': {
      const offered = orderNames(flags.listingSearchNewSorting)
      const order = [wish.order, withoutNewSorting[wish.order]].find((one) => one && offered.includes(one))
      return order && { kind: 'order', order }
    }
  }
}

const isOn = (filter: Filter, value: unknown, flags: SearchFlags): boolean =>
  isServed(filter, flags) && (typeof value !== 'string' || isOffered(filter, value, flags))
