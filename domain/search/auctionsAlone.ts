import { type ContractName, type Criteria, filters } from './filters.ts'
import type { IgnoredParameter } from './SearchQuery.ts'

/** Auctions without auctions would be an empty list: from a list of auctions the filter is dropped, and reported. */
export function keepAuctions<Asked extends Criteria>(
  criteria: Asked,
  contract: ContractName,
): { readonly criteria: Asked; readonly ignored: readonly IgnoredParameter[] } {
  if (contract !== 'auction' || criteria.excludeAuctions === undefined) return { criteria, ignored: [] }
  const { excludeAuctions: _, ...others } = criteria
  return {
    // Without one of its optional parts it is unchanged.
    criteria: others as Asked,
    ignored: [{ name: filters.excludeAuctions.parameter, value: '1', reason: 'auctionsAlone' }],
  }
}
