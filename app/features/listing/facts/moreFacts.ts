import type { MoreFactName } from '#domain/listing/facts/moreFacts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { ListingFact } from '../model/FactValue.ts'

/** The facts that apply to a kind of property: a field has no floor. */
export interface Nature {
  readonly isLand: boolean
  readonly isHouse: boolean
  readonly isHome: boolean
  readonly isBuilt: boolean
  readonly isRent: boolean
}

/** Those whose absence is said too, since a decision needs them. */
const askedOf = ({ isLand, isHouse, isHome, isBuilt, isRent }: Nature): readonly MoreFactName[] => [
  ...(isBuilt ? (['netArea'] as const) : []),
  ...(isBuilt && !isRent ? (['buildingIdentity', 'regularisation'] as const) : []),
  ...(isRent ? [] : (['encumbrances'] as const)),
  ...(isLand ? (['planning', 'buildable', 'road'] as const) : []),
  ...(isHome && isRent ? (['availableFrom', 'depositMonths'] as const) : []),
  ...(isHome && !isHouse ? (['commonCharges', 'stepsToLift'] as const) : []),
]

/** The further facts: what was stated, and null for what should have been. */
export function moreFactsOf(
  { more, surfaceKind, amenities }: ListingDetail,
  nature: Nature,
): readonly ListingFact[] {
  // The area that is stated already is the net one; without a lift, no steps lead to it.
  const isSaid = (name: MoreFactName) =>
    (name === 'netArea' && surfaceKind === 'net') || (name === 'stepsToLift' && amenities.lift === false)
  const stated = (Object.keys(more) as MoreFactName[]).flatMap((name): readonly ListingFact[] => {
    const value = more[name]
    return value === undefined ? [] : [{ name, value: { kind: 'more', name, value } }]
  })
  const missing = askedOf(nature).filter((name) => more[name] === undefined && !isSaid(name))
  return [...stated, ...missing.map((name) => ({ name, value: null }))]
}
