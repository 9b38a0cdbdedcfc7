/** Asking prices around a home that is being written, as its page will compare it. */
import { Effect } from 'effect'
import type { ListingFacts } from '#domain/listing/facts/factTable.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { makeReferences, Places } from '#server/content/geography/Places.ts'
import { comparisonOf } from '#server/content/listings/priceComparison.ts'
import type { Columns } from '#server/content/listings/writing/factColumns.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

const idIn = (row: Columns, column: string): number | null => {
  const id = row[column]
  return typeof id === 'number' ? id : null
}

/** The comparison with others of its kind; null without a place, or where too few are near. `id`: its ad, if any. */
export const neighboursOf = Effect.fnUntraced(function* (
  { contract, category, typology }: ListingFacts,
  row: Columns,
  language: Language,
  id = 0,
) {
  if (contract === null || category === null || typology === null) return null
  const reference = makeReferences(yield* Places)
  const places = [
    ...reference('cityZone', idIn(row, 'zone_id'), language),
    ...reference('city', idIn(row, 'municipality_id'), language),
    ...reference('province', idIn(row, 'province_id'), language),
  ]
  const compared = {
    id,
    contract: contracts.idOf(contract),
    category: categories.idOf(category),
    typology: typologies.idOf(typology),
  }
  return yield* comparisonOf(yield* SearchIndex, compared, places)
})
