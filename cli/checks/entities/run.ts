import { checkEntities, type ExpectedEnumeration } from '#cli/checks/entities/check.ts'
import { gatherEntities } from '#cli/checks/entities/facts.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { energyBands, named, numbered } from '#cli/spec/classification.ts'
import { advertiserFilter, signInMethods } from '#cli/spec/product.ts'

/** The closed lists as cli/spec holds them. */
export const toldLists = { numbered, named, energyBands, advertiserFilter, signInMethods }

/** The same lists, as the check reads them. */
export const enumerationsOf = (told: typeof toldLists): readonly ExpectedEnumeration[] => [
  ...told.numbered,
  ...told.named,
  { name: 'advertiser filter', ...told.advertiserFilter },
  {
    name: 'social providers',
    values: told.signInMethods.social,
    ordered: true,
    section: told.signInMethods.section,
  },
  bandsOf(told.energyBands),
]

/** Bands as a list of names: a class with its band. */
const bandsOf = (bands: typeof energyBands): ExpectedEnumeration => ({
  name: 'energy bands',
  values: bands.flatMap(({ band, classes }) => classes.map((letter) => `${band} ${letter}`)),
  section: bands[0].section,
})

/** Every list of the specification that the code holds as well. */
export const entitySpec: readonly ExpectedEnumeration[] = enumerationsOf(toldLists)

/** Holds the vocabularies of domain/ against section 3. */
export async function entitiesCheck(): Promise<Findings> {
  return {
    check: 'entities',
    problems: checkEntities(gatherEntities(), entitySpec),
    notes: [],
    checked: entitySpec.length,
  }
}
