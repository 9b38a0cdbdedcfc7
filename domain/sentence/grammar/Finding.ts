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
  /** One of several places of the same name. `isWhere`: it says where the place before it is. */
  | { readonly kind: 'place'; readonly candidates: readonly Place[]; readonly isWhere: boolean }
  /** Near any station of the place that the sentence is about. */
  | { readonly kind: 'metro' }
  /** Near stations or lines of this name; which of them depends on the place, too. */
  | { readonly kind: 'stations'; readonly candidates: readonly Place[] }
  /** So many metres from a place. */
  | { readonly kind: 'around'; readonly metres: number; readonly candidates: readonly Place[] }
  /** In the ad's text, since no filter asks for it. */
  | { readonly kind: 'like'; readonly words: readonly string[] }

/** What a rule makes of the tokens from where it looked to `end`: what is in no finding, and weighs something, is unread. */
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
