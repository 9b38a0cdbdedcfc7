import { Schema } from 'effect'
import { holdReasons } from '../../publishing/holds.ts'

/** Why an ad waits for a person. */
export const Hold = Schema.Struct({
  reason: Schema.Literals(holdReasons),
  /** The field that it is about. */
  field: Schema.String,
  /** The words that were found, or the price. */
  found: Schema.String,
})
