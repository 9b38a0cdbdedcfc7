import { defaultTerms } from '../../costs/loanTerms.ts'
import { type ContractName, type Criteria, filters } from '../filters.ts'
import { type OrderName, orderOptions } from '../orders.ts'
import type { IgnoredParameter } from '../SearchQuery.ts'

/** The part of a search that the monthly cost depends on. */
export interface LoanSearch<Asked extends Criteria> {
  readonly criteria: Asked
  readonly order: OrderName
}

/** By universal time: a calendar of Greece would be in every first view. */
const today = () => new Date().toISOString().slice(0, 10)

const isByMonth = (order: OrderName) => orderOptions[order].criterion === 'monthlyCost'

/**
 * A search by monthly cost with the terms that it leaves out, so that its address and what is saved of it keep them. Rents
 * need no loan. Where no rate is stated and none is in force, and for auctions, the limit and the order are dropped,
 * and reported. `usual` is the order in its place.
 */
export function withLoan<Asked extends Criteria>(
  { criteria, order }: LoanSearch<Asked>,
  contract: ContractName,
  usual: OrderName,
  day = today,
): LoanSearch<Asked> & { readonly ignored: readonly IgnoredParameter[] } {
  const { monthlyCost: asked, ...others } = criteria
  const most = asked?.most
  const unchanged = { criteria, order, ignored: [] }
  if (asked === undefined && !isByMonth(order)) return unchanged
  // Without one of its optional parts it is unchanged.
  const without = others as Asked
  if (most === undefined && !isByMonth(order)) return { ...unchanged, criteria: without }
  if (contract === 'rent')
    return { ...unchanged, criteria: most === undefined ? without : { ...criteria, monthlyCost: { most } } }
  const terms = contract === 'sale' ? { ...defaultTerms(day()), ...asked?.loan } : {}
  const { share, rate, years } = terms
  if (share !== undefined && rate !== undefined && years !== undefined)
    return {
      ...unchanged,
      criteria: {
        ...criteria,
        monthlyCost: { ...(most !== undefined && { most }), loan: { share, rate, years } },
      },
    }
  const value = most === undefined ? '' : String(most)
  return {
    criteria: without,
    order: isByMonth(order) ? usual : order,
    ignored: [
      {
        name: filters.monthlyCost.parameter.most,
        value,
        reason: contract === 'sale' ? 'rateNeeded' : 'auctionsAlone',
      },
    ],
  }
}
