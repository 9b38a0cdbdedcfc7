/** The list of ads that a figure of the price guide is about. */
import type { Place } from '#domain/geography/Place.ts'
import type { Flags } from '#domain/flags.ts'
import type { Language } from '#domain/locale.ts'
import type { GuideFigure } from '#domain/market/Guide.ts'
import { typologiesOf } from '#domain/market/kindTypologies.ts'
import { filterNamesOf, filters } from '#domain/search/filters.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { writeSearchAddress } from '#domain/search/searchAddress.ts'
import type { PlaceSlug } from '#domain/search/searchPath.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import type { Homes } from './figureRows.ts'

interface Listed extends Homes {
  readonly place: Place
  /** Undefined for all of Greece. */
  readonly slug: PlaceSlug | undefined
}

/** Its address in a language, and how many ads it finds now. */
export function listOf(
  { place, slug, kind, contract }: Listed,
  language: Language,
  flags: Flags,
  countNow: SearchIndexService['countNow'],
): GuideFigure['list'] {
  const criteria = { typology: typologiesOf(kind), ownership: ['full'] } as const
  const market = { contract, category: 'residential' } as const
  return {
    path: writeSearchAddress(
      {
        language,
        ...market,
        place: slug,
        criteria,
        order: defaultOrder(flags.listingSearchNewSorting),
        page: 1,
      },
      flags,
    ),
    total: countNow({ ...criteria, ...market, ...within(place, flags) }),
  }
}

/** A place as a criterion. The country is one only while homes abroad are found as well. */
function within({ level, id }: Place, { internationalSearch }: Flags) {
  const name = filterNamesOf('places').find((one) => filters[one].level === level)
  if (name !== undefined) return { [name]: [id] }
  return internationalSearch ? { country: ['greece'] as const } : {}
}
