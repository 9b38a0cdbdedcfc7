import type { ContractName } from '../../listing/vocabularies/market.ts'
import type { Criteria } from '../../search/filters.ts'

/** A rent is less, a price to buy is more; between them anything may be. */
const likelyRent = 5_000
const likelySale = 20_000

/** The contract that a price suggests if no word says whether to buy or to rent. */
export function likelyContract({ contract, price, category }: Criteria): ContractName | undefined {
  const most = price?.max ?? price?.min
  if (contract !== undefined || most === undefined || category === 'land') return undefined
  if (most <= likelyRent) return 'rent'
  return most >= likelySale ? 'sale' : undefined
}
