import type { FactGroup, ListingFact } from '../model/FactValue.ts'
import { barFacts } from '../overview/barFacts.ts'

export interface FactsToTell {
  /** Stated, and not on the bar above: as rows. */
  readonly rows: readonly ListingFact[]
  /** Stated as "no". */
  readonly without: readonly ListingFact[]
  /** Not stated. */
  readonly missing: readonly ListingFact[]
}

/** The facts of a home by how they are told: every one is in one of the lists, or said whole by the bar. */
export function factsToTell(groups: readonly FactGroup[]): FactsToTell {
  const inBar = new Set<string>(
    // The bar says an area without its kind, and a floor without the floors of the building.
    barFacts(groups).flatMap(({ name, value }) =>
      value.kind === 'count' || value.kind === 'year' ? [name] : [],
    ),
  )
  // The title says the kind of home.
  const isSaid = ({ name, value }: ListingFact) =>
    inBar.has(name) || name === 'typology' || (value?.kind === 'area' && !value.surfaceKind)
  const facts = groups
    .filter(({ name }) => name !== 'listing')
    .flatMap((group) => group.facts)
    .filter((fact) => !isSaid(fact))
  const isNo = ({ value }: ListingFact) =>
    (value?.kind === 'answer' && !value.isYes) || (value?.kind === 'more' && value.value === false)
  return {
    rows: facts.filter((fact) => fact.value !== null && !isNo(fact)),
    without: facts.filter(isNo),
    missing: facts.filter(({ value }) => value === null),
  }
}
