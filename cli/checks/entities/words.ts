import type { EntitiesProblem } from '#cli/checks/entities/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const entitiesWords: Words<EntitiesProblem> = {
  'enumeration-missing': {
    says: ({ enumeration }) => `the code has no list for ${enumeration}`,
    mend: 'Declare the list in domain/ (most are vocabularies under domain/listing/vocabularies/), and name its place in cli/checks/entities/facts.ts.',
  },
  'entry-missing': {
    says: ({ enumeration, entry }) => `${enumeration} lacks "${entry}"`,
    mend: 'Add the entry to the list. If the code calls it by another word, say so in the words of that list in cli/checks/entities/facts.ts.',
  },
  'id-differs': {
    says: ({ enumeration, entry, expected, found }) =>
      `${enumeration}: "${entry}" has the number ${found}; it should be ${expected}`,
    mend: 'Give the entry the specification’s number: addresses and stored listings carry it, so a wrong one finds other homes.',
  },
  'id-taken': {
    says: ({ enumeration, entry, id, by }) =>
      `${enumeration}: "${by}" uses the number ${id}, which belongs to "${entry}"`,
    mend: 'Give the entry of our own a number that the specification does not use.',
  },
  'order-differs': {
    says: ({ enumeration, expected, found }) => `${enumeration} stand as ${found}; the order is ${expected}`,
    mend: 'Put the entries into the specification’s order: what reads the list, first of all a menu, shows them as they stand.',
  },
}
