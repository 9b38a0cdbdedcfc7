import { checkEntities, type ExpectedEnumeration } from '#cli/checks/entities/check.ts'
import { gatherEntities } from '#cli/checks/entities/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { energyBands, named, numbered } from '#cli/spec/classification.ts'
import { advertiserFilter } from '#cli/spec/product.ts'

/** Bands as a list of names: a class said with its band. */
const bands: ExpectedEnumeration = {
  name: 'energy bands',
  values: energyBands.flatMap(({ band, classes }) => classes.map((letter) => `${band} ${letter}`)),
  section: energyBands[0].section,
}

/** Every list of section 3, as the check reads it. */
export const entitySpec: readonly ExpectedEnumeration[] = [
  ...numbered,
  ...named,
  { name: 'advertiser filter', ...advertiserFilter },
  bands,
]

/** Holds the vocabularies of domain/ against section 3. */
export async function entitiesCheck(): Promise<Findings> {
  return {
    check: 'entities',
    problems: checkEntities(gatherEntities(), entitySpec),
    notes: [],
    checked: entitySpec.length,
  }
}
