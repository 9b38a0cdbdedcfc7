/** The public facts of a listing beyond those of its card and of the older fields of its page. */
import { Schema } from 'effect'
import { schemaOf } from '../../vocabularySchema.ts'
import type { Fact } from './Fact.ts'
import { factOf, type FactName, type ListingFacts } from './factTable.ts'

export const moreFactNames = [
  'netArea',
  'grossArea',
  'balconyArea',
  'gardenArea',
  'wcs',
  'levels',
  'orientation',
  'position',
  'commonCharges',
  'energyUse',
  'certificateNumber',
  'certificateIssued',
  'certificateValidTo',
  'buildingIdentity',
  'regularisation',
  'unregisteredArea',
  'sharePercent',
  'usufruct',
  'encumbrances',
  'inheritancePending',
  'occupiedUntil',
  'planning',
  'buildingCoefficient',
  'coverage',
  'frontage',
  'buildable',
  'road',
  'water',
  'power',
  'zonePrice',
  'zonePriceDay',
  'availableFrom',
  'leastTerm',
  'depositMonths',
  'included',
  'declaredAccount',
  'stepsToLift',
  'doorWidth',
  'liftWidth',
  'levelShower',
  'turningSpace',
  'mandate',
  'mandateUntil',
] as const satisfies readonly FactName[]

export type MoreFactName = (typeof moreFactNames)[number]

/** Those that are stated. */
export type MoreFacts = { readonly [Name in MoreFactName]?: NonNullable<ListingFacts[Name]> }

function schemaOfFact(fact: Fact): Schema.Top {
  switch (fact.kind) {
    case 'whole':
    case 'decimal':
      return Schema.Finite
    case 'choice':
      return schemaOf(fact.of)
    case 'choices':
      return Schema.Array(schemaOf(fact.of))
    case 'answer':
      return Schema.Boolean
    case 'day':
    case 'line':
      return Schema.String
  }
}

/** A fact that is left out was not stated. */
export const MoreFacts = Schema.Struct(
  Object.fromEntries(moreFactNames.map((name) => [name, Schema.optionalKey(schemaOfFact(factOf(name)))])),
) as unknown as Schema.Codec<MoreFacts>
