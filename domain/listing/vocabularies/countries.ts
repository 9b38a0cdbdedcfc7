import { type NameOf, vocabulary } from '../../vocabulary.ts'

/**
 * Countries of a property: Greece, and those where people in Greece look for property abroad. Ids are ours.
 */
export const countries = vocabulary({
  greece: 1,
  cyprus: 2,
  bulgaria: 3,
  romania: 4,
  albania: 5,
  northMacedonia: 6,
  turkey: 7,
  italy: 8,
})
export type CountryName = NameOf<typeof countries>
