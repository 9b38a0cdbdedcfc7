import { type NameOf, vocabulary } from '../../vocabulary.ts'

/** The electronic identity of the building, which every deed but a lease needs since 2021. Ids are ours. */
export const buildingIdentities = vocabulary({ yes: 1, underWay: 2, no: 3 })
export type BuildingIdentityName = NameOf<typeof buildingIdentities>

/** Unlicensed parts of the building: none, regularised, under way, or not to be regularised (category 5). Ids are ours. */
export const regularisations = vocabulary({ none: 1, done: 2, pending: 3, impossible: 4 })
export type RegularisationName = NameOf<typeof regularisations>

/** Where a plot lies in respect of the town plan. Ids are ours. */
export const plannings = vocabulary({ withinPlan: 1, settlement: 2, outsidePlan: 3 })
export type PlanningName = NameOf<typeof plannings>

/** A mandate to one agency alone, or to any number. Ids are ours. */
export const mandates = vocabulary({ simple: 1, exclusive: 2 })
export type MandateName = NameOf<typeof mandates>

/** What a rent includes. Stored as a bit mask, bit = id. Ids are ours. */
export const inclusions = vocabulary({
  commonCharges: 1,
  heating: 2,
  water: 3,
  electricity: 4,
  internet: 5,
})
export type InclusionName = NameOf<typeof inclusions>
