import type { Demand } from '#domain/api/alerts/SavedSearches.ts'
import type { FactName } from '#domain/listing/facts/factTable.ts'

/** The fact that states what a search asks for, where it has another name. */
const factOfColumn: Readonly<Record<string, FactName>> = {
  heating: 'heatingSystem',
  energyBand: 'energyClass',
  garage: 'parkingKind',
}

/** How many more searches would match if a fact was stated. */
export const demandOf = (demand: Demand | undefined): ReadonlyMap<string, number> =>
  new Map(demand?.facts.map(({ fact, searches }) => [factOfColumn[fact] ?? fact, searches]))
