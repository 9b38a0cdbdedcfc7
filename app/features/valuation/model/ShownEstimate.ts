import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import type { ValuationRead } from '#domain/valuation/valuationAddress.ts'

/** An estimate, and the fields that it was asked with. */
export interface ShownEstimate {
  estimate: Estimated
  typed: ValuationRead['typed']
}
