import { type ContractName, type Criteria, filters } from './filters.ts'
import type { IgnoredParameter } from './SearchQuery.ts'

/** Auctions without auctions would be an empty list: of a list of auctions the wish is left out, and told. */
export function keepAuctions<Asked extends Criteria>(
  criteria: Asked,
  contract: ContractName,
): { readonly criteria: Asked; readonly ignored: readonly IgnoredParameter[] } {
  if (contract !== 'auction' || criteria.excludeAuctions === undefined) return { criteria, ignored: [] }
  const { excludeAuctions: _, ...others } = criteria
  return {
    // Without one of its optional parts it is what was asked.
    criteria: others as Asked,
    ignored: [{ name: filters.excludeAuctions.wire, value: '1', reason: 'auctionsAlone' }],
  }
}
