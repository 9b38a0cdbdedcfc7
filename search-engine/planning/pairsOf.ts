import { type Criteria, filters } from '#domain/search/filters.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { marketKey, type Pair } from '../store/Partitions.ts'

const { contract: contracts, category: categories, excludeAuctions } = filters

/** The pairs of contract and category that the criteria allow. */
export function pairsOf({ partitions }: ColumnIndex, criteria: Criteria): readonly Pair[] {
  const contract = criteria.contract && contracts.vocabulary.idOf(criteria.contract)
  const category = criteria.category && categories.vocabulary.idOf(criteria.category)
  const pairs =
    contract === undefined || category === undefined
      ? partitions.pairs.filter(
          (pair) =>
            (contract === undefined || pair.contract === contract) &&
            (category === undefined || pair.category === category),
        )
      : only(partitions.markets.get(marketKey(contract, category)))
  return criteria.excludeAuctions ? pairs.filter((pair) => pair.contract !== excludeAuctions.id) : pairs
}

const only = (pair: Pair | undefined): readonly Pair[] => (pair ? [pair] : [])
