import type { MoreFactName } from '#domain/listing/facts/moreFacts.ts'
import type { FactGroup, FactGroupName } from '../model/FactValue.ts'

/** Where each further fact stands, in its order. */
const further: Readonly<Partial<Record<FactGroupName, readonly MoreFactName[]>>> = {
  home: ['netArea', 'grossArea', 'balconyArea', 'gardenArea', 'wcs', 'levels', 'orientation', 'position'],
  energy: ['certificateNumber', 'certificateIssued', 'certificateValidTo', 'energyUse'],
  law: [
    'buildingIdentity',
    'regularisation',
    'unregisteredArea',
    'encumbrances',
    'usufruct',
    'sharePercent',
    'inheritancePending',
    'planning',
    'zonePrice',
    'zonePriceDay',
  ],
  land: ['buildable', 'buildingCoefficient', 'coverage', 'frontage', 'road', 'water', 'power'],
  access: ['stepsToLift', 'liftWidth', 'doorWidth', 'turningSpace', 'levelShower'],
  terms: [
    'commonCharges',
    'availableFrom',
    'leastTerm',
    'depositMonths',
    'included',
    'declaredAccount',
    'occupiedUntil',
    'mandate',
    'mandateUntil',
  ],
}

/** The name of a group as the page tells it. */
export type ToldGroupName = Exclude<FactGroupName, 'more'>

const order: readonly ToldGroupName[] = [
  'home',
  'building',
  'energy',
  'outside',
  'access',
  'amenities',
  'land',
  'law',
  'terms',
  'listing',
]

/** The groups as the page tells them: the further facts stand among the others. */
export function groupFacts(
  groups: readonly FactGroup[],
): readonly (FactGroup & { readonly name: ToldGroupName })[] {
  const factsOf = (name: FactGroupName) => groups.find((group) => group.name === name)?.facts ?? []
  const more = new Map(factsOf('more').map((fact) => [fact.name, fact]))
  return order
    .map((name) => ({
      name,
      facts: [...factsOf(name), ...(further[name] ?? []).flatMap((one) => more.get(one) ?? [])],
    }))
    .filter(({ facts }) => facts.length > 0)
}
