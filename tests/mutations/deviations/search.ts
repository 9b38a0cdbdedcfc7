import type { Mutation } from '../Mutation.ts'

/** Parameters and orders of section 3. */
export const search: readonly Mutation[] = [
  {
    name: 'a criterion that is gone',
    file: 'domain/search/orders.ts',
    find: `  discount: 'sconto',
`,
    replace: '',
    code: 'criterion-missing',
    at: 'domain/search/orders.ts criteria',
  },
  {
    name: 'an order that is gone',
    file: 'domain/search/orders.ts',
    find: `  smaller: { criterion: 'surface', direction: 'asc' },
`,
    replace: '',
    code: 'order-missing',
    at: 'domain/search/orders.ts orderOptions',
  },
  {
    name: 'automatic offered beside the new sorting',
    file: 'domain/search/orders.ts',
    find: `direction: 'desc', newSorting: false },
  mostRelevant:`,
    replace: `direction: 'desc' },
  mostRelevant:`,
    code: 'order-offered',
    at: 'domain/search/orders.ts orderOptions',
  },
  {
    name: 'the cheapest first when nobody chose',
    file: 'domain/search/orders.ts',
    find: "newSorting ? 'mostRelevant' : 'automatic'",
    replace: "newSorting ? 'cheaper' : 'automatic'",
    code: 'default-order-differs',
    at: 'domain/search/orders.ts defaultOrder',
  },
  {
    name: 'relevance without the new sorting as well',
    file: 'domain/search/orders.ts',
    find: "newSorting ? 'mostRelevant' : 'automatic'",
    replace: "newSorting ? 'mostRelevant' : 'mostRelevant'",
    code: 'default-order-differs',
    at: 'domain/search/orders.ts defaultOrder',
  },
  {
    name: 'newer by the day of the last change',
    file: 'domain/search/orders.ts',
    find: "newer: { criterion: 'created'",
    replace: "newer: { criterion: 'modified'",
    code: 'order-criterion-differs',
    at: 'domain/search/orders.ts orderOptions.newer',
  },
]
