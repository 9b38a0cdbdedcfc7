import type { Flags } from '../flags.ts'
import type { Gazetteer } from '../geography/Gazetteer.ts'
import type { Place } from '../geography/Place.ts'
import type { ContractName } from '../listing/vocabularies/market.ts'
import type { Language } from '../locale.ts'
import { type Criteria, filterNamesOf, filters } from '../search/filters.ts'
import { defaultOrder } from '../search/orders.ts'
import { withoutPlaces, writeSearchAddress } from '../search/searchAddress.ts'
import { placeSlugOf } from '../search/searchPath.ts'
import type { SentenceReading } from './readSentence.ts'

export interface ReadingContext {
  readonly gazetteer: Gazetteer
  readonly flags: Flags
  /** The contract that was chosen beside the sentence, for one that names none. */
  readonly contract?: ContractName | undefined
}

/** What a reading looks for: homes to buy, where neither its words nor its price say otherwise. */
export const criteriaOfReading = (
  { criteria, likelyContract }: SentenceReading,
  { contract }: Pick<ReadingContext, 'contract'>,
) =>
  ({
    ...criteria,
    contract: criteria.contract ?? contract ?? likelyContract ?? 'sale',
    category: criteria.category ?? 'residential',
  }) satisfies Criteria

/** The address of the list that a reading of a sentence leads to. */
export function addressOfReading(
  reading: SentenceReading,
  language: Language,
  context: ReadingContext,
): string {
  const { gazetteer, flags } = context
  const { contract, category, ...rest } = criteriaOfReading(reading, context)
  const place = onlyPlace(rest, gazetteer)
  const slug = place && placeSlugOf(gazetteer.ancestors(place).toReversed())
  return writeSearchAddress(
    {
      language,
      contract,
      category,
      place: slug,
      criteria: slug ? withoutPlaces(rest) : rest,
      order: reading.order ?? defaultOrder(flags.listingSearchNewSorting),
      page: 1,
    },
    flags,
  )
}

/** The place that a path can name: the only one that was said. */
function onlyPlace(criteria: Criteria, gazetteer: Gazetteer): Place | undefined {
  const [only, ...others] = filterNamesOf('places').flatMap((name) =>
    (criteria[name] ?? []).map((id) => gazetteer.place(filters[name].level, id)),
  )
  return others.length === 0 ? only : undefined
}
