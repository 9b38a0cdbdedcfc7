/** What a visitor lets companies do: numbers of IAB's list. */
import type { Use, Vendor, VendorList } from '#domain/consent/vendorList.ts'

export interface VendorChoice {
  /** Purposes that are agreed to. */
  readonly purposes: readonly number[]
  /** Purposes whose legitimate interest is not objected to. */
  readonly interests: readonly number[]
  /** Special features that are agreed to. */
  readonly features: readonly number[]
  /** Companies that are agreed to. */
  readonly vendors: readonly number[]
  /** Companies whose legitimate interest is not objected to. */
  readonly vendorInterests: readonly number[]
}
export type ChoiceKind = keyof VendorChoice

/** Purposes 1 and 3 to 6 have consent as their only basis, whatever a company states (policies of TCF 2.2 and later). */
const consentOnly = [1, 3, 4, 5, 6]

export const vendorsOf = (list: VendorList): readonly Vendor[] =>
  Object.values(list.vendors).toSorted((a, b) => a.name.localeCompare(b.name))

const numbers = (found: readonly number[]): readonly number[] =>
  [...new Set(found)].toSorted((one, other) => one - other)

/** Purposes that a company states on legitimate interest, as far as that is allowed. */
export const interestsOf = ({ legIntPurposes }: Vendor): readonly number[] =>
  legIntPurposes.filter((purpose) => !consentOnly.includes(purpose))

/** All that visitors are asked: the choice of those who agree to everything. */
export const everything = (list: VendorList): VendorChoice => {
  const vendors = vendorsOf(list)
  const idsOf = (found: readonly Vendor[]) => numbers(found.map(({ id }) => id))
  return {
    purposes: numbers(vendors.flatMap(({ purposes }) => purposes)),
    interests: numbers(vendors.flatMap(interestsOf)),
    features: numbers(vendors.flatMap(({ specialFeatures }) => specialFeatures)),
    vendors: idsOf(vendors.filter(({ purposes }) => purposes.length > 0)),
    vendorInterests: idsOf(vendors.filter((vendor) => interestsOf(vendor).length > 0)),
  }
}

/** The choice of those who refuse: no consent, and an objection to every legitimate interest. */
export const nothing: VendorChoice = {
  purposes: [],
  interests: [],
  features: [],
  vendors: [],
  vendorInterests: [],
}

/** Before a choice: nothing is agreed to, and nothing objected to. */
export const untouched = (list: VendorList): VendorChoice => {
  const { interests, vendorInterests } = everything(list)
  return { ...nothing, interests, vendorInterests }
}

/** A choice with one entry switched. */
export const switched = (
  choice: VendorChoice,
  kind: ChoiceKind,
  id: number,
  isOn: boolean,
): VendorChoice => ({
  ...choice,
  [kind]: isOn ? numbers([...choice[kind], id]) : choice[kind].filter((one) => one !== id),
})

/** Companies that use a purpose with consent, or on legitimate interest. */
export const usersOf = (list: VendorList, purpose: number) => ({
  byConsent: vendorsOf(list).filter(({ purposes }) => purposes.includes(purpose)),
  byInterest: vendorsOf(list).filter((vendor) => interestsOf(vendor).includes(purpose)),
})

/** The entries of the list with these numbers, in order. */
export const usesOf = (uses: Readonly<Record<string, Use>>, ids: readonly number[]): readonly Use[] =>
  ids.flatMap((id) => uses[id] ?? [])

/** What companies do whatever is chosen: special purposes, and features in the wake of a purpose. */
export const unasked = (list: VendorList) => ({
  specialPurposes: numbers(vendorsOf(list).flatMap((vendor) => vendor.specialPurposes)),
  features: numbers(vendorsOf(list).flatMap((vendor) => vendor.features)),
})
