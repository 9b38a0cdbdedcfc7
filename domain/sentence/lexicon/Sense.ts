import type { Criteria } from '../../search/filters.ts'
import type { OrderName } from '../../search/orders.ts'

/**
 * What words can mean, in any language: a table that the lexicons give words to. Most senses set criteria; the
 * others are the grammar's joints.
 */
export type Sense =
  | Sets
  | { readonly kind: 'order'; readonly order: OrderName }
  | Unit
  | Noun
  | { readonly kind: 'relation'; readonly relation: Relation }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'times'; readonly factor: number }
  | { readonly kind: 'level'; readonly level: LevelSaid }
  | { readonly kind: Joint }

export interface Sets {
  readonly kind: 'sets'
  readonly criteria: Criteria
  /** What it means if nothing else names the property: a garage itself, not a home with one. */
  readonly alone?: Criteria
  /** The filter is broader or narrower than the word. */
  readonly isApproximate?: true
}

/** What a number counts or measures. */
export type Measured =
  | 'price'
  | 'surface'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'floor'
  | 'distance'
  /** A price per square metre: there is an order by it, no filter. */
  | 'pricePerArea'
  /** Minutes, years, another currency: no filter looks at it. */
  | 'other'

export interface Unit {
  readonly kind: 'unit'
  readonly of: Measured
  /** How many of the filter's own unit it is. */
  readonly factor: number
  /** Rooms that are counted although they are no bedrooms. */
  readonly besides: number
}

/** Names what the number before or after it is about: "price", "area". */
export interface Noun {
  readonly kind: 'noun'
  readonly of: Measured
}

/** How a number bounds what it counts; `above` and `below` leave the number itself out. */
export type Relation = 'most' | 'least' | 'below' | 'above' | 'around' | 'between' | 'more' | 'less'

/** A level before a name: "the island of Rhodes". */
export type LevelSaid = 'region' | 'province' | 'city' | 'cityZone' | 'island'

/**
 * `like`: known, without a filter: it becomes a keyword. `verbatim`: the same, and stop words count ("εκτός
 * σχεδίου" is the opposite of "εντός σχεδίου"). `nearby`: the same, after a word for "near".
 */
export type Joint =
  | 'not'
  | 'optional'
  | 'near'
  | 'metro'
  | 'station'
  | 'line'
  | 'street'
  | 'centre'
  | 'energyClass'
  | 'like'
  | 'verbatim'
  | 'nearby'
  | 'in'
  | 'with'
  | 'and'
  | 'or'
  | 'to'
  | 'from'
  | 'filler'
