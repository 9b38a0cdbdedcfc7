import type { SearchNote, SearchProblem } from '#cli/checks/search/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const searchWords: Words<SearchProblem | SearchNote> = {
  'criterion-missing': {
    says: ({ criterion }) => `nothing can be ordered by ${criterion}`,
    mend: 'Add the criterion to `criteria` in domain/search/orders.ts, and what the engine compares for it.',
  },
  'order-missing': {
    says: ({ order, flag }) => `the order "${order}" is not offered with new sorting ${flag}`,
    mend: 'Add the order to `orderOptions` in domain/search/orders.ts, for the states of the new-sorting flag that the specification names.',
  },
  'order-offered': {
    says: ({ order, flag }) => `the order "${order}" is offered with new sorting ${flag}`,
    mend: 'Take the order out of what domain/search/orders.ts offers in that state of the new-sorting flag.',
  },
  'default-order-differs': {
    says: ({ flag, expected, found }) =>
      `with new sorting ${flag} the default is ${found}; it should be ${expected}`,
    mend: 'Mend `defaultOrder` in domain/search/orders.ts.',
  },
  'order-criterion-differs': {
    says: ({ order, expected, found }) =>
      `with new sorting on, "${order}" goes by ${found}; it should go by ${expected}`,
    mend: 'Mend the criterion of that order in `orderOptions` of domain/search/orders.ts.',
  },
  'fields-not-read': {
    says: ({ fields }) => `${fields.length} search parameters are not read yet: ${fields.join(', ')}`,
    mend: 'Nothing today. A filter that reads one is an entry in domain/search/filters.ts; CONTRIBUTING.md says how.',
  },
}
