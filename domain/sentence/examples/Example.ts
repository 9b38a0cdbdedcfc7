import type { ContractName, Criteria } from '../../search/filters.ts'
import type { FilterNameOf } from '../../search/filters.ts'
import type { OrderName } from '../../search/orders.ts'

type Placed = FilterNameOf<'places'> | FilterNameOf<'stations'>

/** Criteria with places by their slugs, so that people can read them. */
export type ReadableCriteria = Omit<Criteria, Placed> & { readonly [Name in Placed]?: readonly string[] }

/** A sentence, all that it should become, and what of it should stay unread. */
export type Example = readonly [
  sentence: string,
  criteria: ReadableCriteria,
  besides?: {
    readonly order?: OrderName
    readonly likelyContract?: ContractName
    readonly unread?: readonly string[]
  },
]
