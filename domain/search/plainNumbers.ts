import { readQuantity } from '../numbers/readQuantity.ts'
import type { Language } from '../locale.ts'
import { type Filter, filterNames, filters, type RangeFilter } from './filters.ts'

const quantities = { EUR: 'money', 'm²': 'area', count: 'count' } as const satisfies Record<
  RangeFilter['unit'],
  string
>

/** What each parameter counts that a form may send as people write numbers. */
const quantityOf = new Map(
  filterNames.flatMap((name) => {
    const filter: Filter = filters[name]
    if (filter.kind === 'monthly') return [[filter.parameter.most, 'money'] as const]
    if (filter.kind !== 'range') return []
    return Object.values(filter.parameter).map((parameter) => [parameter, quantities[filter.unit]] as const)
  }),
)

/** Parameters of a search with amounts and areas in plain digits (`250k` is `250000`); what cannot be read stays. */
export const plainNumbers = (parameters: URLSearchParams, language: Language): URLSearchParams =>
  new URLSearchParams(
    Array.from(parameters, ([name, value]) => {
      const quantity = quantityOf.get(name)
      const read = quantity && readQuantity(value, quantity, language)
      return [name, typeof read === 'number' ? String(read) : value]
    }),
  )
