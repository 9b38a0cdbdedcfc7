import type { MoreFactName } from '#domain/listing/facts/moreFacts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { FactGroupName, ListingFact } from '../model/FactValue.ts'

/** The facts that apply to a kind of property: a field has no floor. */
export interface Nature {
  readonly isLand: boolean
  readonly isHouse: boolean
  readonly isHome: boolean
  readonly isBuilt: boolean
  readonly isRent: boolean
}

/** The facts of each group that are shown where they are stated. */
const facts: Readonly<Partial<Record<FactGroupName, readonly MoreFactName[]>>> = {
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

/** Those whose absence is said too, since a decision needs them. */
const asked: Readonly<Partial<Record<MoreFactName, (nature: Nature) => boolean>>> = {
  netArea: ({ isBuilt }) => isBuilt,
  commonCharges: ({ isHome, isHouse }) => isHome && !isHouse,
  buildingIdentity: ({ isBuilt, isRent }) => isBuilt && !isRent,
  regularisation: ({ isBuilt, isRent }) => isBuilt && !isRent,
  encumbrances: ({ isRent }) => !isRent,
  planning: ({ isLand }) => isLand,
  buildable: ({ isLand }) => isLand,
  road: ({ isLand }) => isLand,
  availableFrom: ({ isHome, isRent }) => isHome && isRent,
  depositMonths: ({ isHome, isRent }) => isHome && isRent,
  stepsToLift: ({ isHome, isHouse }) => isHome && !isHouse,
}

/** The further facts of a group: what was stated, and null for what should have been. */
export const moreFactsOf = (
  group: FactGroupName,
  { more, surfaceKind, amenities }: ListingDetail,
  nature: Nature,
): readonly ListingFact[] =>
  (facts[group] ?? []).flatMap((name): readonly ListingFact[] => {
    const value = more[name]
    if (value !== undefined) return [{ name, value: { kind: 'more', name, value } }]
    // The area that is stated already is the net one; without a lift, no steps lead to it.
    const isSaid =
      (name === 'netArea' && surfaceKind === 'net') || (name === 'stepsToLift' && amenities.lift === false)
    return asked[name]?.(nature) && !isSaid ? [{ name, value: null }] : []
  })
