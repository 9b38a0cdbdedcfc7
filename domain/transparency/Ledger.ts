import { Schema } from 'effect'
import { holdReasons } from '../publishing/holds.ts'

/** Why an ad is held, as the ledger names it. */
export const ledgerReasons = [...holdReasons, 'other'] as const

/** What the operator decided and how fast the portal told, in the last days. Counts alone: nobody is named. */
export const Ledger = Schema.Struct({
  days: Schema.Int,
  published: Schema.Int,
  held: Schema.Int,
  heldOpen: Schema.Int,
  reasons: Schema.Array(Schema.Struct({ reason: Schema.Literals(ledgerReasons), count: Schema.Int })),
  reported: Schema.Int,
  reportedHandled: Schema.Int,
  objected: Schema.Int,
  objectedAnswered: Schema.Int,
  /** Seconds from a home's publication to its first alert; null below ten homes. */
  delay: Schema.NullOr(Schema.Struct({ half: Schema.Int, most: Schema.Int })),
  /**
   * Made-up ads that measure alerts all the time, and how many did not reach their inbox in five minutes; seconds of half
   * and of nine in ten. Null where none are made.
   */
  canaries: Schema.NullOr(
    Schema.Struct({ sent: Schema.Int, missed: Schema.Int, half: Schema.Int, most: Schema.Int }),
  ),
})
export type Ledger = typeof Ledger.Type
