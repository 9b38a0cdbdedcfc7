/** What each step asks in which an ad is written. */
import { factOf, type FactName } from '../listing/facts/factTable.ts'
import { stepNames, type StepName } from './stepNames.ts'
import type { CategoryName, ContractName } from '../listing/vocabularies/market.ts'

interface StepFields {
  readonly fields: readonly FactName[]
}

export const steps = {
  offer: { fields: ['contract', 'category', 'typology', 'mandate', 'mandateUntil', 'reference'] },
  place: { fields: ['latitude', 'longitude', 'mapDisplay', 'shownRadius'] },
  areas: {
    fields: [
      'surface',
      'surfaceKind',
      'netArea',
      'grossArea',
      'balconyArea',
      'gardenArea',
      'plot',
      'rooms',
      'bedrooms',
      'bathrooms',
      'wcs',
      'levels',
    ],
  },
  building: {
    fields: [
      'floor',
      'floorsTotal',
      'lift',
      'condition',
      'builtYear',
      'permitYear',
      'renovatedYear',
      'orientation',
      'position',
      'heatingSystem',
      'heatingMedium',
    ],
  },
  energy: {
    fields: [
      'energyClass',
      'energyState',
      'certificateNumber',
      'certificateIssued',
      'certificateValidTo',
      'energyUse',
    ],
  },
  legal: {
    fields: [
      'buildingIdentity',
      'regularisation',
      'unregisteredArea',
      'kaek',
      'bareOwnership',
      'undividedShare',
      'sharePercent',
      'usufruct',
      'encumbrances',
      'inheritancePending',
      'availability',
      'occupiedUntil',
      'incomeProperty',
      'planning',
      'buildingCoefficient',
      'coverage',
      'frontage',
      'buildable',
      'road',
      'water',
      'power',
    ],
  },
  equipment: {
    fields: [
      'balcony',
      'furnished',
      'cellar',
      'pool',
      'alarm',
      'garden',
      'views',
      'parkingKind',
      'parkingRight',
      'pets',
      'smokers',
      'students',
      'virtualTour',
      'stepsToLift',
      'liftWidth',
      'doorWidth',
      'levelShower',
      'turningSpace',
    ],
  },
  money: {
    fields: [
      'price',
      'commonCharges',
      'zonePrice',
      'zonePriceDay',
      'availableFrom',
      'leastTerm',
      'depositMonths',
      'included',
      'declaredAccount',
    ],
  },
  photos: { fields: [] },
  words: { fields: [] },
  contact: { fields: [] },
  check: { fields: [] },
  preview: { fields: [] },
} as const satisfies Readonly<Record<StepName, StepFields>>

/** Facts that are not asked: the kind of an ad, and what courts alone state. */
export const notAsked: readonly FactName[] = ['kind', 'auctionStatus', 'court']

interface Offered {
  readonly contract: ContractName | null
  readonly category: CategoryName | null
}

/** What a step asks of a home, in its order: what does not apply to its contract or category is left out. */
export const fieldsOfStep = (step: StepName, { contract, category }: Offered): readonly FactName[] =>
  steps[step].fields.filter((name) => {
    const { contracts, categories } = factOf(name)
    return (
      (contract === null || contracts?.includes(contract) !== false) &&
      (category === null || categories?.includes(category) !== false)
    )
  })

const stepOfFact = new Map<string, StepName>(
  stepNames.flatMap((step) => steps[step].fields.map((name) => [name, step] as const)),
)

/** The step that asks a field, by the path of its problem: `price`, `texts.el.title`, `photo`. */
export function stepOfField(path: string): StepName {
  if (path.startsWith('texts')) return 'words'
  return stepOfFact.get(path) ?? 'check'
}

/** Facts of a home that count as stated or not: what its steps ask, but for the advertiser's own numbers. */
export const countedFacts = (offered: Offered): readonly FactName[] =>
  stepNames.flatMap((step) => fieldsOfStep(step, offered)).filter((name) => !notCounted.includes(name))

/** Needless to state: the advertiser's own numbers, and what follows from another answer. */
const notCounted: readonly FactName[] = [
  'mandate',
  'mandateUntil',
  'reference',
  'longitude',
  'mapDisplay',
  'shownRadius',
  'surfaceKind',
  'kaek',
  'unregisteredArea',
  'sharePercent',
  'occupiedUntil',
  'zonePriceDay',
  'parkingRight',
  'virtualTour',
]
