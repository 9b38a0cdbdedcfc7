import { type Criteria, type Filter, type FilterName, filters, type Range } from '../search/filters.ts'
import type { OrderName } from '../search/orders.ts'
import { entriesOf, othersThan } from './wishes/Draft.ts'
import type { Wish } from './wishes/wishes.ts'

interface Span {
  /** Offsets into the text, the end not included. */
  readonly start: number
  readonly end: number
  /** The filter is broader or narrower than the words. */
  readonly isApproximate?: true
  /** Without effect: another part of the sentence overrides it. */
  readonly isOverruled?: true
}

/** What a piece of the sentence set: a filter, and the value that it alone would give it, or the order. */
export type Understood = Span &
  (
    | {
        [Name in FilterName]: { readonly filter: Name; readonly value: NonNullable<Criteria[Name]> }
      }[FilterName]
    | { readonly filter: 'order'; readonly value: OrderName }
  )

/** What a wish of a span sets, filter by filter. */
export function understoodOf(
  span: Omit<Span, 'isOverruled'>,
  wish: Wish,
  criteria: Criteria,
  order: OrderName | undefined,
): Understood[] {
  if (wish.kind === 'order') {
    const isOverruled = wish.order !== order
    return [{ ...span, filter: 'order', value: wish.order, ...(isOverruled && { isOverruled }) }]
  }
  return valuesOf(wish).map(([filter, value]) => {
    const isOverruled = !isIn(criteria[filter], value)
    return { ...span, filter, value, ...(isOverruled && { isOverruled }) } as Understood
  })
}

function valuesOf(wish: Exclude<Wish, { kind: 'order' }>): [FilterName, unknown][] {
  switch (wish.kind) {
    case 'want':
      return entriesOf(wish.criteria)
    case 'deny': {
      const filter: Filter = filters[wish.name]
      return filter.kind === 'choices' ? [[wish.name, othersThan(filter, wish.values)]] : []
    }
    case 'like':
      return [['keyword', wish.words.map((word) => (wish.isDenied ? `-${word}` : word)).join(' ')]]
  }
}

/** Whether any part of the words is in the criteria. */
function isIn(all: unknown, said: unknown): boolean {
  if (Array.isArray(all) && Array.isArray(said)) return said.some((value) => all.includes(value))
  if (typeof all === 'string' && typeof said === 'string') return all.includes(said)
  if (!isRange(all) || !isRange(said)) return all === said
  return (said.min !== undefined && said.min === all.min) || (said.max !== undefined && said.max === all.max)
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && ('min' in value || 'max' in value)
