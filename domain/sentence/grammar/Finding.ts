import type { Place } from '../../geography/Place.ts'
import type { Criteria } from '../../search/filters.ts'
import type { OrderName } from '../../search/orders.ts'

/** Something that words of a sentence ask for, by their tokens; the end not included. */
export interface Finding {
  readonly begin: number
  readonly end: number
  readonly asks: Asked
  /** The filters say more or less than the words. */
  readonly isApproximate?: boolean
  /** It must not be so. */
  readonly isDenied?: boolean
}

export type Asked =
  | { readonly kind: 'criteria'; readonly criteria: Criteria; readonly alone?: Criteria }
  | { readonly kind: 'order'; readonly order: OrderName }
  /** One of several places of the same name. `isWhere`: it locates the place before it. */
  | { readonly kind: 'place'; readonly candidates: readonly Place[]; readonly isWhere: boolean }
  /** Near any station of the place that the sentence is about. */
  | { readonly kind: 'metro' }
  /** Near stations or lines of this name; which of them depends on the place, too. */
  | { readonly kind: 'stations'; readonly candidates: readonly Place[] }
  /** So many metres from a place. */
  | { readonly kind: 'around'; readonly metres: number; readonly candidates: readonly Place[] }
  /** In the listing's text, since there is no filter for it. */
  | { readonly kind: 'like'; readonly words: readonly string[] }

/**
 * What a rule reads from its first token to `end`. A token that is in no finding and is no stop word counts
 * as unread.
 */
export interface Reading {
  readonly end: number
  readonly findings: readonly Finding[]
}

export const asking = (begin: number, end: number, criteria: Criteria, isApproximate = false): Finding => ({
  begin,
  end,
  asks: { kind: 'criteria', criteria },
  ...(isApproximate && { isApproximate }),
})
