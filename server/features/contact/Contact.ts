/** A contact before its delivery; stored in this form while an address waits for confirmation. */
import type { VisitMode } from '#domain/contact/visits.ts'
import type { MessageReasonName } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'

/** The person who looks for a home. */
export interface Seeker {
  readonly emailKey: string
  readonly email: string
  readonly name: string
  readonly phone: string
}

/** What the seeker asks of the advertiser. */
export type Wish =
  | { readonly kind: 'message'; readonly text: string; readonly reason: MessageReasonName }
  | {
      readonly kind: 'visit'
      readonly text: string
      readonly mode: VisitMode
      /** Moments in ISO 8601, the one liked best first. */
      readonly slots: readonly string[]
    }
  | { readonly kind: 'proposal'; readonly text: string; readonly amount: number }

export interface Contact {
  readonly listingId: number
  readonly language: Language
  readonly seeker: Seeker
  readonly wish: Wish
}
